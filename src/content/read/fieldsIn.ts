import type { z } from 'zod';
import { collections } from '../model/collections';
import { type FieldInfo, fieldSchemas, infoOf, itemSchema } from '../model/fieldInfo';
import { fileKindIn } from '../model/fileFields';
import type { Entry } from './entry';
import type { FieldPath } from './parsedFile';

/** A field that holds a text, wherever in an entry it stands. */
interface FieldText {
  readonly path: FieldPath;
  readonly text: string;
  readonly info: FieldInfo;
}

const textsIn = (schema: z.ZodType, value: unknown, path: FieldPath): FieldText[] => {
  const item = itemSchema(schema);
  if (item && Array.isArray(value))
    return value.flatMap((inner, index) => textsIn(item, inner, [...path, index]));
  const fields = fieldSchemas(schema);
  if (fields && typeof value === 'object' && value !== null)
    return Object.entries(fields).flatMap(([name, inner]) =>
      textsIn(inner, (value as Readonly<Record<string, unknown>>)[name], [...path, name]),
    );
  const info = infoOf(schema);
  return typeof value === 'string' && info ? [{ path, text: value, info }] : [];
};

const fieldTexts = ({ collection, parsed }: Entry): FieldText[] =>
  textsIn(collections[collection].schema, parsed.value, []);

/** The fields of an entry that are of a kind, those of inner objects and lists too, each with its text. */
export const fieldsOfKind = (entry: Entry, kind: FieldInfo['kind']): FieldText[] =>
  fieldTexts(entry).filter(({ info }) => info.kind === kind);

/** The fields of an entry that name files beside it, each with its text. */
export const filesNamedBy = (entry: Entry) =>
  fieldTexts(entry).flatMap((field) => {
    const fileKind = fileKindIn(field.info);
    return fileKind ? [{ ...field, fileKind }] : [];
  });

/** All texts of a value, those of lists and objects within it too, with where they stand. */
export const stringsIn = (value: unknown, path: FieldPath = []): Pick<FieldText, 'path' | 'text'>[] => {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((item, index) => stringsIn(item, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => stringsIn(inner, [...path, name]));
};
