import { z } from 'zod';
import { tagLinksOf } from '../content/model/blogPages';
import { type CollectionName, collections, hasPage, isCoverName } from '../content/model/collections';
import { entryIdOf } from '../content/model/entryFiles';
import { fieldsOf, itemSchema, type NamedField } from '../content/model/fieldInfo';
import { fileKindIn } from '../content/model/fileFields';
import { plainIsbn } from '../content/model/isbn';
import { kinds } from '../content/model/kinds';
import type { SiteSettings } from '../content/model/schema';
import { derivedTexts } from '../content/read/derivedTexts';
import { isHidden } from '../content/read/visibility';
import { formatDays, parseDate } from '../lib/calendarDate';
import { minutesToRead, wordsOfHtml } from '../lib/reading';
import { inOrder, type Retailer } from '../lib/retailers';
import { entryRoute } from '../lib/routes';
import type { Values } from '../lib/draft';
import { fillPress } from '../lib/press';
import type { Fields } from './app/entryState';

/** What the texts of a site refer to, and how it writes its days. */
type SiteWords = Pick<SiteSettings, 'press' | 'language'>;

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/** A list of objects as queries return it. */
const listIn = (
  item: z.ZodObject,
  { info }: NamedField,
  list: readonly Fields[],
  site: SiteWords,
): Values[] => {
  const items = list.map((fields) => valuesIn(item, fields, site));
  return info.directive === '@knownFirst' ? inOrder(items as unknown as (Values & Retailer)[]) : items;
};

/** A field as queries return it; undefined where the checks refuse it, and for a file, where queries return an object. */
const valueOf = (field: NamedField, value: unknown, site: SiteWords): Values[string] => {
  const { schema, info, isRequired } = field;
  const { type, directive } = kinds[info.kind ?? 'text'];
  if (type === 'File') return undefined;
  if (isEmpty(value)) return isRequired ? undefined : null;
  if (schema instanceof z.ZodObject && isObject(value)) return valuesIn(schema, value, site);
  if (!schema.safeParse(value).success) return undefined;
  const item = itemSchema(schema);
  if (item instanceof z.ZodObject) return listIn(item, field, value as readonly Fields[], site);
  if (typeof value !== 'string') return value as Values[string];
  if (info.kind === 'isbn') return plainIsbn(value);
  return fillPress(value, site.press, directive?.includes('slug') ? 'slug' : 'name');
};

const valuesIn = (schema: z.ZodObject, fields: Fields, site: SiteWords): Values =>
  Object.fromEntries(
    fieldsOf(schema).flatMap((field) => {
      const value = valueOf(field, fields[field.name], site);
      return value === undefined ? [] : [[field.name === 'id' ? 'jsonId' : field.name, value]];
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
  isCoverName(collection) ? 'covers' : `all${collections[collection].type}`;

/** The days that end on the one in a field, in words; nothing of other fields. */
const daysTo = ({ name, info }: NamedField, values: Values, language: string): [string, string][] => {
  const first = values[info.lastFrom ?? ''];
  const last = values[name] ?? first;
  return typeof first === 'string' && typeof last === 'string'
    ? [['daysInWords', formatDays(parseDate(first), parseDate(last), language)]]
    : [];
};

/** The same values with what is derived of them; lists of objects with what is derived of each. */
const withDerived = (schema: z.ZodObject, values: Values, site: SiteWords): Values => {
  const more = fieldsOf(schema).flatMap((field): [string, Values[string]][] => {
    const { name, schema: of, info } = field;
    const value = values[name];
    const item = itemSchema(of);
    if (item instanceof z.ZodObject && Array.isArray(value)) {
      const list = value as readonly Values[string][];
      return [[name, list.map((one) => (isObject(one) ? withDerived(item, one, site) : one))]];
    }
    const { derived = [] } = kinds[info.kind ?? 'text'];
    const own = derived.flatMap(({ suffix, directive }): [string, Values[string]][] => {
      const derive = derivedTexts[directive];
      if (!derive || value === undefined) return [];
      return [[name + suffix, typeof value === 'string' ? derive(value, site.language) : null]];
    });
    return [...own, ...daysTo(field, values, site.language)];
  });
  return { ...values, ...Object.fromEntries(more) };
};

/**
 * The tags of a post, each once and with its page; none where the checks refuse one. Of a text that is known, how long it takes
 * to read.
 */
const besidePost = ({ tags, html }: Values, language: string): Values => ({
  tagLinks: tagLinksOf([...new Set(Array.isArray(tags) ? (tags as readonly string[]) : [])], language),
  ...(typeof html === 'string' && { minutesToRead: minutesToRead(wordsOfHtml(html)) }),
});

/**
 * Values of an entry as queries return them, with what stands beside them there on a day, an ISO date, as far as it follows
 * from a form alone.
 */
export const derivedValues = (
  collection: CollectionName,
  values: Values & { readonly slug: string },
  site: SiteWords,
  today: string,
): Values => ({
  ...withDerived(collections[collection].schema, values, site),
  isHidden: isHidden(collection, values, today),
  ...(collection === 'posts' && besidePost(values, site.language)),
  // Lists tell them apart by it.
  entryId: entryIdOf({ collection, slug: values.slug }),
  ...('pageBy' in collections[collection] && {
    pagePath: hasPage({ collection, fields: values }) ? entryRoute({ collection, slug: values.slug }) : null,
  }),
});
