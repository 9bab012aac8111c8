import { adviceOn, bookFile, pixel } from '../../support/content';
import { largePictures as large, picture } from '../../support/largePictures';

test('a picture narrower than it is shown is advised on', async () => {
  expect(await adviceOn({ ...(await large()), 'books/a-book/cover.png': await picture(479) })).toEqual([
    'data/books/a-book/index.json:4 image: is 479 pixels wide and shown at up to 480: take a larger picture than "./cover.png"',
  ]);
});

test('a cover that lies on its side is advised on', async () => {
  expect(await adviceOn({ ...(await large()), 'books/a-book/cover.png': await picture(900, 600) })).toEqual([
    'data/books/a-book/index.json:4 image: is wider than it is high, 900 × 600 pixels: a cover is upright or square, so cut "./cover.png" to its front',
  ]);
});

test('a square cover, as audiobooks have, is none', async () => {
  expect(await adviceOn({ ...(await large()), 'books/a-book/cover.png': await picture(600, 600) })).toEqual(
    [],
  );
});

test('pictures of more than 20 million pixels are advised on, in fields and in texts', async () => {
  const page = '---\ntitle: "T"\ndescription: "D"\n---\n\n![A cat](./cat.png)\n';
  const huge = await picture(4001, 5000);
  const changes = {
    'pages/contact/index.md': page,
    'pages/contact/cat.png': huge,
    'books/a-book/cover.png': huge,
  };
  const said = (name: string): string =>
    `has 4001 × 5000 pixels, far more than a page shows: make "./${name}" smaller, so that builds go faster`;
  expect(await adviceOn({ ...(await large()), ...changes })).toEqual([
    `data/books/a-book/index.json:4 image: ${said('cover.png')}`,
    `data/pages/contact/index.md:6 text: the picture ${said('cat.png')}`,
  ]);
});

test('a file that no entry uses is advised on', async () => {
  expect(await adviceOn({ ...(await large()), 'books/a-book/old.png': pixel })).toEqual([
    'data/books/a-book/old.png: nothing on the site shows or plays this file: choose it in the form of an entry, or delete it',
  ]);
});

test('a picture in a text is used', async () => {
  const page = '---\ntitle: "T"\ndescription: "D"\n---\n\n![A cat][cat]\n\n[cat]: ./cat.png\n';
  const changes = { 'pages/contact/index.md': page, 'pages/contact/cat.png': pixel };
  expect(await adviceOn({ ...(await large()), ...changes })).toEqual([]);
});

test('a folder with a cover alone is advised on', async () => {
  expect(await adviceOn({ ...(await large()), 'books/b/cover.png': pixel })).toEqual([
    'data/books/b/cover.png: nothing on the site shows or plays this file: choose it in the form of an entry, or delete it',
    'data/books/b/index.json: is missing, though its folder has other files in it: write it, or delete the folder',
  ]);
});

test('mistakes come first', async () => {
  expect(await adviceOn({ [bookFile]: '{' })).toEqual([]);
});
