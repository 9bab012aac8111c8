import { readFileSync } from 'node:fs';
import { author } from '../fixture/writeFixture';
import { documentIn, readEpub } from '../support/epub';
import { attributes, texts } from '../support/site/dom';
import { linkedThing } from '../support/site/linkedThing';
import { exists, fileOf, pageAt } from '../support/site/fixtureSite';

const wick = pageAt('/stories/the-wick/');

test('a story says who has made it, what it is by its length, where it came out first, and what it has won', () => {
  expect(texts(wick, 'header h1 ~ *')).toEqual([
    `By ${author} and Edda Tor`,
    'Illustrated by Ines Pall',
    'Short story, 4,210 words',
    'Lamplight 214, May 2018',
    'Deutsch',
    'Wick Prize 2019, best short story: Winner',
  ]);
  expect(attributes(wick, 'header time', 'datetime')).toEqual(['2018-05']);
});

test('its text is set as fiction, with its notes folded before it and its e-book behind', () => {
  expect(texts(wick, 'article details summary')).toEqual(['Content notes']);
  expect(texts(wick, 'article p').find((text) => text.startsWith('Nobody had'))).toBe(
    'Nobody had filled it since the spring, and it burned.',
  );
  expect(texts(wick, 'article p')).not.toContain(
    'A lamp that nobody fills goes on burning, and a house goes on standing because of it.',
  );
  expect(attributes(wick, 'a[href$=".epub"]', 'href')).toEqual(['/stories/the-wick/the-wick.epub']);
});

test('it leads to where else it is: there, in other languages, read aloud, and in books of the site', () => {
  expect(attributes(wick, 'a.button', 'href')).toEqual(['https://lamplight.example/214/the-wick']);
  expect(texts(wick, 'section[aria-labelledby=reprints] li')).toEqual([
    'Heard in the Dark 88, October 31, 2019. Read by Bo Wick',
    'Der Docht, Das Dunkel, 2020. German. Translated by Gerda Docht',
  ]);
  expect(attributes(wick, 'section[aria-labelledby=reprints] cite[lang]', 'lang')).toEqual(['de']);
  expect(attributes(wick, 'section[aria-labelledby=collected] a', 'href')).toEqual([
    '/books/first-book/',
    '/anthologies/anthology-1/',
  ]);
});

test('machines are told the same', () => {
  expect(linkedThing(wick, '#story')).toMatchObject({
    '@type': 'ShortStory',
    wordCount: 4210,
    datePublished: '2018-05',
    author: [{ '@id': 'https://example.com/#author' }, { '@type': 'Person', name: 'Edda Tor' }],
    contributor: [{ '@type': 'Person', name: 'Ines Pall' }],
    award: ['Wick Prize 2019, best short story: Winner'],
    sameAs: ['https://www.isfdb.org/cgi-bin/title.cgi?7654321'],
    workTranslation: [{ name: 'Der Docht', inLanguage: 'de', translator: { name: 'Gerda Docht' } }],
    isPartOf: [
      { '@type': 'PublicationIssue', issueNumber: '214', isPartOf: { name: 'Lamplight' } },
      { '@type': 'Book', name: 'First Book' },
      { '@type': 'Book', name: 'Anthology 1' },
    ],
  });
  expect(linkedThing(pageAt('/stories/a-poem/'), '#story')).toMatchObject({
    '@type': 'CreativeWork',
    genre: 'Poetry',
  });
});

test('a translation says of what, and its author is the one of the original', () => {
  const page = pageAt('/stories/the-lamp-of-another/');
  expect(texts(page, 'header h1 ~ p').slice(0, 3)).toEqual([
    'By Karl Kerz',
    'Translated by A. Wick',
    'Original: Die Lampe der anderen (German)',
  ]);
  expect(attributes(page, 'header cite[lang]', 'lang')).toEqual(['de']);
  expect(linkedThing(page, '#story')).toMatchObject({
    author: { name: 'Karl Kerz' },
    translationOfWork: { name: 'Die Lampe der anderen', inLanguage: 'de' },
  });
});

test('of one that cannot be read here, its page says what it is about, and it is no e-book', () => {
  const page = pageAt('/stories/a-novelette/');
  expect(texts(page, 'article p')).toContain('Two lamps are lit in one night, and only one of them by hand.');
  expect(texts(page, 'header p')).toContain('Novelette, 9,400 words');
  expect(attributes(page, 'a[href$=".epub"]', 'href')).toEqual([]);
});

test('a story stands among the books of its series, and says so', () => {
  const page = pageAt('/stories/a-novelette/');
  expect(texts(page, 'header p:first-child')).toEqual(['The Lamps, part 1.2']);
  expect(attributes(page, 'header p:first-child a', 'href')).toEqual(['/series/the-lamps/']);
  expect(linkedThing(page, '#story')).toMatchObject({
    position: 1.2,
    isPartOf: [{ name: 'Lamplight' }, { '@type': 'BookSeries', name: 'The Lamps' }],
  });
  const series = pageAt('/series/the-lamps/');
  expect(texts(series, 'main ol li').find((part) => part.includes('Novelette'))).toBe(
    '1.2A Novelette of LampsLamplight, 2019',
  );
  expect(linkedThing(series, '#series')['hasPart']).toContainEqual(
    expect.objectContaining({ '@type': 'ShortStory', name: 'A Novelette of Lamps' }),
  );
});

test('a story of which too little is said has no page, and a draft is nowhere', () => {
  expect(exists('/stories/a-flash/')).toBe(false);
  expect(exists('/stories/a-draft-story/')).toBe(false);
});

test('the search finds a story by its text, by where it was and by who reads it', () => {
  const documents = JSON.parse(readFileSync(fileOf('/search/index.json'), 'utf8')) as readonly {
    readonly title: string;
    readonly text: string;
  }[];
  const text = documents.find(({ title }) => title === 'The Wick')?.text ?? '';
  for (const word of ['since the spring', 'Lamplight', 'Bo Wick', 'Edda Tor', 'Wick Prize 2019'])
    expect(text).toContain(word);
});

test('its e-book names all who have made it, and since when it can be read', () => {
  const opf = documentIn(readEpub(fileOf('/stories/the-wick/the-wick.epub')), 'package.opf');
  const named = [...opf.querySelectorAll('[id=author], [id^=person-]')].map(({ textContent }) => textContent);
  expect(named).toEqual([author, 'Edda Tor', 'Ines Pall']);
  expect([...opf.getElementsByTagName('dc:date')].map(({ textContent }) => textContent)).toEqual([
    '2024-02-01',
  ]);
});
