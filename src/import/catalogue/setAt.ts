import type { Fields } from '../../content/write/formatEntry';

const at = (before: unknown, [step, ...rest]: readonly string[], value: unknown): unknown => {
  if (step === undefined) return value;
  if (!/^\d+$/.test(step)) {
    const group = (before ?? {}) as Fields;
    return { ...group, [step]: at(group[step], rest, value) };
  }
  const list: readonly unknown[] = Array.isArray(before) ? before : [];
  const index = Number(step) - 1;
  return Array.from({ length: Math.max(list.length, index + 1) }, (_, place) =>
    place === index ? at(list[place], rest, value) : (list[place] ?? {}),
  );
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
