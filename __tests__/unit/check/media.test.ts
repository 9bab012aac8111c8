import sharp from 'sharp';
import { nameMeant } from '../../../src/content/check/files/readRegular';
import { type Changes, book, bookFile as file, pixel, problemsOf } from '../../support/content';

test.each<[string, Changes, string[]]>([
  [
    'a missing picture',
    { 'books/a-book/cover.png': null },
    ['data/books/a-book/index.json:4 image: there is no such file beside this one, got "./cover.png"'],
  ],
  [
    'a picture with another ending',
    { [file]: { ...book, image: './cover.gif' } },
    [
      'data/books/a-book/index.json:4 image: must end in .jpg, .jpeg, .png, .webp or .avif, got "./cover.gif"',
    ],
  ],
  [
    'a picture whose ending is not the truth',
    { 'books/a-book/cover.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
    [
      'data/books/a-book/index.json:4 image: is not a picture that can be read: it is in truth of the format svg: export it as JPEG or PNG, got "./cover.png"',
    ],
  ],
  [
    'a logo that no browser shows',
    { 'logo.svg': '<svg width="1" height="1"/>' },
    [
      'data/site.json:7 logo: is not a drawing that can be read: its first tag needs xmlns="http://www.w3.org/2000/svg", got "./logo.svg"',
    ],
  ],
  [
    'a picture whose name has other capitals',
    { 'books/a-book/cover.png': null, 'books/a-book/Cover.PNG': pixel },
    [
      'data/books/a-book/index.json:4 image: there is no such file beside this one, but "Cover.PNG": write its name as it is, got "./cover.png"',
    ],
  ],
  [
    'a missing icon',
    { 'icon.png': null },
    ['data/site.json:8 icon: there is no such file beside this one, got "./icon.png"'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});

test('a photo may go on after its end, as some cameras have it', async () => {
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer();
  const changes = (bytes: Buffer): Changes => ({
    [file]: { ...book, image: './cover.jpg' },
    'books/a-book/cover.jpg': bytes,
  });
  expect(await problemsOf(changes(photo))).toEqual([]);
  expect(await problemsOf(changes(Buffer.concat([photo, Buffer.from('more')])))).toEqual([]);
});

test.each([
  ['cover.png', ['cover.png', 'Cover.png'], undefined],
  ['cover.png', ['COVER.png'], 'COVER.png'],
  ['caf\u00e9.png', ['cafe\u0301.png'], 'cafe\u0301.png'],
  ['cover.png', ['cover.jpg'], undefined],
])('by %j of the names %j is meant %j', (name, names, meant) => {
  expect(nameMeant(name, names)).toBe(meant);
});
