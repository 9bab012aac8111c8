import { join } from 'node:path';
import { coversIn } from '../../bench/catalogue';
import { makeContent, removeContent } from '../support/content';

test('without a book nothing is measured of catalogues, and it is said what is missing', async () => {
  const root = makeContent({ 'books/a-book/index.json': null, 'books/a-book/cover.png': null });
  await expect(coversIn(root)).rejects.toThrow(
    'data/ has no books, of whose covers the catalogues are made: add one by npm run new -- book "The Title"',
  );
  removeContent(root);
});

test('a cover may be of any kind and name', async () => {
  const root = makeContent({});
  expect(await coversIn(root)).toEqual([join(root, 'data/books/a-book/cover.png')]);
  removeContent(root);
});
