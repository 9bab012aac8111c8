import { Refused } from '../content/read/refused';
import { collectionOf, pathInContent } from '../content/model/entryFiles';
import { nameField } from '../content/model/collections';

/** The refusal of a new entry whose file is that of another: both are called the same. */
export const nameTaken = (path: string): Refused => {
  const found = collectionOf(pathInContent(path));
  return new Refused({
    field: found ? nameField(found.collection) : undefined,
    message: 'another entry has this one already',
  });
};
