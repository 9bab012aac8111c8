import sharp from 'sharp';
import { type Changes, book, bookFile as file, pixel, problemsOf, silence } from '../../support/content';

const soundtrack = { id: 1, title: 'T', bpm: 170, description: 'D', audio: './track.mp3' };

test.each<[string, Changes, string[]]>([
  [
    'a missing picture',
    { 'books/a-book/cover.png': null },
    ['data/books/a-book/index.json:4 image: there is no such file beside this one, got "./cover.png"'],
  ],
  [
    'a picture with another ending',
    { [file]: { ...book, image: './cover.gif' } },
    ['data/books/a-book/index.json:4 image: must end in .jpg, .png, .webp or .avif, got "./cover.gif"'],
  ],
  [
    'a picture whose ending is not the truth',
    { 'books/a-book/cover.png': '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>' },
    [
      'data/books/a-book/index.json:4 image: is not a picture that can be read (it is in truth of the format svg), got "./cover.png"',
    ],
  ],
  [
    'a logo that no browser shows',
    { 'logo.svg': '<svg width="1" height="1"/>' },
    [
      'data/site.json:7 logo: is not a picture that can be read (its first tag needs xmlns="http://www.w3.org/2000/svg"), got "./logo.svg"',
    ],
  ],
  [
    'a missing icon',
    { 'icon.png': null },
    ['data/site.json:8 icon: there is no such file beside this one, got "./icon.png"'],
  ],
  [
    'a sound that is none',
    { 'soundtracks/a/index.json': soundtrack, 'soundtracks/a/track.mp3': Buffer.alloc(4000) },
    [
      'data/soundtracks/a/index.json:6 audio: is not a sound that can be read (it has no sound in it), got "./track.mp3"',
    ],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});

test('a picture that cannot be decoded is named with the decoder’s reason', async () => {
  const [problem, ...others] = await problemsOf({ 'books/a-book/cover.png': 'no picture' });
  expect(problem).toMatch(
    /^data\/books\/a-book\/index\.json:4 image: is not a picture that can be read \(.+\), got "\.\/cover\.png"$/,
  );
  expect(others).toEqual([]);
});

test('a picture that was cut short is found too', async () => {
  const problems = await problemsOf({ 'books/a-book/cover.png': pixel.subarray(0, 50) });
  expect(problems).toHaveLength(1);
});

test('a sound that plays is in order', async () => {
  const changes = { 'soundtracks/a/index.json': soundtrack, 'soundtracks/a/track.mp3': silence };
  expect(await problemsOf(changes)).toEqual([]);
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
