import { adviceOn, bookFile, pixel } from '../../support/content';
import { largePictures as large, picture } from '../../support/largePictures';

test('a picture narrower than it is shown is worth a look', async () => {
  expect(await adviceOn({ ...(await large()), 'books/a-book/cover.png': await picture(479) })).toEqual([
    'data/books/a-book/index.json:4 image: is 479 pixels wide and shown at up to 480: take a larger picture, got "./cover.png"',
  ]);
});

test('a file that no entry uses is worth a look', async () => {
  expect(await adviceOn({ ...(await large()), 'books/a-book/old.png': pixel })).toEqual([
    'data/books/a-book/old.png: no entry uses this file: name it in one, or delete it',
  ]);
});

test('a picture in a text is used', async () => {
  const page = '---\ntitle: "T"\ndescription: "D"\n---\n\n![A cat][cat]\n\n[cat]: ./cat.png\n';
  const changes = { 'pages/contact/index.md': page, 'pages/contact/cat.png': pixel };
  expect(await adviceOn({ ...(await large()), ...changes })).toEqual([]);
});

test('a folder with a cover alone is worth a look', async () => {
  expect(await adviceOn({ ...(await large()), 'books/b/cover.png': pixel })).toEqual([
    'data/books/b/cover.png: no entry uses this file: name it in one, or delete it',
    'data/books/b/index.json: is missing, though its folder has other files in it: write it, or delete the folder',
  ]);
});

test('mistakes come first', async () => {
  expect(await adviceOn({ [bookFile]: '{' })).toEqual([]);
});
