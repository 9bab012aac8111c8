import { fieldsOf, type NamedField } from '../model/fieldInfo';
import { fileFieldsOf } from '../model/fileFields';
import { collections } from '../model/collections';
import { type Entry, valueOf } from './entry';

/** The fields of an entry that hold a text, with it. */
type WithText<Field extends NamedField> = Field & { readonly text: string };

const withTexts = <Field extends NamedField>(entry: Entry, fields: readonly Field[]): WithText<Field>[] =>
  fields.flatMap((field) => {
    const text = valueOf(entry, field.name);
    return typeof text === 'string' ? [{ ...field, text }] : [];
  });

/** The fields of an entry that are of a kind, each with its text. */
export const fieldsOfKind = (entry: Entry, kind: NamedField['info']['kind']) =>
  withTexts(
    entry,
    fieldsOf(collections[entry.collection].schema).filter(({ info }) => info.kind === kind),
  );

/** The fields of an entry that name files beside it, each with its text. */
export const filesNamedBy = (entry: Entry) =>
  withTexts(entry, fileFieldsOf(collections[entry.collection].schema));
