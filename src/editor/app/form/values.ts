import { z } from 'zod';
import { fieldSchemas, itemSchema } from '../../../content/model/fieldInfo';
import type { Fields } from '../entryState';

/** The value of a field by its path, with dots for fields within fields. */
export const valueAt = (value: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((at, name) => (at as Readonly<Record<string, unknown>> | undefined)?.[name], value);

/** Whether there is nothing in a value that a file would say. */
export const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.keys(value).length === 0);

const isLeftOut = (schema: z.ZodType | undefined, value: unknown): boolean =>
  isEmpty(value) && (typeof value !== 'object' || schema === undefined || schema instanceof z.ZodOptional);

const replaced = (
  schema: z.ZodType | undefined,
  value: unknown,
  [name, ...inner]: readonly string[],
  next: unknown,
): unknown => {
  if (name === undefined) return next;
  const item = itemSchema(schema);
  if (item) {
    const items = Array.isArray(value) ? (value as readonly unknown[]) : [];
    const at = Number(name);
    return items.toSpliced(at, 1, replaced(item, items[at], inner, next));
  }
  const schemas = fieldSchemas(schema) ?? {};
  const fields = (value ?? {}) as Fields;
  const changed: Fields = { ...fields, [name]: replaced(schemas[name], fields[name], inner, next) };
  const names = new Set([...Object.keys(schemas), ...Object.keys(changed)]);
  return Object.fromEntries(
    [...names].flatMap((one) =>
      one in changed && !isLeftOut(schemas[one], changed[one]) ? [[one, changed[one]]] : [],
    ),
  );
};

/** The same fields with another value at a path: in the order of the schema, and without what is empty and may be left out. */
export const withValue = (schema: z.ZodObject, fields: Fields, path: string, value: unknown): Fields =>
  replaced(schema, fields, path.split('.'), value) as Fields;
