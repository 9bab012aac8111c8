import { SaxesParser } from 'saxes';
import { opdsFeed } from '../../src/epub/opds';
import { epubWords } from '../../src/words/inNode';

const words = epubWords('en');

test('a catalog has the newest first, each by its own address', () => {
  const entry = {
    path: '/a.epub',
    bytes: 7,
    title: 'A & B',
    kind: words.story,
    language: 'de',
    description: 'A',
    day: '2020-01-02',
    page: 'https://me.example/site/a/',
    cover: '/a.jpg',
    thumbnail: '/b.jpg',
  };
  const feed = opdsFeed({
    title: 'Mine',
    author: 'Me',
    language: 'en',
    siteUrl: 'https://me.example/site',
    path: '/opds.xml',
    entries: [entry, { ...entry, path: '/n.epub', day: '2021-01-02' }],
  });
  expect(() => new SaxesParser({ xmlns: true }).write(feed).close()).not.toThrow();
  expect([...feed.matchAll(/<id>([^<]+)/g)].map(([, id]) => id)).toEqual([
    'https://me.example/site/opds.xml',
    'https://me.example/site/n.epub',
    'https://me.example/site/a.epub',
  ]);
  expect(feed).toContain('<updated>2021-01-02T00:00:00Z</updated>');
  expect(feed).toContain('<title>A &amp; B</title>');
  expect(feed).toContain('<dc:language>de</dc:language>');
});
