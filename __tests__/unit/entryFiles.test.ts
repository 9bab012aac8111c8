import { type Collection, collectionNames, collections } from '../../src/content/model/collections';
import { collectionOf, pathInContent, pathOfEntry } from '../../src/content/model/entryFiles';

test.each(collectionNames)('the path of an entry of %s leads back to it', (collection) => {
  const { files, names }: Collection = collections[collection];
  const named = collection === 'translations' ? 'posts/a-day/pt-BR' : (names?.[0] ?? 'a-day');
  const path = pathOfEntry(collection, named);
  const slug = files.includes('*') ? named : collectionOf(pathInContent(path))?.slug;
  expect(collectionOf(pathInContent(path))).toEqual({ collection, slug });
  expect(path).not.toMatch(/[*{}]|undefined/);
});
