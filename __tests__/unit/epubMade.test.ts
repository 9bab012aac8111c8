import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { catalogue, epub, sampler, downloads } from '../../src/content/gatsby/epubs/epubDirectives';
import { make } from '../../src/content/gatsby/epubs/make';
import type { Plan } from '../../src/content/gatsby/epubs/plan';
import { book, bookFile, type Changes, pixel } from '../support/content';
import { filesIn, textIn } from '../support/epub';
import { bookOf, element, paragraph, tree } from '../support/epubBook';
import { makeNodes, type Nodes } from '../support/nodeModel';

// Type that was drawn from a folder that is gone would be missed by whoever draws next in this process.
jest.mock('../../src/content/gatsby/share/drawText', () => ({
  ...jest.requireActual<object>('../../src/content/gatsby/share/drawText'),
  drawText: () =>
    sharp({ create: { width: 40, height: 20, channels: 4, background: '#000' } })
      .raw()
      .toBuffer({ resolveWithObject: true }),
}));

const kit = process.cwd();
let root = '';
let nodes: Nodes | undefined;

// Books are written into the `public/` of the project in which the build runs.
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  symlinkSync(join(kit, 'src'), join(root, 'src'));
  process.chdir(root);
});
afterAll(() => {
  process.chdir(kit);
  rmSync(root, { recursive: true });
});
beforeEach(() => {
  process.env['gatsby_executing_command'] = 'build';
});
afterEach(() => {
  delete process.env['gatsby_executing_command'];
  rmSync('public', { recursive: true, force: true });
  nodes?.end();
  nodes = undefined;
});

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#8a2' } })
    .png()
    .toBuffer();

/** A plan of a text with a picture, and of what may be changed of it. */
const planWith = (path: string, change: Partial<Plan> = {}): Plan => {
  const { chapters, ...rest } = bookOf(
    tree(paragraph, element('p', {}, element('img', { src: './a.png', alt: 'A' }))),
  );
  const file = join(root, 'a.png');
  return {
    path,
    book: { ...rest, chapters: chapters.map((one) => ({ ...one, pictures: { 'a.png': file } })) },
    cover: {},
    ...change,
  };
};

const sizeOf = async (file: string | Buffer) => {
  const { format, width, height } = await sharp(file).metadata();
  return [format, width, height];
};

test('a book lies in public/ with its cover in two sizes, and nothing that is half of one', async () => {
  writeFileSync('a.png', await picture(2000, 1000));
  const { bytes } = await make(planWith('/blog/a/a.epub'));
  expect(readdirSync('public/blog/a').sort()).toEqual(['a-cover.jpg', 'a-thumbnail.jpg', 'a.epub']);
  expect(statSync('public/blog/a/a.epub').size).toBe(bytes);
  expect(await sizeOf('public/blog/a/a-cover.jpg')).toEqual(['jpeg', 600, 900]);
  expect(await sizeOf('public/blog/a/a-thumbnail.jpg')).toEqual(['jpeg', 160, 240]);
  const made = readFileSync('public/blog/a/a.epub');
  expect(filesIn(made)['book/cover.jpg']).toEqual(new Uint8Array(readFileSync('public/blog/a/a-cover.jpg')));
  // A page shows its picture no larger.
  expect(await sizeOf(Buffer.from(filesIn(made)['book/picture-1-1.jpg'] ?? []))).toEqual(['jpeg', 1000, 500]);
  expect(textIn(made, 'text-1.xhtml')).toContain('src="picture-1-1.jpg"');
});

test('a book is made once for the same content, and again when a picture of it is another one', async () => {
  writeFileSync('a.png', await picture(40, 20));
  const plan = planWith('/b.epub');
  await Promise.all([make(plan), make(plan)]);
  rmSync('public', { recursive: true });
  await make(plan);
  expect(existsSync('public')).toBe(false);
  writeFileSync('a.png', await picture(20, 40));
  await make(plan);
  expect(existsSync('public/b.epub')).toBe(true);
});

test('a book has the cover that it is planned with', async () => {
  writeFileSync('a.png', await picture(300, 450));
  const file = join(root, 'a.png');
  await make(planWith('/c.epub', { cover: { file } }));
  expect(await sizeOf('public/c-cover.jpg')).toEqual(['jpeg', 300, 450]);
  await make(planWith('/d.epub', { cover: { files: [file, file] } }));
  expect(await sizeOf('public/d-cover.jpg')).toEqual(['jpeg', 600, 900]);
});

const excerptOf = (title: string): string => `---\ntitle: "${title}"\n---\n\nThe lamp stood there.\n`;
const bookWith = (id: number, excerpt: string) => ({
  ...book,
  id,
  title: `Book ${id}`,
  about: { blurb: 'A lamp is lit.', excerpt },
});
const excerptFile = 'excerpts/one/index.md';
const one: Changes = { [excerptFile]: excerptOf('One'), [bookFile]: bookWith(1, 'one') };
const two: Changes = {
  'excerpts/two/index.md': excerptOf('Two'),
  'books/b-book/index.json': bookWith(2, 'two'),
  'books/b-book/cover.png': pixel,
};
const postOf = (form: string): Changes => ({
  'posts/a/index.md': `---\ntitle: "A"\ndescription: "A"\nform: "${form}"\npublished: "2024-03-09"\n---\n\nWords.\n`,
});

/** What a directive of ours answers for an entry of a site. */
const answer = async (directive: typeof epub, path: string, changes: Changes): Promise<unknown> => {
  nodes = await makeNodes(changes);
  const { resolve } = directive.extend({});
  return resolve(nodes.entry(path), {}, nodes.context, nodes.info);
};

test('a catalogue hears of a book what it is, how large it is and where its cover lies', async () => {
  const said = await answer(epub, excerptFile, one);
  expect(said).toEqual({
    path: '/excerpts/one.epub',
    bytes: statSync('public/excerpts/one.epub').size,
    title: 'Book 1: One',
    kind: 'An excerpt',
    language: 'en',
    description: 'A lamp is lit.',
    day: '2024-01-01',
    page: 'https://example.com/books/a-book/',
    cover: '/excerpts/one-cover.jpg',
    thumbnail: '/excerpts/one-thumbnail.jpg',
  });
});

test('an excerpt leads to its book, to that of all excerpts, and to the catalogue', async () => {
  expect(await answer(downloads, excerptFile, { ...one, ...two })).toEqual([
    { words: expect.stringMatching(/^Take it along: EPUB, \d+ kB$/) as string, path: '/excerpts/one.epub' },
    {
      words: expect.stringMatching(/^All excerpts in one book: EPUB, \d+ kB$/) as string,
      path: '/sampler.epub',
    },
    { words: 'Catalog for reading apps (OPDS)', path: '/opds.xml' },
  ]);
});

test('a text of which no book is made leads to none', async () => {
  expect(await answer(downloads, 'posts/a/index.md', postOf('essay'))).toEqual([]);
});

test('the site has a book of all excerpts where there are two', async () => {
  expect(await answer(sampler, 'site.json', { ...one, ...two })).toMatchObject({ path: '/sampler.epub' });
  nodes?.end();
  expect(await answer(sampler, 'site.json', one)).toBeNull();
});

test.each<[string, Changes, string | null]>([
  ['a story', postOf('story'), '/opds.xml'],
  ['an excerpt of a book', one, '/opds.xml'],
  ['an excerpt that no book has', { [excerptFile]: excerptOf('One') }, null],
  ['an essay', postOf('essay'), null],
])(
  'of a site with %s alone the catalogue is told where it is, if there is one',
  async (_name, changes, path) => {
    expect(await answer(catalogue, 'site.json', changes)).toBe(path);
  },
);

test('who develops waits for no book', async () => {
  process.env['gatsby_executing_command'] = 'develop';
  const said = [epub, downloads].map((directive) => answer(directive, excerptFile, one));
  expect(await Promise.all(said)).toEqual([null, []]);
  expect(await answer(sampler, 'site.json', { ...one, ...two })).toBeNull();
  expect(await answer(catalogue, 'site.json', one)).toBeNull();
  expect(existsSync('public')).toBe(false);
});
