import { existsSync, readFileSync, statSync } from 'node:fs';
import { jsonFeedPath, rssPath } from '../../src/lib/routes';
import { localIsoDate } from '../../src/lib/localIsoDate';
import { childrenOf, type JsonFeed, jsonFeedFaults, readXml, textOf } from '../support/feeds';
import { attributes, wordCount } from '../support/site/dom';
import type { Entry } from '../support/site/siteAt';
import {
  allRoutes,
  languageOf,
  at,
  entriesOf,
  exists,
  fileOf,
  pageAt,
  settings,
  shownCovers,
} from '../support/site/ownSite';

const { origin } = new URL(settings.siteUrl);
const today = localIsoDate(new Date());

const datesOf = ({ editions = [] }: Entry): string[] =>
  (editions as readonly { readonly released?: string }[]).flatMap(({ released }) => released ?? []);

/** The days of all that may be told of, by the content: of books the first. */
const followed = [
  ...(allRoutes.includes(at('/blog/')) ? entriesOf('posts').map(({ published }) => published) : []),
  ...entriesOf('stories')
    .filter(({ description }) => description)
    .map(({ online }) => online),
  ...shownCovers.flatMap(entriesOf).map((book) => datesOf(book).toSorted()[0]),
  ...(allRoutes.includes(at('/running/')) ? entriesOf('soundtracks').map(({ published }) => published) : []),
].filter((day) => typeof day === 'string');

/** Those that have come, the newest first, as many as a feed has. */
const days = followed
  .filter((day) => day <= today)
  .toSorted()
  .toReversed()
  .slice(0, 40);

const rssFile = fileOf(at(rssPath));
const jsonFile = fileOf(at(jsonFeedPath));

test.each(allRoutes)('%s leads to the feeds where there is something to follow', (route) => {
  const page = pageAt(route);
  const types = ['application/rss+xml', 'application/feed+json'];
  const links = types
    .flatMap((type) => attributes(page, `head link[rel=alternate][type="${type}"]`, 'href'))
    // A tag has a feed of its own on each of its pages, and so has a language.
    .filter((link) => link !== `${route.replace(/page\/\d+\/$/, '')}rss.xml` || route === at('/'))
    .filter((link) => link !== at(`/${languageOf(route).toLowerCase()}/rss.xml`));
  expect(links).toEqual(followed.length ? [at(rssPath), at(jsonFeedPath)] : []);
  const inFooter = attributes(page, 'footer a', 'href').filter((link) => link === at(rssPath));
  expect(inFooter).toHaveLength(followed.length ? 1 : 0);
  expect([rssFile, jsonFile].map((file) => existsSync(file))).toEqual([
    followed.length > 0,
    followed.length > 0,
  ]);
});

const whenFollowed = followed.length ? test : test.skip;

const readChannel = () => {
  const rss = readXml(readFileSync(rssFile, 'utf8'));
  const [channel] = childrenOf(rss, 'channel');
  if (!channel) throw new Error('the feed has no channel');
  return { rss, channel, items: childrenOf(channel, 'item') };
};

const readJson = (): JsonFeed => JSON.parse(readFileSync(jsonFile, 'utf8')) as JsonFeed;

/** As RFC 822 writes a moment, with four digits for the year. */
const rfc822 =
  /^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d\d (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{4} \d\d:\d\d:\d\d GMT$/;
const rfc3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/;

whenFollowed('the one in XML is well-formed RSS 2.0 that says where it lies', () => {
  const { rss, channel, items } = readChannel();
  expect([rss.name, rss.attributes['version']]).toEqual(['rss', '2.0']);
  expect(textOf(channel, 'title')).toBe(settings.title);
  expect(textOf(channel, 'description')).toBe(settings.tagline);
  expect(textOf(channel, 'language')).toBe(settings.language);
  expect(textOf(channel, 'link')).toBe(`${settings.siteUrl}/`);
  expect(textOf(channel, 'lastBuildDate')).toMatch(rfc822);
  expect(
    childrenOf(channel, 'atom:link').map(({ uri, attributes: { rel, href } }) => [uri, rel, href]),
  ).toEqual([['http://www.w3.org/2005/Atom', 'self', settings.siteUrl + rssPath]]);
  for (const item of items) {
    expect(textOf(item, 'title')).toMatch(/\S/);
    expect(textOf(item, 'pubDate')).toMatch(rfc822);
    expect(childrenOf(item, 'guid').map((guid) => guid.attributes['isPermaLink'])).toEqual(['false']);
    expect(childrenOf(item, 'content:encoded').map(({ uri }) => uri)).toEqual([
      'http://purl.org/rss/1.0/modules/content/',
    ]);
    expect(childrenOf(item, 'author')).toEqual([]);
  }
});

whenFollowed('the one in JSON is JSON Feed 1.1 that says where it lies', async () => {
  const feed = readJson();
  expect(await jsonFeedFaults(readFileSync(jsonFile, 'utf8'))).toEqual([]);
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.feed_url).toBe(settings.siteUrl + jsonFeedPath);
  expect(feed.items.map((item) => item.date_published).filter((date) => !rfc3339.test(date))).toEqual([]);
});

whenFollowed(
  'both tell of the same, the newest first, each item once, and of nothing that is to come',
  () => {
    const items = readJson().items.map((item) => ({
      ids: [item.id],
      link: item.url,
      title: item.title,
      html: item.content_html,
      moment: Date.parse(item.date_published),
      files: (item.attachments ?? []).map(({ url }) => url),
    }));
    expect(items.map(({ moment }) => new Date(moment).toISOString().slice(0, 10))).toEqual(days);
    expect(new Set(items.flatMap(({ ids }) => ids)).size).toBe(items.length);
    expect(
      readChannel().items.map((item) => ({
        ids: childrenOf(item, 'guid').map(({ text }) => text),
        link: textOf(item, 'link'),
        title: textOf(item, 'title'),
        html: textOf(item, 'content:encoded'),
        moment: Date.parse(textOf(item, 'pubDate')),
        files: childrenOf(item, 'enclosure').map((file) => file.attributes['url']),
      })),
    ).toEqual(items);
  },
);

const documentOf = (html: string): Document => new DOMParser().parseFromString(html, 'text/html');

whenFollowed('every address in them is whole, and leads to what is there where it is of this site', () => {
  const { home_page_url: home, feed_url: itself, icon, items } = readJson();
  const { channel } = readChannel();
  const addresses = [
    home,
    itself,
    icon,
    ...childrenOf(channel, 'image').map((image) => textOf(image, 'url')),
    ...items.flatMap(({ url, image = [], attachments = [], content_html: html }) => [
      url,
      ...[image].flat(),
      ...attachments.map((file) => file.url),
      ...attributes(documentOf(html), '[href]', 'href').map(String),
      ...attributes(documentOf(html), '[src]', 'src').map(String),
    ]),
  ];
  expect(addresses.filter((address) => !/^(https:\/\/|mailto:)/.test(address))).toEqual([]);
  const own = addresses
    .filter((address) => address.startsWith(`${settings.siteUrl}/`))
    .map((address) => address.slice(origin.length));
  expect(own.filter((path) => !exists(path))).toEqual([]);
  for (const path of own.filter((one) => one.includes('#'))) {
    const [, id = ''] = path.split('#');
    expect([path, pageAt(path).getElementById(decodeURIComponent(id)) !== null]).toEqual([path, true]);
  }
});

whenFollowed('enclosures say how large their file is, and of what kind', () => {
  for (const { attributes: file } of readChannel().items.flatMap((item) => childrenOf(item, 'enclosure'))) {
    expect(file['type']).toMatch(/^audio\/[\w.+-]+$/);
    expect(Number(file['length'])).toBe(statSync(fileOf((file['url'] ?? '').slice(origin.length))).size);
  }
});

whenFollowed('their HTML has what a reader can show: no scripts, classes or choices of pictures', () => {
  for (const { content_html: html } of readJson().items) {
    const { body } = documentOf(html);
    expect(body.textContent).toMatch(/\S/);
    expect([
      ...body.querySelectorAll('script, style, picture, source, iframe, input, [class], [style]'),
    ]).toEqual([]);
    expect(attributes(body, 'img:not([width]), img:not([height]), img:not([alt])', 'src')).toEqual([]);
    expect(attributes(body, '[srcset], [loading]', 'src')).toEqual([]);
  }
});

whenFollowed('posts are told in full', () => {
  const posts = readJson().items.filter(({ id }) => id.startsWith('post:'));
  const lengths = posts.map(({ content_html: html }) => wordCount(documentOf(html).body.textContent));
  const onSite = posts.map(({ url }) => {
    const text = pageAt(url.slice(origin.length)).querySelector('article > header ~ div');
    return wordCount(text?.textContent ?? '');
  });
  expect(lengths).toEqual(onSite);
  expect(lengths.filter((length) => length === 0)).toEqual([]);
});
