import { jsonFeedOf, rssOf } from '../../src/feeds/feedFiles';
import { type FeedBook, feedItems, type Followed, mostItems } from '../../src/feeds/feedItems';
import { childrenOf, type JsonFeed, jsonFeedFaults, readXml, textOf } from '../support/feeds';

const site = {
  title: 'Salt & <Iron>',
  tagline: 'Tales]]>',
  author: 'A “Pen” & Name',
  language: 'en',
  siteUrl: 'https://me.example/site',
};
const today = '2024-06-01';
/** What the feeds look at of a picture. */
const image = {
  childImageSharp: {
    gatsbyImageData: {
      width: 248,
      height: 372.4,
      images: { fallback: { src: '/site/a.jpg', srcSet: '/site/s.jpg 96w,\n/site/l.jpg 488w' } },
    },
  },
} as unknown as FeedBook['image'];
const book = {
  __typename: 'Book',
  collection: 'books',
  slug: 'a',
  title: 'A & <B>',
  link: 'https://shop.example/?a=1&b="2"',
  linkHost: 'A & Shop',
  affiliate: null,
  pagePath: null,
  aliases: null,
  image,
  about: null,
  contributors: null,
  editions: [{ released: '2024-01-01' }],
} as const satisfies FeedBook;
const post = {
  slug: 'a',
  title: 'A ]]> post ]]> & ]]> more',
  description: 'One & two',
  published: '2024-02-03',
  aliases: null,
  feedHtml: '<p>Some ]]&gt; text ]]> &amp; ]]> more</p>',
  image: null,
  imageAlt: null,
};
const track = {
  slug: 'a',
  title: 'A track',
  bpm: 160,
  description: 'Slow & long',
  published: '2024-03-04',
  audioSeconds: 61.6,
  audio: { publicURL: '/site/static/a&b.mp3', size: 1234, internal: { mediaType: 'audio/mpeg' } },
};
const story = {
  slug: 'a',
  title: 'A <story>',
  description: 'Short & to be read',
  online: '2024-02-29',
  aliases: null,
  feedHtml: '<p>It was <em>dark</em>.</p>',
  contributors: [{ name: 'B & C', role: 'co-author' }],
};
const all: Followed = { posts: [post], stories: [story], books: [book], soundtracks: [track] };
const none: Followed = { posts: [], stories: [], books: [], soundtracks: [] };
const idsOf = (followed: Partial<Followed>, of = site): string[] =>
  feedItems({ ...none, ...followed }, of, today).map(({ id }) => id);

test('whatever an author writes comes out whole in both feeds', async () => {
  const items = feedItems(all, site, today);
  const [channel] = childrenOf(readXml(rssOf(site, items)), 'channel');
  if (!channel) throw new Error('no channel');
  expect([textOf(channel, 'title'), textOf(channel, 'description')]).toEqual([site.title, site.tagline]);
  const inRss = childrenOf(channel, 'item');
  expect(inRss.map((item) => textOf(item, 'title'))).toEqual([
    'New soundtrack: A track',
    'New story: A <story>',
    'A ]]> post ]]> & ]]> more',
    'New book: A & <B>',
  ]);
  expect(inRss.map((item) => textOf(item, 'content:encoded'))).toEqual(items.map(({ html }) => html));
  expect(inRss.map((item) => textOf(item, 'dc:creator'))).toEqual(items.map(() => site.author));
  expect(inRss.flatMap((item) => childrenOf(item, 'enclosure')).map(({ attributes }) => attributes)).toEqual([
    { url: 'https://me.example/site/static/a&b.mp3', type: 'audio/mpeg', length: '1234' },
  ]);
  const json = jsonFeedOf(site, items);
  expect(await jsonFeedFaults(json)).toEqual([]);
  expect((JSON.parse(json) as JsonFeed).items.map((item) => item.content_html)).toEqual(
    items.map(({ html }) => html),
  );
  expect(await jsonFeedFaults(json.replace('"content_html"', '"content"'))).not.toEqual([]);
});

test('the same items make the same files, whenever they are written', () => {
  const items = feedItems(all, site, today);
  expect(rssOf(site, items)).toContain('<lastBuildDate>Mon, 04 Mar 2024 12:00:00 GMT</lastBuildDate>');
});

test('an item stays what it is when its folder is renamed and when the site moves', () => {
  const renamed = { ...post, slug: 'b', aliases: ['/blog/a/', '/blog/between/'] };
  const moved = { ...site, siteUrl: 'https://elsewhere.example' };
  expect(idsOf({ posts: [renamed] })).toEqual(idsOf({ posts: [post] }));
  expect(idsOf({ books: [{ ...book, slug: 'b', aliases: ['/books/a/'] }] })).toEqual(
    idsOf({ books: [book] }),
  );
  expect(idsOf(all, moved)).toEqual(idsOf(all));
  const fromElsewhere = { ...post, aliases: ['/?p=12', '/2014/05/a/', '/blog/2014/a/', '/blog/?p=12'] };
  expect(idsOf({ posts: [fromElsewhere] })).toEqual(idsOf({ posts: [post] }));
});

test('a book is told of on its first day, and a soundtrack that has none never', () => {
  const ahead = { ...book, editions: [{ released: '2024-06-02' }] };
  const both = { ...book, editions: [{ released: null }, { released: '2024-06-02' }, { released: today }] };
  expect(idsOf({ books: [ahead, { ...book, editions: null }, { ...book, editions: [] }] })).toEqual([]);
  expect(feedItems({ ...none, books: [both] }, site, today).map(({ day }) => day)).toEqual([today]);
  expect(idsOf({ soundtracks: [{ ...track, published: null }] })).toEqual([]);
});

test('where there is nothing to tell yet, the feeds are there without items', async () => {
  const announced = { ...none, books: [{ ...book, editions: [{ released: '2024-06-02' }] }] };
  const items = feedItems(announced, site, today);
  expect(items).toEqual([]);
  const [channel] = childrenOf(readXml(rssOf(site, items)), 'channel');
  expect(channel && childrenOf(channel, 'item')).toEqual([]);
  expect(await jsonFeedFaults(jsonFeedOf(site, items))).toEqual([]);
});

test('no more items than readers keep, the newest', () => {
  const posts = Array.from({ length: mostItems + 1 }, (_, index) => ({
    ...post,
    slug: `p${index}`,
    published: `20${String(10 + index)}-01-01`,
  }));
  const ids = idsOf({ posts });
  expect(ids).toHaveLength(mostItems);
  expect([ids[0], ids.at(-1)]).toEqual([`post:/blog/p${mostItems}/`, 'post:/blog/p1/']);
});

test('a book without a page leads to its shop, and says where that pays the author', () => {
  const [plain] = feedItems({ ...none, books: [book] }, site, today);
  expect(plain?.url).toBe('https://shop.example/?a=1&b=%222%22');
  expect(plain?.html.split('\n')).toEqual([
    '<p><img src="https://me.example/site/l.jpg" alt="A &amp; &lt;B&gt;" width="248" height="372"></p>',
    '<p><a href="https://shop.example/?a=1&amp;b=&quot;2&quot;">Buy at A &amp; Shop</a></p>',
  ]);
  const [paid] = feedItems({ ...none, books: [{ ...book, affiliate: true }] }, site, today);
  expect(paid?.html).toContain(' rel="sponsored">Buy at A &amp; Shop</a>*</p>');
  expect(paid?.html).toContain('pays me a share');
});

test('a book with a page leads there, in the language of the site', () => {
  const about = { subtitle: 'Sub <1>', blurb: 'One & one.\n\nTwo.' };
  const audio = { narrator: 'N. & N.' };
  const recording: FeedBook = { ...book, __typename: 'Audiobook', pagePath: '/audiobooks/a/', about, audio };
  const [item] = feedItems({ ...none, books: [recording] }, { ...site, language: 'de-AT' }, today);
  expect([item?.title, item?.url, item?.summary]).toEqual([
    'Neues Hörbuch: A & <B>',
    'https://me.example/site/audiobooks/a/',
    'One & one. Two.',
  ]);
  expect(item?.html.split('\n').slice(1)).toEqual([
    '<p><em>Sub &lt;1&gt;</em></p>',
    '<p>Gelesen von N. &amp; N.</p>',
    '<p>One &amp; one.</p>',
    '<p>Two.</p>',
  ]);
});

test('what is written from right to left says so, item by item', () => {
  const htmlOf = (language: string): string[] =>
    feedItems(all, { ...site, language }, today).map(({ html }) => html);
  expect(htmlOf('he')).toEqual(htmlOf('en').map((html) => `<div dir="rtl">${html}</div>`));
});
