import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pageNames } from '../src/content/model/pages';

/** How wide a cover is, in pixels, where nothing else is asked for. */
const coverWidth = 1600;

/** So narrow that its derivatives cost nothing, while everything else stays. */
export const narrowest = 16;

/** A cover like no other: one of the sample's, its colours turned and its number written across. */
const cover = async (sample: string, number: number, width: number): Promise<Buffer> => {
  const label = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="300"><rect width="1600" height="300"/>
    <text x="800" y="210" font-size="180" text-anchor="middle" fill="#fff">Book ${number}</text></svg>`;
  const large = await sharp(sample)
    .resize(1600, 2400, { fit: 'cover' })
    .modulate({ hue: (number * 47) % 360 })
    .composite([{ input: Buffer.from(label), gravity: 'south' }])
    .jpeg({ quality: 88 })
    .toBuffer();
  return width === coverWidth ? large : sharp(large).resize(width).jpeg().toBuffer();
};

const writeBook = async (folder: string, sample: string, number: number, width: number): Promise<void> => {
  const book = join(folder, `book-${number}`);
  await mkdir(book, { recursive: true });
  const link = `https://example.com/books/${number}`;
  const entry = { id: number, title: `Book ${number}`, image: './cover.jpg', link };
  await Promise.all([
    writeFile(join(book, 'index.json'), `${JSON.stringify(entry, null, 2)}\n`),
    writeFile(join(book, 'cover.jpg'), await cover(sample, number, width)),
  ]);
};

/** The content that every site needs. The author's own pages may have links to books that a catalogue has not. */
const content = [
  'site.json',
  'logo.svg',
  'icon.png',
  'navigation',
  ...pageNames.map((name) => `pages/${name}`),
  'policies',
];

/** The covers of the project's books. Throws where it has none, in words for whoever measures. */
export const coversIn = async (root: string): Promise<readonly string[]> => {
  const books = join(root, 'data', 'books');
  const slugs = await readdir(books).catch(() => []);
  if (!slugs.length) {
    throw new Error(
      'data/ has no books, of whose covers the catalogues are made: add one by npm run new -- book "The Title"',
    );
  }
  return Promise.all(
    slugs.map(async (slug) => {
      const entry = await readFile(join(books, slug, 'index.json'), 'utf8');
      return join(books, slug, (JSON.parse(entry) as { readonly image: string }).image);
    }),
  );
};

/** What of the project a copy of it is built from. */
const parts = [
  'src',
  'plugins',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'gatsby-browser.tsx',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-ssr.tsx',
];

/**
 * Makes a copy of the project in `folder`, whose content is what every site needs and `count` books, each with a cover
 * that no other has, two thirds as wide as high. The packages are the project's.
 */
export const makeCatalogue = async (
  root: string,
  folder: string,
  count: number,
  width = coverWidth,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all(parts.map((part) => cp(join(root, part), join(folder, part), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  await Promise.all(
    content
      .filter((part) => existsSync(join(root, 'data', part)))
      .map((part) => cp(join(root, 'data', part), join(folder, 'data', part), { recursive: true })),
  );
  const samples = await coversIn(root);
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  // A few at a time: each holds a whole picture in memory.
  for (let start = 0; start < count; start += 4) {
    const few = numbers.slice(start, start + 4);
    await Promise.all(
      few.map((number) =>
        writeBook(join(folder, 'data', 'books'), samples[number % samples.length] ?? '', number, width),
      ),
    );
  }
};
