import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import type { Look } from '../../src/lib/look';
import { expectLook } from '../support/builtLook';
import { filesIn } from '../support/epub';
import type { JsonFeed } from '../support/feeds';
import { copyKit, fixtureFolder, gatsby } from '../support/project';

/* Builds on what the build of the fixture has left, in another folder. */

let root = fixtureFolder;
/** What the build before has left. */
let left: string[] = [];

const change = (file: string, from: string, to: string): void => {
  const text = readFileSync(join(root, file), 'utf8');
  expect(text).toContain(from);
  writeFileSync(join(root, file), text.replace(from, to));
};

const setSettings = (more: object): void => {
  const file = join(root, 'data/site.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...settings, ...more }, null, 2)}\n`);
};

const look: Look = { ember: '#1d4fb8', typeface: 'vollkorn' };

beforeAll(() => {
  if (!existsSync(fixtureFolder)) throw new Error('The fixture has no site yet: npm run build:fixture');
});

afterAll(() => {
  if (root !== fixtureFolder) rmSync(root, { recursive: true, force: true });
});

/** The day of all builds here: what is to come on it is in no site before. */
const day = String(Date.UTC(2050, 0, 2) / 1000);

const build = async (): Promise<string> => {
  process.env['SOURCE_DATE_EPOCH'] = day;
  const run = gatsby(root, 'build', '--prefix-paths');
  delete process.env['SOURCE_DATE_EPOCH'];
  const code = await run.ended;
  if (code !== 0) throw new Error(run.output());
  return run.output();
};

const areThere = (names: readonly string[]): boolean[] =>
  names.map((name) => existsSync(join(root, 'public', name)));
/** What has a day that lies ahead. */
const pagesToCome = ['blog/a-coming-post/index.html', 'books/a-coming-book/index.html'];

const page = (name: string): string => readFileSync(join(root, 'public', name, 'index.html'), 'utf8');

/** The pictures that no page names. */
const unasked = (): string[] => {
  const files = (readdirSync(join(root, 'public'), { recursive: true }) as string[]).map((name) =>
    name.split(sep).join('/'),
  );
  const pages = files
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-data/'))
    .map((name) => readFileSync(join(root, 'public', name), 'utf8'))
    .join('\n');
  const made = files.filter((name) => /^static\/.*\.(avif|webp|jpe?g|png)$/.test(name));
  expect(made.length).toBeGreaterThan(50);
  return made.filter((name) => !pages.includes(`/${name}`));
};

const styleSheets = (): string[] =>
  readdirSync(join(root, 'public')).filter((name) => /^app\.\w+\.css$/.test(name));

test('a build makes no picture that no page asks for', () => {
  const note = readFileSync(join(root, '.cache/webpack/public.json'), 'utf8');
  const made = new Set(JSON.parse(note) as string[]);
  // Those that an earlier build has left are in public/ too.
  expect(unasked().filter((name) => made.has(name))).toEqual([]);
});

test('a site that was built in a folder and at an address of another name is made anew by what is kept, and what no build makes is gone', async () => {
  expect(areThere(pagesToCome)).toEqual([false, false]);
  const sheets = styleSheets();
  root = await copyKit();
  // On a site in Hebrew, a page in German runs from left to right.
  for (const name of readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' }))
    if (name.endsWith('index.de.md')) rmSync(join(root, 'data', name));
  for (const name of ['.cache', 'public'])
    cpSync(join(fixtureFolder, name), join(root, name), { recursive: true, preserveTimestamps: true });
  // As the build before the last one leaves a picture.
  writeFileSync(join(root, `public/static/left-${'0'.repeat(32)}.avif`), 'a picture');
  setSettings({ siteUrl: 'https://example.com/site', language: 'he', look });
  // Ten posts need no page of a year: of its template, nothing is asked.
  expect(await build()).not.toMatch(/^warn(?!ing The GraphQL query in the non-page component)/m);
  expect(unasked().filter((name) => name.includes('/left-'))).toEqual([]);
  // Pages that are still open ask for the last one.
  expect(styleSheets().filter((name) => sheets.includes(name))).toHaveLength(1);
  expect(styleSheets()).toHaveLength(2);
  const about = page('about');
  expect(about).toMatch(/url\(\/site\/static\/[\w-]+\.woff2\)/);
  expect(about).not.toMatch(/[ ("']\/static\//);
}, 360_000);

test('a site that is given another look has that one everywhere, and ships no other', () =>
  expectLook(join(root, 'public'), look));

test('a post and a book whose day has come are there with the next build, of the same cache', () => {
  expect(areThere(pagesToCome)).toEqual([true, true]);
  expect(page('blog')).toContain('A Coming Post');
  expect(page('')).toContain('A Coming Book');
});

test('a site in Hebrew runs from right to left: its pages, its books to take along, its feeds', () => {
  const names = (readdirSync(join(root, 'public'), { recursive: true }) as string[]).map(String);
  const pages = names.filter((name) => /^(?!page-data).*index\.html$/.test(name));
  expect(pages.length).toBeGreaterThan(20);
  const html = pages.map((name) => readFileSync(join(root, 'public', name), 'utf8'));
  expect(
    html.filter((text) => !/<html [^>]*dir="rtl"/.test(text) && !text.includes('http-equiv="refresh"')),
  ).toEqual([]);
  const books = names.filter((name) => name.endsWith('.epub'));
  expect(books.length).toBeGreaterThan(0);
  const spines = books.map((name) =>
    Object.entries(filesIn(readFileSync(join(root, 'public', name))))
      .filter(([file]) => file.endsWith('.opf'))
      .map(([, bytes]) => /<spine[^>]*>/.exec(Buffer.from(bytes).toString())?.[0]),
  );
  expect(spines).toEqual(books.map(() => ['<spine page-progression-direction="rtl">']));
  const { items } = JSON.parse(readFileSync(join(root, 'public/feed.json'), 'utf8')) as JsonFeed;
  expect(items.filter(({ content_html }) => !content_html.startsWith('<div dir="rtl">'))).toEqual([]);
});

test('a cache serves newer code, and what a build no longer makes stays for pages that are open', async () => {
  const sheets = styleSheets();
  expect(page('books/first-book')).toContain('href="/site/audiobooks/first-audiobook/"');
  change('data/pages/about/index.md', '[heard](/audiobooks/)', 'heard');
  change('data/pages/audiobooks/index.md', '---\n\n', 'off: true\n---\n\n');
  change('data/pages/about/index.md', 'has written seven books', 'has kept a warm cache');
  change('src/styles/tokens.css', '--radius: 2px', '--radius: 3px');
  rmSync(join(root, 'data/videos/spring'), { recursive: true });
  const output = await build();
  expect(page('about')).toContain('has kept a warm cache');
  // Of what is switched off, no book leads to a page any more.
  expect(page('books/first-book')).not.toContain('/audiobooks/');
  // Gatsby alone would write no page anew for a style.
  expect(/--radius:\w+/.exec(page('contact'))?.[0]).toBe('--radius:3px');
  expect(output).not.toContain('IMAGE_PROCESSING');
  // Its bytes are the same, and webpack does not write it again.
  expect(existsSync(join(root, 'public/licences.txt'))).toBe(true);
  // Its poster, and what the audiobooks were shared by.
  left = unasked();
  expect(left.length).toBeGreaterThan(1);
  expect(styleSheets().filter((name) => sheets.includes(name))).toHaveLength(1);
}, 360_000);

test('without anything to follow there is no feed and no link to one, and a newsletter that is a link needs no page', async () => {
  const feeds = ['rss.xml', 'feed.json'];
  expect(areThere(feeds)).toEqual([true, true]);
  expect(page('about')).toContain('href="/site/contact/#newsletter"');
  // Its old addresses lead to tags of posts.
  rmSync(join(root, 'data/redirects.json'));
  for (const folder of ['posts', 'stories', 'books', 'audiobooks', 'series', 'excerpts', 'soundtracks'])
    rmSync(join(root, 'data', folder), { recursive: true });
  const link = 'https://letters.example/';
  setSettings({ newsletter: { title: 'News', sentence: 'Now and then.', link } });
  change('data/pages/contact/index.md', '---\n\n', 'off: true\n---\n\n');
  for (const folder of ['policies/terms-and-conditions', 'pages/press', 'pages/swof'])
    change(`data/${folder}/index.md`, '(/contact/)', '(/about/)');
  const sheets = styleSheets();
  await build();
  expect(areThere(feeds)).toEqual([false, false]);
  // What was left for one build.
  expect(areThere(left).filter(Boolean)).toEqual([]);
  expect(styleSheets().filter((name) => sheets.includes(name))).toHaveLength(1);
  const about = page('about');
  expect(about).not.toMatch(/rel="alternate"|rss\.xml|feed\.json|#newsletter/);
  expect(/<footer.*<\/footer>/.exec(about)?.[0]).toContain(`<a href="${link}">Newsletter</a>`);
}, 360_000);
