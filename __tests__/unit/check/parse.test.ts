import { collections } from '../../../src/content/model/collections';
import { fieldsOf } from '../../../src/content/model/fieldInfo';
import { type Changes, book, bookFile as file, problemsOf } from '../../support/content';

const bookFields = fieldsOf(collections.books.schema)
  .map(({ name }) => name)
  .join(', ');

const twoVersions =
  'has two versions that git could not merge: keep what you want of both, and delete the lines that begin with <<<<<<<, ======= or >>>>>>>';

test.each<[string, Changes, string[]]>([
  [
    'JSON that does not parse',
    { [file]: '{\n  "id": 1,\n  "title": "A book"\n  "image": "./cover.png"\n}\n' },
    ['data/books/a-book/index.json:4: is not valid JSON: comma expected'],
  ],
  ['an empty file', { [file]: '' }, ['data/books/a-book/index.json:1: is not valid JSON: value expected']],
  [
    'a field written twice',
    {
      [file]:
        '{\n  "id": 1,\n  "title": "A",\n  "title": "B",\n  "image": "./cover.png",\n  "link": "https://a.example"\n}\n',
    },
    ['data/books/a-book/index.json:4 title: stands twice in this file: keep one'],
  ],
  [
    'a field written twice whose name is no word',
    { [file]: `${JSON.stringify(book, null, 2).slice(0, -2)},\n  "a\\n": 1,\n  "a\\n": 1\n}\n` },
    [
      `data/books/a-book/index.json:6: unknown field "a\\n": the fields are ${bookFields}`,
      'data/books/a-book/index.json:7 "a\\n": stands twice in this file: keep one',
    ],
  ],
  [
    'JSON nested deeper than anything can read it',
    { [file]: `{\n"id": ${'['.repeat(2000)}` },
    ['data/books/a-book/index.json:2: is nested too deep to be read: 100 levels are the most'],
  ],
  [
    'a byte order mark',
    { [file]: '\uFEFF{}' },
    ['data/books/a-book/index.json:1: begins with a byte order mark: save it as UTF-8 without one'],
  ],
  [
    'a line end that is half of one',
    { [file]: '{\n\r}' },
    ['data/books/a-book/index.json:2: has an invisible character, U+000D: delete it'],
  ],
  [
    'JSON of which git could not merge two versions',
    { [file]: '{\n<<<<<<< HEAD\n  "id": 1\n=======\n  "id": 2\n>>>>>>> theirs\n}\n' },
    [`data/books/a-book/index.json:2: ${twoVersions}`],
  ],
  [
    'a text of which git could not merge two versions',
    {
      'posts/a-post/index.md':
        '---\ntitle: A post\npublished: 2024-01-01\ndescription: A.\n---\n\n<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> theirs\n',
    },
    [`data/posts/a-post/index.md:7: ${twoVersions}`],
  ],
  [
    'front matter of which git could not merge two versions',
    {
      'posts/a-post/index.md': '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> theirs\n---\n',
    },
    [`data/posts/a-post/index.md:2: ${twoVersions}`],
  ],
  [
    'a series that cannot be read, and not the book that is rightly of it',
    {
      [file]: { ...book, series: { name: 'a-series' } },
      'series/a-series/index.md': '---\n<<<<<<< HEAD\ntitle: A\n=======\ntitle: B\n>>>>>>> theirs\n---\n',
    },
    [`data/series/a-series/index.md:2: ${twoVersions}`],
  ],
  [
    'a text in another encoding',
    { [file]: Buffer.from('{\n  "title": "Caf\xe9"\n}', 'latin1') },
    ['data/books/a-book/index.json:2: has a character that is not UTF-8: save the file as UTF-8'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});
