import { adviceOn, bookFile, book } from '../../support/content';
import { largePictures as large } from '../../support/largePictures';

const series = '---\nid: 1\ntitle: "S"\ndescription: "D"\nstatus: complete\n---\n\nText.\n';
const inSeries = (position: number) => ({ series: { name: 'a-series', position } });
const another = (fields: object) => ({
  'books/b-book/index.json': { id: 2, title: 'B', link: 'https://shop.example/b', ...fields },
});

test('a translation that no page names is advised on, and one into the language of the site', async () => {
  const german = { translation: { of: 'books/a-book', language: 'de' } };
  expect(await adviceOn({ ...(await large()), ...another(german) })).toEqual([
    'data/books/b-book/index.json:6 translation.of: is shown on the page of the original and its own, and neither is there: give one a blurb',
  ]);
  const told = { [bookFile]: { ...book, about: { blurb: 'Words.' } } };
  expect(await adviceOn({ ...(await large()), ...told, ...another(german) })).toEqual([]);
  const english = { translation: { of: 'books/a-book', language: 'en' } };
  expect(await adviceOn({ ...(await large()), ...told, ...another(english) })).toEqual([
    'data/books/b-book/index.json:7 translation.language: is the language of the site: write that of the translation',
  ]);
});

test('a translation is the same part as its original', async () => {
  const translation = { ...inSeries(1), translation: { of: 'books/a-book', language: 'de' } };
  const told = { [bookFile]: { ...book, about: { blurb: 'Words.' }, ...inSeries(1) } };
  expect(
    await adviceOn({
      ...(await large()),
      ...told,
      ...another(translation),
      'series/a-series/index.md': series,
    }),
  ).toEqual([]);
});

test('a book that contains parts of a series is advised to leave out which one it is, and leaves no hole', async () => {
  const changes = {
    [bookFile]: { ...book, ...inSeries(1) },
    ...another({
      about: { blurb: 'Words.' },
      ...inSeries(9),
      contains: [{ book: 'a-book' }],
    }),
    'series/a-series/index.md': series,
  };
  expect(await adviceOn({ ...(await large()), ...changes })).toEqual([
    'data/books/b-book/index.json:10 series.position: is of a book that contains parts of this series, and so is none itself: leave it out',
  ]);
});
