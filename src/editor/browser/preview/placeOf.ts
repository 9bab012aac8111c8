import type { CollectionName } from '../../../content/model/collections';
import { collectionOf, pathInContent } from '../../../content/model/entryFiles';
import type { Place } from '../../app/frame/addresses';
import type { DecapMap } from '../decap';

/** The place of an entry that is open. */
export const placeOf = (entry: DecapMap, collection: DecapMap): Place =>
  collectionOf(pathInContent(String(entry.get('path')))) ?? {
    collection: collection.get('name') as CollectionName,
    slug: undefined,
  };
