import type { FieldPath } from '../read/parsedFile';

/** A text somewhere in the value of an entry. */
interface FoundText {
  readonly path: FieldPath;
  readonly text: string;
}

/** All texts of a value, those of lists and objects within it too, with where they stand. */
export const stringsIn = (value: unknown, path: FieldPath = []): FoundText[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, [...path, name]));
};
