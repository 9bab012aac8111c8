import { readFileSync } from 'node:fs';
import type { SearchDocument } from '../../src/lib/searchDocument';
import { childrenOf, readXml, textOf } from '../support/feeds';
import { attributes, texts } from '../support/site/dom';
import { exists, fileOf, pageAt } from '../support/site/fixtureSite';
import { linkedThing } from '../support/site/linkedThing';

const essay = pageAt('/de/blog/an-essay/');
const story = pageAt('/de/stories/the-wick/');
const book = pageAt('/de/books/first-book/');
const questions = pageAt('/de/questions/');
const list = pageAt('/de/');
const originals = ['/blog/an-essay/', '/stories/the-wick/', '/books/first-book/', '/questions/'];

test('a page in another language says so, and of what on it is in that of the site', () => {
  for (const page of [essay, story, book, questions, list]) {
    expect(attributes(page, 'html', 'lang')).toEqual(['de']);
    expect(attributes(page, 'html', 'dir')).toEqual(['ltr']);
    expect(attributes(page, 'body header:has(img), nav > details > ul', 'lang')).toEqual(['en', 'en']);
  }
  expect(attributes(pageAt('/blog/an-essay/'), '[lang]', 'lang')).toEqual(['en', 'de']);
});

test('the words of the interface on it are of its language, and the author’s as they are', () => {
  expect(texts(story, 'body a[href="#content"], body > div > div > div > nav > details > summary')).toEqual([
    'Zum Inhalt springen',
    'Menü',
  ]);
  expect(attributes(story, 'nav:has(> details)', 'aria-label')).toEqual(['Seiten']);
  expect(texts(story, 'footer a[href="/search/"], footer a[href="/rss.xml"]')).toEqual(['Suche', 'RSS-Feed']);
  expect(attributes(story, 'footer li[lang=en] a', 'href')).toContain('/questions/');
  expect(texts(story, 'main summary')).toEqual(['Hinweise zum Inhalt']);
});

test('a post has its byline in its language and its picture by its own words, and fiction is set as such', () => {
  expect(texts(essay, 'main header p')).toEqual([
    'Siobhán Ní Dhúill-Ørsted',
    '2. Mai 2023 · Eine Minute zu lesen',
  ]);
  expect(attributes(essay, 'main article > picture img', 'alt')).toEqual([
    'Eine Lampe, und daneben drei Zeilen einer Seite.',
  ]);
  expect(texts(story, 'main header p')).toEqual(['Siobhán Ní Dhúill-Ørsted, Edda Tor']);
  expect(attributes(story, 'main article > div:last-child > div', 'class')[0]).toMatch(/story/);
  expect(attributes(book, 'main article > picture img', 'alt')).toEqual(['First Book']);
  expect(texts(book, 'main header p, main article > div p')).toEqual([
    'Siobhán Ní Dhúill-Ørsted, Edda Tor',
    'In einem Haus, in dem ein Jahr lang niemand gewohnt hat, brennt eine Lampe, und am Morgen ist sie aus.',
    'In der zweiten Nacht sind es zwei.',
  ]);
  expect(texts(questions, 'main summary h2')).toEqual([
    'Gibt es die Lampen wirklich?',
    'Wie spricht man es aus?',
    'Wer bezahlt das Öl?',
  ]);
});

test('original and translation lead to each other, a translation to all in its language, and the head of each names both', () => {
  for (const original of originals) {
    const translation = `/de${original}`;
    const versions = [original, translation].map((path) => `https://example.com${path}`);
    expect(attributes(pageAt(original), 'main nav a[hreflang]', 'href')).toEqual([translation]);
    expect(texts(pageAt(original), 'main nav a[lang=de]')).toEqual(['Deutsch']);
    expect(attributes(pageAt(translation), 'main nav a[hreflang]', 'href')).toEqual([original, '/de/']);
    expect(attributes(pageAt(translation), 'main nav[aria-label]', 'aria-label')).toEqual(['Sprachen']);
    for (const page of [original, translation].map(pageAt)) {
      expect(attributes(page, 'head link[hreflang]', 'hreflang')).toEqual(['en', 'de', 'x-default']);
      expect(attributes(page, 'head link[hreflang]', 'href')).toEqual([...versions, versions[0]]);
    }
  }
});

test('the way to other languages stands at the title, on all of these pages', () => {
  for (const original of originals)
    for (const path of [original, `/de${original}`])
      expect(texts(pageAt(path), 'main h1 ~ div > nav[aria-label]')).toHaveLength(1);
});

test('a page in one language alone has neither a switch nor a word of it', () => {
  const page = pageAt('/blog/a-list/');
  expect(page.querySelectorAll('[hreflang], nav[aria-label=Languages]')).toHaveLength(0);
});

test('the list of a language has all that is there in it', () => {
  expect(texts(list, 'main h1')).toEqual(['Deutsch']);
  expect(attributes(list, 'main li a', 'href')).toEqual(originals.map((path) => `/de${path}`));
  expect(texts(list, 'main li')[3]).toBe('FragenWas immer wieder gefragt wird.');
});

test('what is a draft is not there, nor what its original is', () => {
  expect(exists('/de/worlds/')).toBe(false);
  expect(exists('/de/blog/a-draft-post/')).toBe(false);
  expect(readFileSync(fileOf('/search/index.json'), 'utf8')).not.toContain('Quadderfix');
});

test('linked data says the language, and of what it is a translation', () => {
  expect(linkedThing(essay, '#post')).toMatchObject({
    '@type': 'BlogPosting',
    inLanguage: 'de',
    translationOfWork: {
      '@type': 'BlogPosting',
      name: 'An Essay',
      url: 'https://example.com/blog/an-essay/',
    },
  });
  expect(linkedThing(story, '#story')).toMatchObject({ '@type': 'ShortStory', name: 'Der Docht' });
  expect(linkedThing(questions, '#page')).toMatchObject({ '@type': 'WebPage', inLanguage: 'de' });
});

test('the feed of a language tells of its posts and stories, and its pages lead to it', () => {
  const [channel] = childrenOf(readXml(readFileSync(fileOf('/de/rss.xml'), 'utf8')), 'channel');
  if (!channel) throw new Error('has no channel');
  expect(textOf(channel, 'title')).toBe('A site: Deutsch');
  expect(textOf(channel, 'language')).toBe('de');
  const items = childrenOf(channel, 'item');
  expect(items.map((item) => textOf(item, 'title'))).toEqual(['Neue Geschichte: Der Docht', 'Ein Essay']);
  expect(textOf(items[1] ?? channel, 'content:encoded')).toContain('Eine Lampe tut eine einzige Sache');
  for (const page of [essay, story, book, questions, list])
    expect(attributes(page, 'head link[title="A site: Deutsch"]', 'href')).toEqual(['/de/rss.xml']);
  expect(attributes(list, 'main a[type="application/rss+xml"]', 'href')).toEqual(['/de/rss.xml']);
  expect(readFileSync(fileOf('/rss.xml'), 'utf8')).not.toContain('Der Docht');
});

test('the search finds what is there in another language by its words, and knows which it is', () => {
  const documents = JSON.parse(readFileSync(fileOf('/search/index.json'), 'utf8')) as SearchDocument[];
  const found = documents.filter(({ pagePath }) => pagePath?.startsWith('/de/'));
  expect(found.map(({ kind, title, translation }) => [kind, title, translation])).toEqual([
    ['post', 'Ein Essay', { language: 'de' }],
    ['story', 'Der Docht', { language: 'de' }],
    ['book', 'Das erste Buch', { language: 'de' }],
    ['page', 'Fragen', { language: 'de' }],
  ]);
  expect(found[1]?.text).toContain('Er befeuchtete zwei Finger');
});

test('the sitemap has all of these pages', () => {
  const sitemap = readFileSync(fileOf('/sitemap-0.xml'), 'utf8');
  for (const path of ['/de/', ...originals.map((original) => `/de${original}`)])
    expect(sitemap).toContain(`<loc>https://example.com${path}</loc>`);
});
