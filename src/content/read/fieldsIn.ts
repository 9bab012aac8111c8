import type { z } from 'zod';
import { collections } from '../model/collections';
import { type FieldInfo, fieldSchemas, infoOf, itemSchema } from '../model/fieldInfo';
import { fileKindIn } from '../model/fileFields';
import type { KindName } from '../model/kinds';
import { type Entry, isMalformed } from './entry';
import type { FieldPath } from './parsedFile';

/** A text in an entry, and what the model says of its field; of a field that it does not know, nothing. */
interface FieldText {
  readonly path: FieldPath;
  readonly text: string;
  readonly info: FieldInfo | undefined;
}

const textsIn = (value: unknown, schema: z.ZodType | undefined, path: FieldPath = []): FieldText[] => {
  if (typeof value === 'string') return [{ path, text: value, info: schema && infoOf(schema) }];
  if (typeof value !== 'object' || value === null) return [];
  const item = itemSchema(schema);
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsIn(inner, item, [...path, index]));
  const fields = new Map(Object.entries(fieldSchemas(schema) ?? {}));
  return Object.entries(value).flatMap(([name, inner]) => textsIn(inner, fields.get(name), [...path, name]));
};

/** All texts in the fields of an entry, those of lists and objects too. */
export const textsOf = ({ collection, parsed }: Entry): FieldText[] =>
  textsIn(parsed.value, collections[collection].schema);

/** The well-formed fields of an entry that are of a kind, each with its text. */
export const fieldsOfKind = (entry: Entry, kind: KindName) =>
  textsOf(entry).flatMap(({ path, text, info }) =>
    info?.kind === kind && !isMalformed(entry, path) ? [{ path, text, info }] : [],
  );

/** The fields of an entry that name files beside it, each with its text. */
export const filesNamedBy = (entry: Entry) =>
  textsOf(entry).flatMap(({ path, text, info }) => {
    const fileKind = info && fileKindIn(info);
    return fileKind ? [{ path, text, info, fileKind }] : [];
  });
