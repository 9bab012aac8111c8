import { readFileSync } from 'node:fs';
import { signOf } from '../../src/content/model/profileServices';
import { author, profiles } from '../fixture/writeFixture';
import type { JsonFeed } from '../support/feeds';
import { attributes, texts } from '../support/site/dom';
import { allRoutes, exists, fileOf, pageAt } from '../support/site/fixtureSite';

const { items } = JSON.parse(readFileSync(fileOf('/feed.json'), 'utf8')) as JsonFeed;
const htmlOf = (id: string): Document =>
  new DOMParser().parseFromString(items.find((item) => item.id === id)?.content_html ?? '', 'text/html');

test('the feed has the posts, the books that are out and the soundtrack that has a day, the newest first', () => {
  expect(items.map(({ id, url, title }) => [id, url, title])).toEqual([
    ['story:/stories/wick/', 'https://example.com/stories/the-wick/', 'New story: The Wick'],
    ['post:/blog/a-story/', 'https://example.com/blog/a-story/', 'A Story'],
    [
      'soundtrack:/running/#track-uphill',
      'https://example.com/running/#track-uphill',
      'New soundtrack: Uphill',
    ],
    ['post:/blog/an-essay/', 'https://example.com/blog/an-essay/', 'An Essay'],
    ['post:/blog/a-list/', 'https://example.com/blog/a-list/', 'A List'],
    [
      'book:/books/das-dritte-buch/',
      'https://example.com/books/das-dritte-buch/',
      'New book: Das dritte Buch',
    ],
    ['story:/stories/a-poem/', 'https://example.com/stories/a-poem/', 'New story: To a Lamp'],
    ['post:/blog/a-noted-story/', 'https://example.com/blog/a-noted-story/', 'A Noted Story'],
    ['book:/books/second-book/', 'https://example.com/books/second-book/', 'New book: Second Book'],
    [
      'book:/audiobooks/first-audiobook/',
      'https://example.com/audiobooks/first-audiobook/',
      'New audiobook: First Audiobook',
    ],
    ['book:/books/the-first-book/', 'https://example.com/books/first-book/', 'New book: First Book'],
    ['book:/books/a-gone-book/', 'https://example.com/books/a-gone-book/', 'New book: A Gone Book'],
  ]);
});

test('what is hidden is in neither feed', () => {
  const both = ['/rss.xml', '/feed.json'].map((path) => readFileSync(fileOf(path), 'utf8'));
  for (const text of both) expect(text).not.toMatch(/draft|coming|Third Book/i);
});

test('a book that was renamed is the one that readers know', () => {
  expect(attributes(pageAt('/books/the-first-book/'), 'link[rel=canonical]', 'href')).toEqual([
    'https://example.com/books/first-book/',
  ]);
});

test('a picture in a post is a plain one, of the largest width that the site has', () => {
  const [own, image] = htmlOf('post:/blog/an-essay/').querySelectorAll('img');
  expect(own?.getAttribute('alt')).toBe('A lamp, and three lines of a page beside it.');
  const src = image?.getAttribute('src') ?? '';
  expect(src).toMatch(/^https:\/\/example\.com\/static\/.*lamp\.jpg$/);
  expect(image?.getAttributeNames().sort()).toEqual(['alt', 'height', 'src', 'width']);
  const widest = attributes(pageAt('/blog/an-essay/'), 'article p img', 'srcset')[0]
    ?.split(',')
    .at(-1)
    ?.trim();
  expect(widest?.split(' ')[0]).toBe(new URL(src).pathname);
});

test('links in a post lead to the site from wherever it is read', () => {
  expect(attributes(htmlOf('post:/blog/an-essay/'), 'a', 'href')).toEqual([
    'https://example.com/blog/a-list/',
    'https://example.com/about/',
  ]);
});

test('a book comes with its cover, its subtitle and all of its blurb', () => {
  const book = htmlOf('book:/books/the-first-book/');
  const [cover] = attributes(book, 'img[alt="First Book"]', 'src');
  expect(exists(new URL(cover ?? '').pathname)).toBe(true);
  expect(texts(book, 'p')).toEqual([
    '',
    'A Beginning',
    `By ${author} and Edda Tor`,
    'Edited by Ed Trimmer',
    'Translated by A. Wick and Bo Wick',
    'Illustrated by Ines Pall',
    'With an introduction by Old Lamp',
    'A lamp is lit in a house that nobody has lived in for a year, and is out by the morning.',
    'The second night there are two.',
  ]);
});

test('the contact page asks for the mail address of who wants the newsletter, and says where it is sent', () => {
  const page = pageAt('/contact/');
  const section = page.querySelector('section#newsletter');
  expect(section && texts(section, 'h2, h2 + p')).toEqual(['News of lamps', 'A letter whenever one is lit.']);
  const form = section?.querySelector('form');
  expect([form?.getAttribute('action'), form?.getAttribute('method')]).toEqual([
    'https://letters.example/subscribe',
    'post',
  ]);
  const fields = [...(form?.querySelectorAll('input') ?? [])].map(({ type, name, value }) => [
    type,
    name,
    value,
  ]);
  expect(fields).toEqual([
    ['hidden', 'list', 'lamps'],
    ['hidden', 'via', 'the site'],
    ['email', 'EMAIL', ''],
  ]);
  const mail = form?.querySelector('input[type=email]');
  expect(mail?.getAttribute('autocomplete')).toBe('email');
  expect(mail?.hasAttribute('required')).toBe(true);
  expect(form && texts(form, `label[for="${mail?.id ?? ''}"]`)).toEqual(['Your email address']);
  expect(form && texts(form, `#${mail?.getAttribute('aria-describedby') ?? ''}`)).toEqual([
    'Your address is sent to letters.example, and not before you press the button.',
  ]);
  expect(form && texts(form, 'button[type=submit]')).toEqual(['Subscribe']);
});

test('the footer of other pages leads to the newsletter on the contact page, and to the feed', () => {
  const links = [...pageAt('/about/').querySelectorAll('footer a')].map((link) => [
    link.textContent,
    link.getAttribute('href'),
  ]);
  expect(links).toEqual(
    expect.arrayContaining([
      ['Newsletter', '/contact/#newsletter'],
      ['RSS feed', '/rss.xml'],
    ]),
  );
});

const newsletterRoutes = allRoutes.filter((route) => pageAt(route).querySelector('#newsletter'));

test('each post, each story and each book asks for the newsletter at its end, as the settings say, and no other page', () => {
  const ends = /^\/(blog|stories|books|audiobooks|anthologies)\/(?!\d+\/|tags\/)[^/]+\/$/;
  expect(newsletterRoutes.toSorted()).toEqual(
    allRoutes.filter((route) => ends.test(route) || route === '/contact/').toSorted(),
  );
  expect(newsletterRoutes.length).toBeGreaterThan(8);
});

test.each(newsletterRoutes)('the footer of %s leads to the newsletter there', (route) => {
  const links = [...pageAt(route).querySelectorAll('footer a')];
  expect(links.find(({ textContent }) => textContent === 'Newsletter')?.getAttribute('href')).toBe(
    '#newsletter',
  );
});

test.each(newsletterRoutes)('%s asks for it once, below all that it has to say itself', (route) => {
  const page = pageAt(route);
  expect(page.querySelectorAll('form[method=post]')).toHaveLength(1);
  const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids.filter((id, index) => ids.indexOf(id) < index)).toEqual([]);
  expect(texts(page, 'main :is(h1, h2)').at(-1)).toBe('News of lamps');
});

test('profiles are the author’s own, said by their links and in the head of the home page alone', () => {
  const links = profiles.map(({ link }) => link);
  expect(attributes(pageAt('/contact/'), 'main a[rel=me]', 'href')).toEqual(links);
  expect(attributes(pageAt('/'), 'head link[rel=me]', 'href')).toEqual(links);
  expect(attributes(pageAt('/about/'), 'head link[rel=me]', 'href')).toEqual([]);
});

test.each(allRoutes)('the footer of %s leads to the profiles, each with its sign', (route) => {
  const footer = pageAt(route).querySelector('footer');
  const shown = [...(footer?.querySelectorAll('a[rel=me]') ?? [])].map((link) => [
    link.textContent,
    link.getAttribute('href'),
    link.querySelector('svg[aria-hidden=true] > path')?.getAttribute('d'),
  ]);
  expect(shown).toEqual(profiles.map(({ title, link }) => [title, link, signOf(link)]));
});
