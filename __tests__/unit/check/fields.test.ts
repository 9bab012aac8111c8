import { collections } from '../../../src/content/model/collections';
import { fieldsOf } from '../../../src/content/model/fieldInfo';
import { type Changes, book, bookFile as file, pixel, problemsOf, site } from '../../support/content';

const bookFields = fieldsOf(collections.books.schema)
  .map(({ name }) => name)
  .join(', ');

const video = { id: 1, videoId: 'aqz-KE-bpKQ', title: 'V', poster: './poster.png' };

const post = (form: string): string =>
  `---\ntitle: "A post"\ndescription: "D"\n${form}published: "2024-01-09"\n---\n\nText.\n`;

test.each<[string, Changes, string[]]>([
  [
    'a missing field',
    { [file]: { id: 1, image: './cover.png', link: 'https://shop.example/a' } },
    ['data/books/a-book/index.json:1 title: is missing: write the title as on the cover'],
  ],
  [
    'an unknown field',
    { [file]: { ...book, subtitle: 'x' } },
    [`data/books/a-book/index.json:6: unknown field subtitle: the fields are ${bookFields}`],
  ],
  [
    'an unknown field whose name is no word',
    { [file]: { ...book, 'a\nb': 1, '': 2 } },
    [
      `data/books/a-book/index.json:6: unknown field "a\\nb": the fields are ${bookFields}`,
      `data/books/a-book/index.json:7: unknown field "": the fields are ${bookFields}`,
    ],
  ],
  [
    'a number where a text belongs',
    { [file]: { ...book, title: 7 } },
    ['data/books/a-book/index.json:3 title: must be a text in quotes, got 7'],
  ],
  [
    'a text where a number belongs',
    { [file]: { ...book, id: 'one' } },
    ['data/books/a-book/index.json:2 id: must be a whole number, got "one"'],
  ],
  [
    'a link whose host is none',
    { [file]: { ...book, link: 'https://../x' } },
    ['data/books/a-book/index.json:5 link: must be a whole address without spaces, got "https://../x"'],
  ],
  [
    'a link whose port is none',
    { [file]: { ...book, link: 'https://shop.example:99999/' } },
    [
      'data/books/a-book/index.json:5 link: is not an address that leads anywhere, got "https://shop.example:99999/"',
    ],
  ],
  [
    'a word that is none of those possible',
    { 'posts/a/index.md': post('form: poem\n') },
    ['data/posts/a/index.md:4 form: must be story or essay, got "poem"'],
  ],
  [
    'a word that is missing',
    { 'posts/a/index.md': post('') },
    [
      'data/posts/a/index.md:1 form: is missing: write story for fiction, which is set as in a book, or essay',
    ],
  ],
  [
    'a language that has no code',
    { 'site.json': { ...site, language: 'en_US' } },
    ['data/site.json:5 language: must be the code of a language, like en or en-GB, got "en_US"'],
  ],
  [
    'a site address in other letters than browsers send',
    { 'site.json': { ...site, siteUrl: 'https://bücher.example/lesen' } },
    [
      'data/site.json:6 siteUrl: must be written in plain letters: https://xn--bcher-kva.example/lesen, got "https://bücher.example/lesen"',
    ],
  ],
  [
    'a mail link where the address belongs',
    { 'site.json': { ...site, mail: 'mailto:me@example.com' } },
    ['data/site.json:15 mail: must be a mail address, like me@example.com, got "mailto:me@example.com"'],
  ],
  [
    'an empty text',
    { [file]: { ...book, title: ' ' } },
    ['data/books/a-book/index.json:3 title: must not be empty, got " "'],
  ],
  [
    'a list where an object belongs',
    { [file]: [] },
    ['data/books/a-book/index.json:1: must be an object in braces, got []'],
  ],
  [
    'a link that is not https',
    { [file]: { ...book, link: 'javascript:alert(1)' } },
    ['data/books/a-book/index.json:5 link: must start with https://, got "javascript:alert(1)"'],
  ],
  [
    'a link with a space',
    { [file]: { ...book, link: 'https://shop.example/a b' } },
    [
      'data/books/a-book/index.json:5 link: must be a whole address without spaces, got "https://shop.example/a b"',
    ],
  ],
  [
    'a value too long for a line',
    { [file]: { ...book, link: `http://${'x'.repeat(80)}` } },
    [`data/books/a-book/index.json:5 link: must start with https://, got "http://${'x'.repeat(52)}…`],
  ],
  [
    'a video’s address instead of its id',
    {
      'videos/a/index.json': { ...video, videoId: 'https://youtu.be/x' },
      'videos/a/poster.png': pixel,
    },
    [
      'data/videos/a/index.json:3 videoId: must be the 11 characters after watch?v= in the video’s address, got "https://youtu.be/x"',
    ],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});
