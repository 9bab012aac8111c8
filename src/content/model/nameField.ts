import { collections, type CollectionName } from './collections';
import { fieldsOf } from './fieldInfo';

/** The name of the field by which a collection's entries are called; undefined where they go by none, as the constants. */
export const nameField = (collection: CollectionName): string | undefined =>
  fieldsOf(collections[collection].schema).find(({ info }) => info.isName)?.name;
