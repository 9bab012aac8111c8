import { feed } from '../../../src/import/readers/feed';
import { allOf, kindOf } from '../../support/import/allOf';
import { inputOf } from '../../support/import/inputOf';

const rss = `
<?xml version="1.0"?><!-- <feed> --><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>
<title>Ina’s log</title><link>https://ina.example/blog</link><atom:link href="https://ina.example/feed" xmlns:atom="a"/>
<image><title>Logo</title><link>https://logo.example</link></image>
<item><title>Salt &amp;#8217;n&amp;#8217; Sand</title><link>https://ina.example/2014/05/salt/</link><guid isPermaLink="false">https://ina.example/?p=12</guid>
<pubDate>Thu, 01 May 2014 23:30:00 -0500</pubDate><category>Craft</category><category><![CDATA[craft]]></category>
<description><![CDATA[<p>On salt.</p>]]></description><content:encoded><![CDATA[<p>All of it&nbsp;here.</p>]]></content:encoded>
<enclosure url="https://sounds.example/1.mp3" type="audio/mpeg" length="1"/><enclosure url="https://ina.example/a.jpg" type="image/jpeg"/></item>
<item><description>Bare&nbsp;one</description></item>
</channel></rss>`;

const rdf = `<rdf:RDF xmlns:rdf="r" xmlns="http://purl.org/rss/1.0/" xmlns:dc="d"><channel><title>Ina</title><link>https://ina.example/</link></channel>
<item rdf:about="https://ina.example/a.html"><title>A</title><link>https://ina.example/a.html</link><dc:date>2003-12-13T18:30:02+01:00</dc:date><dc:subject>Sea</dc:subject><description>Text</description></item></rdf:RDF>`;

const atom = `<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">Ina &amp;amp; Co</title><link rel="self" href="https://feeds.example/1"/><link href="https://ina.example/"/>
<entry><id>urn:1</id><title>Tide</title><link href="https://ina.example/tide"/><link rel="enclosure" href="https://sounds.example/2.mp3"/><updated>2020-01-02T00:00:00Z</updated><category term="sea" label="Sea"/>
<summary>In short.</summary><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Low <b>&lt;tide&gt;</b><br/></p></div></content></entry></feed>`;

const json = JSON.stringify({
  version: 'https://jsonfeed.org/version/1.1',
  title: 'Ina',
  home_page_url: 'https://ina.example/',
  items: [
    {
      id: 'x1',
      url: 'https://ina.example/x',
      title: 'X',
      content_text: 'A < b\n\nc',
      date_published: '2022-02-03T23:00:00-08:00',
      tags: ['Sea'],
      image: 'https://ina.example/x.jpg',
      attachments: [{ url: 'https://sounds.example/3.mp3' }],
    },
  ],
});

test('an item of RSS becomes a post', async () => {
  const found = await allOf(feed, inputOf({ 'feed.xml': rss }));
  expect(kindOf(found, 'entry')).toEqual([
    {
      kind: 'entry',
      key: 'https://ina.example/?p=12',
      place: { file: 'feed.xml', line: 5 },
      collection: 'posts',
      slug: 'salt',
      fields: { title: 'Salt ’n’ Sand', description: 'On salt.', published: '2014-05-01', tags: ['Craft'] },
      text: {
        format: 'html',
        source: '<p>All of it&nbsp;here.</p><p><a href="https://sounds.example/1.mp3">Salt ’n’ Sand</a></p>',
      },
      pictures: { image: { address: 'https://ina.example/a.jpg' } },
      addresses: ['/2014/05/salt/', '/?p=12'],
    },
    {
      kind: 'entry',
      key: 'line 9',
      place: { file: 'feed.xml', line: 9 },
      collection: 'posts',
      slug: '',
      fields: {},
      text: { format: 'html', source: 'Bare&nbsp;one' },
      addresses: [],
    },
  ]);
});

test('so does one of RSS 1.0, of Atom and of a JSON Feed', async () => {
  const [old] = kindOf(await allOf(feed, inputOf({ 'index.rdf': rdf })), 'entry');
  expect(old).toMatchObject({
    key: 'https://ina.example/a.html',
    slug: 'a',
    fields: { title: 'A', published: '2003-12-13', tags: ['Sea'] },
    text: { source: 'Text' },
    addresses: ['/a.html'],
  });
  const [tide] = kindOf(await allOf(feed, inputOf({ 'atom.xml': atom })), 'entry');
  expect(tide).toMatchObject({
    key: 'urn:1',
    slug: 'tide',
    fields: { title: 'Tide', description: 'In short.', published: '2020-01-02', tags: ['Sea'] },
    text: {
      source: '<p>Low <b>&lt;tide&gt;</b><br></p><p><a href="https://sounds.example/2.mp3">Tide</a></p>',
    },
    addresses: ['/tide'],
  });
  const [x] = kindOf(await allOf(feed, inputOf({ 'feed.json': json })), 'entry');
  expect(x).toMatchObject({
    key: 'x1',
    fields: { title: 'X', published: '2022-02-03', tags: ['Sea'] },
    text: { source: '<p>A &lt; b</p><p>c</p><p><a href="https://sounds.example/3.mp3">X</a></p>' },
    pictures: { image: { address: 'https://ina.example/x.jpg' } },
    addresses: ['/x'],
  });
});

test.each([
  ['RSS', rss],
  ['RDF', rdf],
  ['Atom', atom],
  ['JSON', json],
])(
  'a feed of %s says once that it has only the newest posts, and where its site was',
  async (_form, text) => {
    const found = await allOf(feed, inputOf({ 'feed.xml': text }));
    expect(kindOf(found, 'lost')[0]).toEqual({
      kind: 'lost',
      file: 'feed.xml',
      what: 'older posts',
      why: 'a feed has only the newest posts: look for an export at the old site, which has all',
    });
    expect(kindOf(found, 'site')).toEqual([{ kind: 'site', origins: ['https://ina.example'] }]);
  },
);

test.each([
  ['RSS', '<rss><channel><item><title>A</title><description>B …</description></item></channel></rss>'],
  [
    'Atom',
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><summary>B …</summary></entry></feed>',
  ],
])('a feed of %s that has summaries alone says so', async (_form, text) => {
  const found = await allOf(feed, inputOf({ 'feed.xml': text }));
  expect(kindOf(found, 'lost')[1]).toMatchObject({
    what: 'the whole text of 1 post, perhaps',
    why: 'the feed calls what it has a summary: compare these with the old site',
  });
});
