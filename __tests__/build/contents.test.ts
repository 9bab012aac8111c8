import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { JSDOM, VirtualConsole } from 'jsdom';
import { adviseOnUnshown } from '../../src/content/check/adviseOnUnshown';
import { adviseOnTranslations } from '../../src/content/check/adviseTogether';
import { checkContent } from '../../src/content/check/checkContent';
import { collections, contentFolder } from '../../src/content/model/collections';
import { readContent } from '../../src/content/read/readContent';
import { localIsoDate } from '../../src/lib/localIsoDate';
import { author, catalogue, writeCatalogue } from '../fixture/catalogue';
import { type FieldEntry, writeFieldEntries } from '../support/fieldEntries';
import { copyKit, gatsby, shrinkPictures } from '../support/project';
import { isShown, readShown } from '../support/shownFields';
import { attributes, texts } from '../support/site/dom';
import { unreadIn } from '../support/site/unread';

/*
 * A working author's catalogue: all of it is entered without a field that is meant for something else, and is to be met.
 * After it, in the same folder and so in half the time, every field by itself.
 */

/** It does not know layers, and says so of every page. */
const virtualConsole = new VirtualConsole();

let root = '';
let pages = new Map<string, Document>();

const page = (path: string): Document => {
  const found = pages.get(`${path.slice(1)}index.html`);
  if (!found) throw new Error(`no page ${path}`);
  return found;
};

/** Where the next content waits. */
const fields = 'fields';
let entries: FieldEntry[] = [];

const build = async (): Promise<void> => {
  const run = gatsby(root, 'build', '--prefix-paths');
  if ((await run.ended) !== 0) throw new Error(run.output());
};

beforeAll(async () => {
  root = await copyKit();
  entries = writeFieldEntries(root);
  await shrinkPictures(root);
  renameSync(join(root, contentFolder), join(root, fields));
  await writeCatalogue(root);
  await build();
  const names = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' });
  pages = new Map(
    names
      .filter((name) => /^(?!page-data|admin).*\.html$/.test(name))
      .map((name): [string, Document] => [
        name,
        new JSDOM(readFileSync(join(root, 'public', name)), { virtualConsole }).window.document,
      ]),
  );
}, 360_000);

afterAll(() => {
  rmSync(root, { recursive: true, force: true });
});

test('the check has nothing to say of it', async () => {
  expect(await checkContent(root, '2026-06-01')).toMatchObject({ problems: [], advice: [] });
});

test('every work stands in the bibliography, and every one of which something is said has a page', () => {
  expect(page('/bibliography/').querySelectorAll('li[data-form]')).toHaveLength(27 + 2 + 14);
  for (const { collection, slug, fields } of catalogue)
    if (fields['about'] ?? (collection === 'stories' && fields['description']))
      expect(texts(page(`/${collection}/${slug}/`), 'h1')).toEqual([fields['title']]);
});

test('the home page has the books by their series, in the order of the first of each', () => {
  expect(texts(page('/'), 'main section h2')).toEqual([
    'The Tide Court',
    'Ashmouth',
    'Standing alone',
    'The Long Winter: a universe',
  ]);
  const groups = [...page('/').querySelectorAll('main section')].map((group) =>
    attributes(group, 'img', 'alt'),
  );
  expect(groups[0]).toEqual([
    'The First Tide',
    'The Second Tide',
    'The Third Tide',
    'The Tide Court: All Three',
  ]);
  expect(groups[1]?.slice(0, 2)).toEqual(['Before Ashmouth', 'Ashmouth 1']);
  // Two of them are translations of others.
  expect(groups.flat()).toHaveLength(27 - 2);
});

test('a series counts each book once, and says where it begins, in which volume and order it can be read', () => {
  const tides = page('/series/the-tide-court/');
  expect(texts(tides, 'main ol:has(input) a')).toEqual([
    'Low Water',
    'The First Tide',
    'The Second Tide',
    'The Third Tide',
  ]);
  expect(texts(tides, 'main').join()).toContain('Begin with The First Tide');
  expect(texts(tides, 'main').join()).toContain('Also in one volume:The Tide Court: All Three');
  expect(texts(tides, 'main section h2')).toEqual(['As published', 'By story time']);
  expect(texts(page('/series/the-long-winter/'), 'main ol:has(input) a')).toHaveLength(5 + 1 + 1);
});

test('a blog of two years is summed up, ten posts a page, and each year has its titles', () => {
  const pagesOfBlog = ['/blog/', '/blog/page/2/', '/blog/page/3/'].map(page);
  const shown = pagesOfBlog.map((one) => texts(one, 'main article h2'));
  expect(shown.map(({ length }) => length)).toEqual([10, 10, 4]);
  expect(shown.flat()).toEqual(Array.from({ length: 24 }, (_, index) => `Letter ${24 - index}`));
  expect(texts(page('/blog/'), 'main article p').join()).not.toContain('It rained');
  expect(attributes(page('/blog/'), 'main nav a[rel=next]', 'href')).toEqual(['/blog/page/2/']);
  expect(attributes(page('/blog/page/3/'), 'main nav [aria-current]', 'href')).toEqual(['/blog/page/3/']);
  expect(attributes(page('/blog/page/2/'), 'main nav[aria-label=Archive] a', 'href')).toEqual([
    '/blog/year/2023/',
    '/blog/year/2022/',
    '/blog/tags/',
  ]);
  expect(texts(page('/blog/year/2022/'), 'main li:has(time) a')).toHaveLength(12);
});

test('a tag of many posts goes on as the blog does', () => {
  expect(texts(page('/blog/tags/writing-life/page/3/'), 'main article h2')).toHaveLength(4);
  expect(texts(page('/blog/tags/tides/page/2/'), 'main article h2')).toHaveLength(2);
  expect(texts(page('/blog/tags/'), 'main li')).toEqual(['Tides 12', 'Writing life 24']);
});

test('a book by two names both, and each recording its narrator', () => {
  expect(texts(page('/books/two-hands-one-knife/'), 'h1 ~ p')).toContain(`By ${author} and Wren Oyelaran`);
  expect(texts(page('/audiobooks/tide-2/'), 'h1 ~ p')).toContain('Read by Tom Vasquez');
});

test('what cannot be had says so, and what can is offered by its ISBN, country by country', () => {
  expect(texts(page('/books/juvenilia/'), 'h1 ~ div > p.caps')).toEqual(['Out of print']);
  expect(texts(page('/books/the-unlit/'), 'h1 ~ div > p.caps')).toEqual(['Announced for 2050']);
  expect(
    texts(page('/books/lantern-law/'), 'section[aria-labelledby=editions] li:first-child p.row a'),
  ).toEqual(['Bookshop.org', 'Blackwell’s', 'WorldCat']);
});

test('machines can read what they are told on every page', async () => {
  for (const [name, document] of pages)
    for (const text of texts(document, 'script[type="application/ld+json"]'))
      expect([name, await unreadIn(JSON.parse(text))]).toEqual([name, []]);
});

const nameOf = ({ collection, slug, place }: FieldEntry): string =>
  `${contentFolder}/${collections[collection].files.replace('*', slug)} ${place.path.join('.')}`;

test('of every field that may be left out, what an author fills in is to be met, or the check says what it needs, and no page of the content before is left', async () => {
  rmSync(join(root, contentFolder), { recursive: true });
  renameSync(join(root, fields), join(root, contentFolder));
  await build();
  const gone = 'series/the-tide-court/index.html';
  expect([pages.has(gone), existsSync(join(root, 'public', gone))]).toEqual([true, false]);
  const shown = await readShown(root);
  const { entries: read } = await readContent(root);
  const advised = read
    .flatMap((entry) => adviseOnUnshown(entry, localIsoDate(new Date()), true))
    .map(({ file, field = '' }) => `${file} ${field}`)
    .concat(
      adviseOnTranslations(read)
        .map(({ file, field = '' }) => `${file} ${field}`)
        // Those of entries that are there for another field are true as well.
        .filter((one) => entries.some((entry) => nameOf(entry) === one)),
    );
  const unseenIn = (texts: ReadonlyMap<string, string>): string[] =>
    entries.filter((entry) => !isShown(entry, texts, shown)).map(nameOf);
  const isUnder = (name: string, ones: readonly string[]): boolean =>
    ones.some((one) => name.startsWith(one));
  const unseen = unseenIn(new Map([...shown.pages, ...shown.news]));
  expect(unseen.filter((name) => !isUnder(name, advised))).toEqual([]);
  // What is advised is true: it is on no page.
  const onNoPage = unseenIn(shown.pages);
  expect(advised.filter((one) => !onNoPage.some((name) => name.startsWith(one)))).toEqual([]);
  expect(entries.length - unseen.length).toBeGreaterThan(60);
}, 360_000);
