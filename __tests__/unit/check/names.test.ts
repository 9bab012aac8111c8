import { refuseFileName } from '../../../src/content/check/fileName';
import { bookFile, type Changes, pixel, problemsOf } from '../../support/content';

test.each<[string, Changes, string[]]>([
  [
    'a device of Windows',
    { 'books/a-book/aux.png': pixel },
    ['data/books/a-book/aux.png: the name is a device to Windows: take another name, got "aux.png"'],
  ],
  [
    'a folder named as a device',
    { 'swof/con/a.txt': '' },
    ['data/swof/con: the name is a device to Windows: take another name, got "con"'],
  ],
  [
    'a sign that Windows does not allow',
    { 'books/a-book/a:b?.png': pixel },
    [
      'data/books/a-book/a:b?.png: the name has the sign :, which Windows does not allow: leave it out, got "a:b?.png"',
    ],
  ],
  [
    'a name that breaks its line',
    { 'books/a-book/a\nb.png': pixel },
    [
      '"data/books/a-book/a\\nb.png": the name has the invisible character U+000A: leave it out, got "a\\nb.png"',
    ],
  ],
  [
    'a name that ends in a dot',
    { 'books/a-book/notes.': '' },
    [
      'data/books/a-book/notes.: the name ends in a dot or a space, which Windows does not keep: leave it out, got "notes."',
    ],
  ],
  [
    'names that differ in capitals',
    { 'books/a-book/Cover.png': pixel },
    ['data/books/a-book/cover.png: the name is to Windows and macOS the same as "Cover.png": take another'],
  ],
  [
    'folders whose names differ in capitals',
    { 'Books/a-book/cover.png': pixel },
    ['data/books: the name is to Windows and macOS the same as "Books": take another'],
  ],
  [
    'a hidden picture, which is no content',
    {
      [bookFile]: { id: 1, title: 'A book', image: './.cover.png', link: 'https://shop.example/a' },
      'books/a-book/.cover.png': pixel,
    },
    [
      'data/books/a-book/index.json:4 image: must be a file beside this one, like ./cover.jpg, got "./.cover.png"',
    ],
  ],
])('%s is named', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});

test.each([
  'cover.jpg',
  'a cat & 100%.png',
  'console.json',
  'com.json',
  'com10',
  'ü'.repeat(127),
  '封面.webp',
  'a..b',
])('a file may be named %s', (name) => {
  expect(refuseFileName(name)).toBeNull();
});

test.each([
  ['', 'must not be empty'],
  ['NUL', 'is a device to Windows: take another name'],
  ['com1.tar.gz', 'is a device to Windows: take another name'],
  ['a ', 'ends in a dot or a space, which Windows does not keep: leave it out'],
  ['\u2800.png', 'shows nothing: take another name'],
  ['\u{E0041}', 'shows nothing: take another name'],
  ['a\u202Egpj.exe', 'has the invisible character U+202E: leave it out'],
  ['ü'.repeat(128), 'is 256 bytes long: 255 are the most'],
])('a file may not be named %j', (name, expected) => {
  expect(refuseFileName(name)).toBe(expected);
});
