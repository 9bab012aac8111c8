import type { Fields } from '../../content/write/formatEntry';

const inGroup = (fields: Fields, step: string, rest: readonly string[], value: unknown): Fields => ({
  ...fields,
  [step]: at(fields[step], rest, value),
});

const inList = (
  list: readonly unknown[],
  index: number,
  rest: readonly string[],
  value: unknown,
): unknown[] =>
  Array.from({ length: Math.max(list.length, index + 1) }, (_, place) =>
    place === index ? at(list[place], rest, value) : (list[place] ?? {}),
  );

const at = (before: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (/^\d+$/.test(step)) return inList(Array.isArray(before) ? before : [], Number(step) - 1, rest, value);
  return inGroup((before ?? {}) as Fields, step, rest, value);
};

/** The fields with a value at a path, whose lists are numbered from 1. */
export const setAt = (fields: Fields, path: string, value: unknown): Fields =>
  at(fields, path.split('.'), value) as Fields;

/** What stands at such a path; undefined where nothing does. */
export const valueAt = (fields: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>(
      (value, step) => (value as Fields | null | undefined)?.[/^\d+$/.test(step) ? Number(step) - 1 : step],
      fields,
    );
