import { z } from 'zod';
import { collections, type CollectionName } from '../content/model/collections';

/** A field in the words of the editor's configuration (https://decapcms.org/docs/widgets/). */
export type CmsField = Readonly<Record<string, unknown>> & { readonly name: string; readonly widget: string };

interface FieldSchema {
  readonly type?: string;
  readonly label?: string;
  readonly description?: string;
  readonly hint?: string;
  readonly kind?: string;
  readonly dateFormat?: string;
  readonly enum?: readonly string[];
  readonly rules?: readonly { readonly pattern: string; readonly message: string }[];
  readonly minimum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly required?: readonly string[];
}

/** All rules as one pattern, which is what the editor knows: each looks ahead from the beginning. */
const pattern = ({ rules = [] }: FieldSchema): object => {
  if (rules.length === 0) return {};
  const ahead = rules.map((rule) =>
    rule.pattern.startsWith('^') ? `(?=${rule.pattern.slice(1)})` : String.raw`(?=[\s\S]*${rule.pattern})`,
  );
  return { pattern: [`^${ahead.join('')}`, rules.map(({ message }) => message).join('; ')] };
};

const widget = (schema: FieldSchema, isRequired: boolean): Record<string, unknown> & { widget: string } => {
  const { type, kind, dateFormat, minimum: min } = schema;
  if (kind === 'picture') return { widget: 'image', choose_url: false };
  if (kind === 'sound') return { widget: 'file', choose_url: false };
  if (kind === 'date') {
    return { widget: 'datetime', format: dateFormat, date_format: dateFormat, time_format: false };
  }
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'integer') return { widget: 'number', value_type: 'int', min };
  if (type === 'object') return { widget: 'object', collapsed: false, fields: fieldsOf(schema, isRequired) };
  if (type === 'array') {
    const { minItems, maxItems } = schema;
    return {
      widget: 'list',
      min: minItems,
      max: maxItems,
      field: { name: 'text', label: 'Text', widget: 'string' },
    };
  }
  return { widget: 'string', ...pattern(schema) };
};

/** The editor asks for what is required even within an object that is left out: there nothing is. */
const fieldsOf = ({ properties = {}, required = [] }: FieldSchema, isRequired: boolean): CmsField[] =>
  Object.entries(properties).map(([name, field]) => {
    const isFieldRequired = isRequired && required.includes(name);
    return {
      name,
      label: field.label,
      hint: field.hint ?? field.description,
      required: isFieldRequired,
      ...widget(field, isFieldRequired),
    };
  });

const body: CmsField = {
  name: 'body',
  label: 'Text',
  widget: 'markdown',
  required: false,
  editor_components: ['image'],
};

/**
 * The fields of a collection's entries in the words of the editor. `nextId` is the number that a new entry gets.
 */
export const cmsFields = (name: CollectionName, nextId?: number): CmsField[] => {
  const { files, schema } = collections[name];
  const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input' }) as FieldSchema, true).map((field) =>
    field.name === 'id' ? { ...field, default: nextId } : field,
  );
  return files.endsWith('.md') ? [...fields, body] : fields;
};
