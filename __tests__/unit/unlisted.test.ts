import { listed } from '../../src/content/gatsby/derivedDirectives';
import { pagesOf } from '../../src/content/model/pagesOf';
import { siteContent } from '../../src/content/model/siteContent';
import { readContent } from '../../src/content/read/readContent';
import { placed } from '../../src/content/read/visibility';
import { addressOf } from '../../src/editor/app/frame/addresses';
import { entryOf } from '../../src/editor/entryOf';
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

test('no page knows the name of what is unlisted', async () => {
  const entries = await tellingEntries();
  const pages = pagesOf(siteContent(entries.map(placed), today));
  const others = pages.filter(({ path }) => !path.includes(key));
  expect(pages.length - others.length).toBe(2);
  expect(others.map(({ path }) => path)).toEqual(expect.arrayContaining(['/series/s/', '/books/a-book/']));
  const told = JSON.stringify(others.map(({ context }) => context?.()));
  expect(told).toContain('stories/one');
  expect(told).not.toContain('hidden');
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
