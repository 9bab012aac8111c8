import sharp from 'sharp';
import { type Changes, book, bookFile as file, pixel, problemsOf } from '../../support/content';
import { drawn } from '../../support/drawn';

type Format = 'jpg' | 'png' | 'webp' | 'avif';

const formats: readonly Format[] = ['jpg', 'png', 'webp', 'avif'];

const encoded = (format: Format): Promise<Buffer> =>
  drawn()
    .toFormat(format === 'jpg' ? 'jpeg' : format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

const changes = (name: string, bytes: Buffer | string): Changes => ({
  [file]: { ...book, image: `./${name}` },
  [`books/a-book/${name}`]: bytes,
});

const said = (name: string, message: string): string[] => [
  `data/books/a-book/index.json:4 image: is not a picture that can be read: ${message}, got "./${name}"`,
];

test.each(formats)('a .%s that is cut short is told so, wherever it was cut', async (format) => {
  const whole = await encoded(format);
  for (const part of [0.2, 0.5, 0.9]) {
    const cut = whole.subarray(0, Math.floor(whole.length * part));
    expect(await problemsOf(changes(`cover.${format}`, cut))).toEqual(
      said(`cover.${format}`, 'it is cut short: export it again'),
    );
  }
});

test.each([
  ['jpg', 'ffd9'],
  ['png', '0000000049454e44ae426082'],
] as const)(
  'a .%s whose middle is missing though it ends well is told to be damaged',
  async (format, end) => {
    const whole = await encoded(format);
    for (const part of [0.5, 0.9]) {
      const bytes = Buffer.concat([whole.subarray(0, whole.length * part), Buffer.from(end, 'hex')]);
      expect(await problemsOf(changes(`cover.${format}`, bytes))).toEqual(
        said(`cover.${format}`, 'it is damaged: export it again'),
      );
    }
  },
);

test.each<[string, string, () => Promise<Buffer> | Buffer | string, string]>([
  ['nothing', 'cover.png', () => '', 'it is empty: export it again'],
  [
    'a web page',
    'cover.jpg',
    () => '<!doctype html>\n<title>No</title>',
    'there is text in it: export the picture again',
  ],
  ['random bytes', 'cover.jpg', () => Buffer.from('0001fe7a9b33', 'hex'), 'it is damaged: export it again'],
  ['a PNG', 'cover.jpg', () => encoded('png'), 'it is in truth of the format png: call it cover.png'],
  ['a JPEG', 'my.cover.png', () => encoded('jpg'), 'it is in truth of the format jpg: call it my.cover.jpg'],
  ['an AVIF', 'cover.webp', () => encoded('avif'), 'it is in truth of the format avif: call it cover.avif'],
  [
    'a phone’s HEIC',
    'cover.jpg',
    () => Buffer.from('00000018667479706865696300000000', 'hex'),
    'it is a HEIC picture from a phone, which browsers cannot show: export it as JPEG (on an iPhone: Settings > Camera > Formats > Most Compatible)',
  ],
  ['a PDF', 'cover.png', () => '%PDF-1.7\n', 'it is in truth of the format pdf: export it as JPEG or PNG'],
  [
    'more pixels than anybody needs',
    'cover.png',
    () =>
      sharp({ create: { width: 13_000, height: 10_000, channels: 3, background: 'red' } })
        .png()
        .toBuffer(),
    'it has 13000 × 10000 pixels, at most 120 million are allowed: make it smaller',
  ],
])('%s for a picture is told in words', async (_name, name, bytes, message) => {
  expect(await problemsOf(changes(name, await bytes()))).toEqual(said(name, message));
});

test('a picture in a text is told of in the same words', async () => {
  const text = '---\ntitle: "T"\ndescription: "D"\n---\n\n![A cat](./cat.png)\n';
  expect(
    await problemsOf({ 'pages/contact/index.md': text, 'pages/contact/cat.png': pixel.subarray(0, 50) }),
  ).toEqual([
    'data/pages/contact/index.md:6 text: the picture: is not a picture that can be read: it is cut short: export it again, got "./cat.png"',
  ]);
});

const pointer = 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 12345\n';

test('a picture that Git LFS has not fetched is told so, and how it is fetched', async () => {
  expect(await problemsOf(changes('cover.jpg', pointer))).toEqual([
    'data/books/a-book/index.json:4 image: is only a pointer of Git LFS to the file: run git lfs pull, got "./cover.jpg"',
  ]);
});

test.each([file, 'pages/contact/index.md'])(
  'an entry that Git LFS has not fetched is told so as well: %s',
  async (path) => {
    expect(await problemsOf({ [path]: pointer })).toContain(
      `data/${path}:1: is only a pointer of Git LFS to the file: run git lfs pull`,
    );
  },
);
