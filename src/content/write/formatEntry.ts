import { collections, type CollectionName } from '../model/collections';
import type { z } from 'zod';
import { fieldSchemas, itemSchema } from '../model/fieldInfo';

/** The fields of an entry as the repository keeps them. */
export type Fields = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The fields in the order of a schema's, those of inner objects and lists too; unknown ones come last. */
const inOrder = (fields: Fields, schema: z.ZodType | undefined): Fields => {
  const schemas = fieldSchemas(schema) ?? {};
  const known = Object.keys(schemas).filter((name) => name in fields);
  const names = [...known, ...Object.keys(fields).filter((name) => !known.includes(name))];
  return Object.fromEntries(
    names.map((name) => {
      return [name, valueInOrder(fields[name], schemas[name])];
    }),
  );
};

const valueInOrder = (value: unknown, schema: z.ZodType | undefined): unknown => {
  if (Array.isArray(value)) return value.map((item) => valueInOrder(item, itemSchema(schema)));
  return isObject(value) ? inOrder(value, schema) : value;
};

const flow = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(flow).join(', ')}]` : JSON.stringify(value);

/** YAML whose values are written as JSON, which no reader of YAML takes for anything else. */
const frontmatter = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `${name}: ${flow(value)}\n`)
    .join('');

/**
 * The text of an entry's file, always in the same form, so that a comparison shows what changed and nothing else:
 * the schema's order, two spaces, a newline at the end. `body` is the Markdown, in collections that have one.
 */
export const formatEntry = (collection: CollectionName, fields: Fields, body = ''): string => {
  const { files, schema } = collections[collection];
  const ordered = inOrder(fields, schema);
  if (!files.endsWith('.md')) return `${JSON.stringify(ordered, null, 2)}\n`;
  const text = body.replaceAll('\r\n', '\n').trim();
  return `---\n${frontmatter(ordered)}---\n${text && `\n${text}\n`}`;
};
