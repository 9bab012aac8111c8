import { z } from 'zod';
import { type CollectionName, collections, nameField } from '../content/model/collections';
import { fieldsOf, infoOf, itemSchema, type NamedField } from '../content/model/fieldInfo';
import { kinds, type Widget } from '../content/model/kinds';
import { referenceTo } from '../content/model/entryFiles';
import { type Entry, valueOf } from '../content/read/entry';
import { nextIds } from '../content/write/nextIds';

/** A field in the words of the editor's configuration (https://decapcms.org/docs/widgets/). */
export type DecapField = Widget & { readonly name: string };

const labelOf = (entry: Entry): string => {
  const name = valueOf(entry, nameField(entry.collection) ?? '');
  return typeof name === 'string' ? name : entry.slug;
};

/** What Decap calls a text that is an item of a list. */
export const itemField = 'text';

/** The entries that a field may name, by what they are called; of several collections with the name of theirs. */
const choicesOf = (names: readonly string[], entries: readonly Entry[]) =>
  entries
    .filter(({ collection }) => names.includes(collection))
    .map((entry) => ({
      label: names.length > 1 ? `${labelOf(entry)} (${collections[entry.collection].label})` : labelOf(entry),
      value: referenceTo(entry, names),
    }));

/** What is known where a new entry begins. */
interface Start {
  /** The number that it gets; none where entries have no numbers. */
  readonly nextId: number | undefined;
  /** Today as an ISO date. */
  readonly today: string;
}

const widgetOf = ({ schema, info }: NamedField, isRequired: boolean, entries: readonly Entry[]): Widget => {
  if (schema instanceof z.ZodObject)
    return {
      widget: 'object',
      collapsed: Boolean(info.isFolded),
      fields: decapFieldsOf(schema, isRequired, entries),
    };
  const item = itemSchema(schema);
  if (item instanceof z.ZodObject) {
    const fields = decapFieldsOf(item, true, entries);
    const summary = `{{fields.${fields[0]?.name ?? ''}}}`;
    return { widget: 'list', label_singular: info.one, summary, fields };
  }
  if (item) {
    const { length } = info;
    return {
      widget: 'list',
      min: length,
      max: length,
      field: { name: itemField, label: infoOf(item)?.label ?? info.label, widget: 'string' },
    };
  }
  const widget = kinds[info.kind ?? 'text'].widget(info);
  return info.collections ? { ...widget, options: choicesOf(info.collections, entries) } : widget;
};

/** What a new entry begins with: a free number, today, and of a few words the one that is most often right. */
const defaultOf = (
  { name, info, isRequired }: NamedField,
  { nextId, today }: Start,
): number | string | undefined => {
  if (name === 'id') return nextId;
  if (!isRequired) return undefined;
  return info.kind === 'date' || info.kind === 'choice' ? info.offer?.({}, today) : undefined;
};

/** The editor asks for what is required even within an object that is left out: there nothing is. */
const decapFieldsOf = (
  schema: z.ZodObject,
  isRequired: boolean,
  entries: readonly Entry[],
  start?: Start,
): DecapField[] =>
  fieldsOf(schema).map((field) => {
    const { label, hint, description } = field.info;
    const required = isRequired && field.isRequired;
    // The example of an object is JSON, for people who edit the file by hand.
    const help = hint ?? (field.schema instanceof z.ZodObject ? undefined : description);
    return {
      name: field.name,
      label,
      hint: help,
      required,
      ...widgetOf(field, required, entries),
      ...(start && { default: defaultOf(field, start) }),
    };
  });

/** What stands under the fields of a Markdown file. A page may do without; what the author adds is nothing without it. */
const bodyOf = (name: CollectionName): DecapField => ({
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: 'one' in collections[name],
  editor_components: ['image'],
});

/**
 * The fields of a collection's entries in the words of the editor. Of the entries that there are depends what a field may
 * name, and where new ones may be added, on a day (an ISO date), with what they begin.
 */
export const decapFields = (
  name: CollectionName,
  entries: readonly Entry[] = [],
  today?: string,
): DecapField[] => {
  const { files, schema } = collections[name];
  const start = today === undefined ? undefined : { nextId: nextIds(entries)[name], today };
  const fields = decapFieldsOf(schema, true, entries, start);
  return files.endsWith('.md') ? [...fields, bodyOf(name)] : fields;
};
