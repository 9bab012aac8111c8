import { z } from 'zod';
import { type CollectionName, collections, coverCollections } from '../content/model/collections';
import { fieldsOf, itemSchema, type NamedField } from '../content/model/fieldInfo';
import { fileKindIn } from '../content/model/fileFields';
import { kinds } from '../content/model/kinds';
import { nameField } from '../content/model/nameField';
import { formatDate, parseDate } from '../lib/calendarDate';
import { retailerName } from '../lib/retailers';
import type { Values } from '../lib/draft';
import { fillPress, type Press } from '../lib/press';

/** What the texts of a site refer to, and how it writes its days. */
export interface SiteWords {
  readonly press?: Press | undefined;
  readonly language: string;
}

type Fields = Readonly<Record<string, unknown>>;

/** A field as queries return it; a file, of which they return more, not at all. */
const valueOf = ({ schema, info }: NamedField, value: unknown, { press }: SiteWords): Values[string] => {
  const { type, directive } = kinds[info.kind ?? 'text'];
  if (type === 'File' || !schema.safeParse(value).success) return undefined;
  if (typeof value !== 'string') return value as Values[string];
  return fillPress(value, press, directive?.includes('slug') ? 'slug' : 'name');
};

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const valuesIn = (schema: z.ZodObject, fields: Fields, site: SiteWords): Values =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const value = fields[field.name];
      const made =
        field.schema instanceof z.ZodObject && isObject(value)
          ? valuesIn(field.schema, value, site)
          : valueOf(field, value, site);
      return made === undefined ? [] : [[field.name === 'id' ? 'jsonId' : field.name, made]];
    }),
  );

/** The fields of an entry by the names that queries have for them, as far as the checks take each. */
export const valuesOf = (collection: CollectionName, fields: Fields, site: SiteWords): Values =>
  valuesIn(collections[collection].schema, fields, site);

/** Whether nothing is missing that an entry must have, but for its files. */
export const isComplete = (collection: CollectionName, values: Values): boolean =>
  fieldsOf(collections[collection].schema).every(
    ({ name, info, isRequired }) =>
      !isRequired || fileKindIn(info) !== null || (name === 'id' ? 'jsonId' : name) in values,
  );

/** What nobody can type of an entry, as queries return it where there is nothing. */
export const blankOf = (collection: CollectionName): Values =>
  Object.fromEntries(
    fieldsOf(collections[collection].schema).flatMap(({ name, info }): [string, Values[string]][] => {
      if (!fileKindIn(info)) return [];
      const { derived = [] } = kinds[info.kind ?? 'text'];
      return [
        [name, { childImageSharp: null, publicURL: null, extension: '' }],
        ...derived.map(({ suffix, type }): [string, Values[string]] => [
          name + suffix,
          type === 'Float' ? 0 : '',
        ]),
      ];
    }),
  );

/** The list of its like on the page that shows an entry. Those of covers share one. */
export const listOf = (collection: CollectionName): string =>
  coverCollections.includes(collection) ? 'covers' : `all${collections[collection].type}`;

/** What the directives of src/content/gatsby make of a text that is all they need. */
const makers: Readonly<Record<string, (text: string, site: SiteWords) => string>> = {
  dateInWords: (day, { language }) => formatDate(parseDate(day), language),
  hostInWords: (link) => retailerName(link),
};

/** The same values with what is derived of them; lists of objects with what is derived of each. */
const withDerived = (schema: z.ZodObject, values: Values, site: SiteWords): Values => {
  const more = fieldsOf(schema).flatMap(({ name, schema: of, info }): [string, Values[string]][] => {
    const value = values[name];
    const item = itemSchema(of);
    if (item instanceof z.ZodObject && Array.isArray(value)) {
      const list = value as readonly Values[string][];
      return [[name, list.map((one) => (isObject(one) ? withDerived(item, one, site) : one))]];
    }
    const { derived = [] } = kinds[info.kind ?? 'text'];
    return derived.flatMap(({ suffix, directive }) => {
      const make = makers[directive];
      return make && typeof value === 'string' ? [[name + suffix, make(value, site)]] : [];
    });
  });
  return { ...values, ...Object.fromEntries(more) };
};

/** Values of an entry as queries return them, with what stands beside them there, as far as it follows from a form alone. */
export const derivedValues = (collection: CollectionName, values: Values, site: SiteWords): Values =>
  withDerived(collections[collection].schema, values, site);

/** The words by which an entry of that collection is called; empty where it has none. */
export const titleOf = (collection: CollectionName, values: Values): string => {
  const title = values[nameField(collection) ?? ''];
  return typeof title === 'string' ? title : '';
};
