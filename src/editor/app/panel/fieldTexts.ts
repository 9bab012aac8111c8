import { z } from 'zod';
import { collections } from '../../../content/model/collections';
import { fieldsOf } from '../../../content/model/fieldInfo';
import { readableEntry } from '../../entryOf';
import { valueInWords } from '../form/words';

/** What stands in the fields of an entry, by their labels. */
export type FieldTexts = ReadonlyMap<string, string>;

const inWords = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.map(inWords).join('\n');
  return typeof value === 'object' && value !== null
    ? Object.values(value).map(inWords).join(', ')
    : String((value as string | number | undefined) ?? '');
};

const textsIn = (schema: z.ZodObject, fields: unknown, english: string, within = ''): [string, string][] =>
  fieldsOf(schema).flatMap((field): [string, string][] => {
    const value = (fields as Readonly<Record<string, unknown>> | null)?.[field.name];
    const label = within + field.info.label;
    if (value === undefined) return [];
    return field.schema instanceof z.ZodObject
      ? textsIn(field.schema, value, english, `${label}: `)
      : [[label, typeof value === 'string' ? valueInWords(value, field.info, english) : inWords(value)]];
  });

/** What stands in an entry's file, in an English, by the labels of its form; null where it cannot be read as one. */
export const fieldTexts = (path: string, raw: string, english = 'en'): FieldTexts | null => {
  const entry = readableEntry(path, raw);
  if (!entry) return null;
  const { value, body = '' } = entry.parsed;
  const text: [string, string][] = path.endsWith('.md') ? [['Text', body.trim()]] : [];
  return new Map([...textsIn(collections[entry.collection].schema, value, english), ...text]);
};

/** The labels of the fields in which two states of an entry differ, all where there is no other state. */
export const differing = (one: FieldTexts, other: FieldTexts | null): string[] => {
  const labels = new Set([...one.keys(), ...(other?.keys() ?? [])]);
  return [...labels].filter((label) => one.get(label) !== other?.get(label));
};
