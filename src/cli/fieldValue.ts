import { homedir } from 'node:os';
import { extname } from 'node:path';
import { z } from 'zod';
import { findings, show } from '../content/model/findings';
import { type Answer, fieldsOf, itemSchema, type NamedField } from '../content/model/fieldInfo';
import { fileKindIn } from '../content/model/fileFields';
import { kinds } from '../content/model/kinds';
import { wholeAddress } from '../content/model/wholeAddress';

/** A field as an author types it. */
export interface TypedField extends NamedField {
  /** The name of the object that it is a part of, where this can be left out as a whole. */
  readonly group?: string;
}

const withinField = (outer: NamedField, inner: NamedField): TypedField => ({
  ...inner,
  ...(!outer.isRequired && { group: outer.name }),
  name: `${outer.name}.${inner.name}`,
  info: { ...inner.info, label: `${outer.info.one ?? outer.info.label} ${inner.info.label.toLowerCase()}` },
});

/**
 * The fields that an author gives an entry, those of inner objects too, with a dot in their names: all but the number,
 * which is counted. Of a list of objects one can be given.
 */
export const typedFields = (schema: z.ZodObject): TypedField[] =>
  fieldsOf(schema)
    .filter(({ name }) => name !== 'id')
    .flatMap((field) => {
      const object = itemSchema(field.schema) ?? field.schema;
      return object instanceof z.ZodObject
        ? typedFields(object).map((inner) => withinField(field, inner))
        : [field];
    });

/** What to write, in words. */
export const askedFor = ({ info }: NamedField): string => {
  const fileKind = fileKindIn(info);
  return fileKind ? `the path of a ${fileKind}, which is copied` : info.description;
};

/** A path as shells write it: one dropped on a terminal comes in quotes, or with a backslash before a space. */
const toPath = (typed: string): string =>
  typed
    .replace(/^(['"])(.*)\1$/, '$2')
    .replaceAll(/\\([ ()'&])/g, '$1')
    .replace(/^~(?=\/)/, homedir());

/** What an author typed, as the value of a field: a number where the field is one, a whole address. */
export const toValue = ({ info, schema }: NamedField, typed: string): Answer => {
  if (fileKindIn(info)) return toPath(typed);
  const { isAddress, fromTyped } = kinds[info.kind ?? 'text'];
  return isAddress
    ? wholeAddress(typed, (address) => findings(schema, address).length === 0)
    : fromTyped(typed);
};

/** What is wrong with the value of a field, in the words of the checks; null where nothing is. */
export const refusal = ({ schema, info }: NamedField, value: Answer): string | null => {
  // A file may lie anywhere: it is copied beside the entry, and only its ending must be right.
  const checked = fileKindIn(info) ? `./file${extname(String(value)).toLowerCase()}` : value;
  return findings(schema, checked)[0]?.message.replace(show(checked), () => show(value)) ?? null;
};
