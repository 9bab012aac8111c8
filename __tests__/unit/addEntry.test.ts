import { Refused } from '../../src/content/read/refused';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugFor } from '../../src/content/model/slugFor';
import { addEntry } from '../../src/content/write/addEntry';
import { nextIds } from '../../src/content/write/nextIds';
import { readContent } from '../../src/content/read/readContent';
import type { Fields } from '../../src/content/write/formatEntry';
import { makeContent, removeContent } from '../support/content';

const today = '2024-06-01';

let root = '';

beforeEach(() => {
  root = makeContent({});
});

afterEach(() => {
  removeContent(root);
});

const cover = () => join(root, 'data/books/a-book/cover.png');

/** Why an entry is refused; empty where it is written. */
const refused = (
  slug: string,
  fields: Fields,
  collection: 'books' | 'swof' = 'books',
): Promise<readonly string[]> =>
  addEntry(root, collection, slug, fields, today).then(
    () => [],
    (error: unknown) =>
      error instanceof Refused ? error.reasons.map(({ message }) => message) : Promise.reject(error as Error),
  );

test('a new entry is written in the schema’s order, its picture beside it', async () => {
  const fields = { title: 'Trial & Error', link: 'https://shop.example/t', image: cover() };
  const { books: id } = nextIds((await readContent(root)).entries);
  const file = await addEntry(root, 'books', slugFor(fields.title), { id, ...fields }, today);
  expect(file).toBe('data/books/trial-and-error/index.json');
  expect(readFileSync(join(root, file), 'utf8')).toBe(
    '{\n  "id": 2,\n  "title": "Trial & Error",\n  "image": "./cover.png",\n  "link": "https://shop.example/t"\n}\n',
  );
  expect(readFileSync(join(root, 'data/books/trial-and-error/cover.png'))).toEqual(readFileSync(cover()));
});

test('an entry without a number gets none', async () => {
  const next = nextIds((await readContent(root)).entries);
  expect('policies' in next).toBe(false);
  const file = await addEntry(
    root,
    'policies',
    'cookies',
    { title: 'T', description: 'D', updated: today },
    today,
  );
  expect(readFileSync(join(root, file), 'utf8')).toBe(
    `---\ntitle: "T"\ndescription: "D"\nupdated: "${today}"\n---\n`,
  );
});

test('what is wrong is said in the words of the checks, all at once', async () => {
  expect(await refused('B', { id: 2, title: ' ', link: 'http://a.example', image: '/none.png' })).toEqual([
    'the name "B" must be lowercase letters, digits and hyphens: choose one with --slug',
    'title: must not be empty, got " "',
    'link: must start with https://, got "http://a.example"',
    'image: there is no such file, got "/none.png"',
  ]);
});

test('an entry that is there is left as it is', async () => {
  const before = readFileSync(join(root, 'data/books/a-book/index.json'), 'utf8');
  const fields = { id: 2, title: 'A', link: 'https://a.example', image: cover() };
  expect(await refused('a-book', fields)).toEqual([
    'data/books/a-book/index.json is there already: take another title, or choose a name with --slug',
  ]);
  expect(readFileSync(join(root, 'data/books/a-book/index.json'), 'utf8')).toBe(before);
});

test('what only shows beside the other content is refused too, and nothing of it stays', async () => {
  expect(await refused('zed', { id: 1, name: 'Zed', startDate: '6/2/2024' }, 'swof')).toEqual([
    'data/swof/zed.json:4 startDate: must not lie ahead of today, 2024-06-01, got "6/2/2024"',
  ]);
  expect(existsSync(join(root, 'data/swof/zed.json'))).toBe(false);
  const fields = { id: 1, title: 'Twin', link: 'https://a.example', image: cover() };
  expect(await refused('twin', fields)).toEqual([
    'data/books/twin/index.json:2 id: is used twice, got 1 as in data/books/a-book/index.json',
  ]);
  expect(existsSync(join(root, 'data/books/twin'))).toBe(false);
});

test('a phone’s HEIC is refused by its name, with what to do', async () => {
  const photo = join(root, 'IMG_1.HEIC');
  copyFileSync(cover(), photo);
  expect(await refused('x', { id: 2, title: 'T', link: 'https://shop.example/t', image: photo })).toEqual([
    'image: is a HEIC picture from a phone, which browsers cannot show: export it as JPEG (on an iPhone: Settings > Camera > Formats > Most Compatible), got "./cover.heic"',
  ]);
});
