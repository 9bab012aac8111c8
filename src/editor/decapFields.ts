import { z } from 'zod';
import { collections, type CollectionName } from '../content/model/collections';
import { fieldsOf, itemSchema, type NamedField } from '../content/model/fieldInfo';
import { kinds, type Widget } from '../content/model/kinds';

/** A field in the words of the editor's configuration (https://decapcms.org/docs/widgets/). */
export type DecapField = Widget & { readonly name: string };

/** What is known where a new entry begins. */
interface Start {
  /** The number that it gets; none where entries have no numbers. */
  readonly nextId: number | undefined;
  /** Today as an ISO date. */
  readonly today: string;
}

const widgetOf = ({ schema, info }: NamedField, isRequired: boolean): Widget => {
  if (schema instanceof z.ZodObject)
    return { widget: 'object', collapsed: false, fields: decapFieldsOf(schema, isRequired) };
  const item = itemSchema(schema);
  if (item instanceof z.ZodObject) {
    const fields = decapFieldsOf(item, true);
    const summary = `{{fields.${fields[0]?.name ?? ''}}}`;
    return { widget: 'list', label_singular: info.one, collapsed: false, summary, fields };
  }
  if (item) {
    const { length } = info;
    return {
      widget: 'list',
      min: length,
      max: length,
      field: { name: 'text', label: 'Text', widget: 'string' },
    };
  }
  return kinds[info.kind ?? 'text'].widget(info);
};

/** What a new entry begins with: a free number, today, and of a few words the one that is most often right. */
const defaultOf = ({ name, info }: NamedField, { nextId, today }: Start): number | string | undefined => {
  if (name === 'id') return nextId;
  return info.kind === 'date' || info.kind === 'choice' ? info.offer?.({}, today) : undefined;
};

/** The editor asks for what is required even within an object that is left out: there nothing is. */
const decapFieldsOf = (schema: z.ZodObject, isRequired: boolean, start?: Start): DecapField[] =>
  fieldsOf(schema).map((field) => {
    const { label, hint, description } = field.info;
    const required = isRequired && field.isRequired;
    // What several fields are as one is said in JSON, for whoever writes the file by hand.
    const help = hint ?? (field.schema instanceof z.ZodObject ? undefined : description);
    return {
      name: field.name,
      label,
      hint: help,
      required,
      ...widgetOf(field, required),
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

/** The fields of a collection's entries in the words of the editor; `start` is where new ones may be added. */
export const decapFields = (name: CollectionName, start?: Start): DecapField[] => {
  const { files, schema } = collections[name];
  const fields = decapFieldsOf(schema, true, start);
  return files.endsWith('.md') ? [...fields, bodyOf(name)] : fields;
};
