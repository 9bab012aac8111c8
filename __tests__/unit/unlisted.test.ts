import { listed } from '../../src/content/gatsby/derivedDirectives';
import { pagesOf } from '../../src/content/model/pagesOf';
import { siteContent } from '../../src/content/model/siteContent';
import { readContent } from '../../src/content/read/readContent';
import { placed } from '../../src/content/read/visibility';
import type { Decap } from '../../src/editor/browser/decap';
import { addressOf } from '../../src/editor/app/frame/addresses';
import { watchSaves } from '../../src/editor/browser/saves';
import { entryOf } from '../../src/editor/config';
import { publicConfig } from '../../src/editor/writeEditor';
import { book, bookFile, makeContent, removeContent, site, today } from '../support/content';
import { makeNodes } from '../support/nodeModel';

const key = 'abcdefgh2345';
const unlisted = `unlisted: true\nunlistedKey: "${key}"\n`;
const story = (fields: string): string => `---\ntitle: "T"\npublished: "2020"\n${fields}---\n\nWords.\n`;
const series = (fields = ''): string =>
  `---\nid: 1\ntitle: "S"\ndescription: "D"\nstatus: "ongoing"\n${fields}---\n\nWords.\n`;
const inSeries = (position: number): string => `series: {"name": "s", "position": ${position}}\n`;

/** The entries of a small site with an unlisted story that a series has in an order, and an unlisted excerpt of a book. */
const tellingEntries = async () => {
  const root = makeContent({
    [bookFile]: { ...book, about: { blurb: 'B', excerpt: 'hidden-pages' } },
    'excerpts/hidden-pages/index.md': `---\ntitle: "T"\n${unlisted}---\n\nWords.\n`,
    'series/s/index.md': series('orders: [{"title": "O", "parts": [{"work": "stories/hidden-lamp"}]}]\n'),
    'stories/hidden-lamp/index.md': story(`${inSeries(1)}${unlisted}`),
    'stories/one/index.md': story(`description: "D"\n${inSeries(2)}`),
  });
  const { entries } = await readContent(root);
  removeContent(root);
  return entries;
};

test('no page knows the name of what is unlisted, and of the published editor none of its parts', async () => {
  const entries = await tellingEntries();
  const pages = pagesOf(siteContent(entries.map(placed), today));
  const others = pages.filter(({ path }) => !path.includes(key));
  expect(pages.length - others.length).toBe(2);
  expect(others.map(({ path }) => path)).toEqual(expect.arrayContaining(['/series/s/', '/books/a-book/']));
  const told = JSON.stringify(others.map(({ context }) => context?.()));
  expect(told).toContain('stories/one');
  expect(told).not.toContain('hidden');
  const config = publicConfig({ service: 'github' } as never, entries);
  expect(config).toContain('data/series/s/index.md');
  expect(config).not.toContain('hidden');
});

test('queries have no order of a series with what is unlisted', async () => {
  const order = (title: string, ...works: readonly string[]) => ({
    title,
    parts: works.map((work) => ({ work })),
  });
  const orders = [order('A', 'stories/hidden'), order('B', 'stories/hidden', 'stories/one'), order('C')];
  const nodes = await makeNodes({
    'series/s/index.md': series(`orders: ${JSON.stringify(orders)}\n`),
    'stories/hidden/index.md': story(unlisted),
    'stories/one/index.md': story('description: "D"\n'),
  });
  const { resolve } = listed.extend({});
  const context = {
    ...nodes.context,
    defaultFieldResolver: (source: object) => (source as { readonly orders?: unknown }).orders,
  };
  const found = await resolve(nodes.entry('series/s/index.md'), {}, context, nodes.info);
  nodes.end();
  expect(found).toEqual([order('B', 'stories/one'), order('C')]);
});

/** What the editor on the web says of a save, beside the entries that it knows. */
const savedOnTheWeb = async (file: string, fields: object, body = ''): Promise<string> => {
  const root = makeContent({ [file.slice('data/'.length)]: null, 'series/s/index.md': series() });
  const { entries } = await readContent(root);
  removeContent(root);
  const handlers: ((event: object) => Promise<unknown>)[] = [];
  const registerEventListener = ({ handler }: { readonly handler: (typeof handlers)[number] }) =>
    handlers.push(handler);
  watchSaves({ registerEventListener } as unknown as Decap, [], false, () => entries);
  const data = { get: (name: string) => ({ ...fields })[name as never], toJS: () => ({ ...fields, body }) };
  const entry = new Map<string, unknown>([
    ['data', data],
    ['path', file],
  ]);
  return (handlers[0]?.({ entry }) ?? Promise.resolve()).then(
    () => 'saved',
    (error: unknown) => (error as Error).message,
  );
};

const inSeriesForm = { id: 1, title: 'S', description: 'D', status: 'ongoing' };
const ordering = (work: string) => ({ ...inSeriesForm, orders: [{ title: 'O', parts: [{ work }] }] });
const ownPage = { title: 'T', description: 'D', place: 'footer' };
const code = 'data/pages/code/index.md';

test.each<[string, Parameters<typeof savedOnTheWeb>]>([
  ['a link', [code, { title: 'T', description: 'D' }, `[a](/blog/a-${key}/?b#c)`]],
  ['a link below a page', [code, { title: 'T', description: 'D' }, `[a](/worlds/maps-${key}/)`]],
  ['the menu', ['data/navigation/a.json', { id: 1, title: 'T', link: `/maps-${key}/` }]],
  ['an order', ['data/series/s/index.md', ordering('stories/hidden')]],
  ['a page below another', ['data/pages/maps/index.md', { ...ownPage, below: 'worlds' }]],
  ['a book with an excerpt', [`data/${bookFile}`, { ...book, about: { blurb: 'B', excerpt: 'hidden' } }]],
])('the editor on the web leaves to the build what is unlisted: %s', async (_name, saved) => {
  expect(await savedOnTheWeb(...saved)).toBe('saved');
});

test.each<[string, Parameters<typeof savedOnTheWeb>, string]>([
  [
    'a link to no page',
    [code, { title: 'T', description: 'D' }, '[a](/abuot/)'],
    'text: the link leads to no page of the site, got "/abuot/": did you mean /about/?',
  ],
  [
    'a book that is not there',
    ['data/series/s/index.md', ordering('books/none')],
    'orders.0.parts.0.work: names no entry of data/books, data/anthologies or data/stories, got "books/none": did you mean books/a-book?',
  ],
])('it still refuses %s', async (_name, saved, message) => {
  expect(await savedOnTheWeb(...saved)).toBe(message);
});

test('a post has a preview without a blog if it is unlisted', () => {
  const file = 'data/posts/a/index.md';
  const previewOf = (fields: object) =>
    addressOf(
      {
        origin: 'http://localhost',
        settings: site,
        entries: [entryOf(file, fields)].filter((entry) => entry !== null),
        switches: { off: ['blog'], press: undefined },
      },
      { collection: 'posts', slug: 'a' },
    );
  expect(previewOf({ unlisted: true, unlistedKey: key })).toBe(`http://localhost/blog/a-${key}/`);
  expect(previewOf({})).toBeNull();
});
