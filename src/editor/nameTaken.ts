import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { nameField } from '../content/model/collections';
import { RefusedSave } from './refusal';

/** The refusal of a new entry whose file is that of another: both are called the same. */
export const nameTaken = (path: string): RefusedSave => {
  const found = collectionOf(pathInContent(path));
  return new RefusedSave({
    field: found ? nameField(found.collection) : undefined,
    message: 'another entry has this one already',
  });
};
