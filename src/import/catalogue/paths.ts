import { z } from 'zod';
import { collections } from '../../content/model/collections';
import { once } from '../lists';
import { type FieldInfo, fieldsOf, infoOf, itemSchema } from '../../content/model/fieldInfo';

/** The collections that stand in the table, in its order. */
export const catalogueCollections = ['books', 'audiobooks', 'anthologies', 'stories', 'series'] as const;

export type CatalogueCollection = (typeof catalogueCollections)[number];

/** A field that a column holds. */
export interface ColumnField {
  /** Its path in an entry, with # for the numbers of lists: editions.#.isbn. */
  readonly path: string;
  readonly schema: z.ZodType;
  readonly info: FieldInfo;
  /** Whether it is a list of texts, which share a cell. */
  readonly isList: boolean;
  /** What it may be called in the table, the shortest first; with # as in the path. */
  readonly names: readonly string[];
}

const fieldsWithin = (schema: z.ZodObject, around = { path: '', short: '', long: '' }): ColumnField[] =>
  fieldsOf(schema).flatMap(({ name, schema: inner, info }) => {
    const [path, long] = [`${around.path}${name}`, `${around.long}${info.label}`];
    const item = itemSchema(inner);
    if (item instanceof z.ZodObject)
      return fieldsWithin(item, {
        path: `${path}.#.`,
        short: `${around.short}${info.one ?? info.label} # `,
        long: `${long} # `,
      });
    if (inner instanceof z.ZodObject)
      return fieldsWithin(inner, { path: `${path}.`, short: around.short, long: `${long} ` });
    const leaf = item ?? inner;
    return [
      {
        path,
        schema: leaf,
        info: infoOf(leaf) ?? info,
        isList: item !== undefined,
        names: [`${around.short}${info.label}`, long, path],
      },
    ];
  });

const fieldsOfCollection = (name: CatalogueCollection): readonly ColumnField[] =>
  fieldsWithin(collections[name].schema);

/** The fields of all collections, each path once. */
export const columnFields: readonly ColumnField[] = once(
  catalogueCollections.flatMap(fieldsOfCollection),
  ({ path }) => path,
);

/** The path with # for each number in it, and these numbers. */
export const templateOf = (path: string): string => path.replaceAll(/(?<=\.)\d+(?=\.)/g, '#');

const byPath = new Map(
  catalogueCollections.map((name) => [name, new Map(fieldsOfCollection(name).map((one) => [one.path, one]))]),
);

/** The field of a collection at a path, whose lists are numbered from 1; undefined where it has none. */
export const columnFieldAt = (collection: CatalogueCollection, path: string): ColumnField | undefined =>
  byPath.get(collection)?.get(templateOf(path));
