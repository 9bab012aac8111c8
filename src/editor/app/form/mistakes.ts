import { z } from 'zod';
import { fieldsOf, infoOf, itemSchema } from '../../../content/model/fieldInfo';
import { notThere } from '../../../content/model/fileTypes';
import { findings, show } from '../../../content/model/findings';
import type { Reason } from '../../../content/read/refused';
import { capitalise } from '../../../lib/text';
import type { Fields } from '../entryState';
import { valueAt } from './values';

/** What is wrong with fields, by their paths. */
export type Mistakes = ReadonlyMap<string, string>;

/** The names of a field and of all around it, as the form has them: Editions 1, Retailers 2, Link. */
export const labelsAt = (schema: z.ZodType, path: string): string[] => {
  const [name = '', ...inner] = path.split('.');
  if (path === 'body') return ['Text'];
  const field = schema instanceof z.ZodObject ? fieldsOf(schema).find((one) => one.name === name) : undefined;
  if (!field) return [name];
  const item = itemSchema(field.schema);
  const place = inner[0];
  const labelled =
    item && place !== undefined
      ? `${field.info.one ?? infoOf(item)?.label ?? field.info.label} ${Number(place) + 1}`
      : field.info.label;
  const rest = item ? inner.slice(1) : inner;
  return [labelled, ...(rest.length ? labelsAt(item ?? field.schema, rest.join('.')) : [])];
};

/** What is said of a field as the form says it: with the field's name, and without what stands in it, which one sees. */
const inForm = (schema: z.ZodType, path: string, message: string, value?: unknown): string => {
  const got = value === undefined ? '' : `, got ${show(value)}`;
  const said = got && message.endsWith(got) ? message.slice(0, -got.length) : message;
  const words = said === notThere ? 'is not there any more: choose it anew' : said;
  // A file beside the entry is known to its author by its name alone.
  return `${capitalise(labelsAt(schema, path).at(-1) ?? '')} ${words.replaceAll('"./', '"')}`;
};

/** What the schema finds wrong with the fields of an entry. */
export const mistakesIn = (schema: z.ZodObject, fields: Fields): Mistakes =>
  new Map(
    findings(schema, fields).map(({ path, message }) => {
      const name = path.join('.');
      return [name, inForm(schema, name, message, valueAt(fields, name))];
    }),
  );

/** What the last save refused, by the fields that are still as they were then; the checks call the body text. */
export const refusedIn = (
  schema: z.ZodObject,
  reasons: readonly Reason[],
  before: Fields,
  now: Fields,
): Mistakes =>
  new Map(
    reasons.flatMap(({ field: name, message }): (readonly [string, string])[] => {
      if (name === undefined) return [];
      const field = name === 'text' ? 'body' : name;
      const [then, value] = [valueAt(before, field), valueAt(now, field)];
      const isSame = JSON.stringify(then) === JSON.stringify(value);
      return isSame ? [[field, inForm(schema, field, message, value)]] : [];
    }),
  );

/** What is to be looked at in an entry, with the names of its fields; of files beside it as it is. */
export const adviceIn = (schema: z.ZodObject, reasons: readonly Reason[]): Reason[] =>
  reasons.map((one) => (one.field === undefined ? one : { message: inForm(schema, one.field, one.message) }));
