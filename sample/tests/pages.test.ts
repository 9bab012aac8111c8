import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { attributes, texts } from '../../__tests__/support/site/dom';
import { allRoutes, entriesOf, fileOf, pageAt, settings } from '../../__tests__/support/site/ownSite';

const press = settings.press ?? { name: '', slug: '' };

test.each(allRoutes)('%s has a description as long as search results show', (route) => {
  const [description] = attributes(pageAt(route), 'meta[name=description]', 'content');
  expect(description).toMatch(/^.{60,160}$/);
});

test('no two pages share a title or a description', () => {
  const pages = allRoutes.map(pageAt);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(allRoutes.length);
  const descriptions = pages.flatMap((page) => attributes(page, 'meta[name=description]', 'content'));
  expect(new Set(descriptions).size).toBe(allRoutes.length);
});

test.each(allRoutes)('%s weighs at most 20,000 bytes as HTML, its words and styles included', (route) => {
  expect(brotliCompressSync(readFileSync(fileOf(route))).length).toBeLessThanOrEqual(20_000);
});

test('the header says the title and the tagline', () => {
  expect(texts(pageAt('/'), 'header')).toEqual(['Last WritesFantastical Tales of Madness and Mayhem']);
});

test('the navigation has the eleven pages in order', () => {
  expect(texts(pageAt('/'), 'nav a')).toEqual([
    'Books',
    'AudioBooks',
    'Anthologies',
    'Music',
    'Blog',
    press.name,
    'About',
    'Contact',
    'Code',
    'SWOF',
    'Running',
  ]);
  expect(attributes(pageAt('/'), 'nav a', 'href')).toEqual([
    '/',
    '/audiobooks/',
    '/anthologies/',
    '/music/',
    '/blog/',
    `/${press.slug}/`,
    '/about/',
    '/contact/',
    '/code/',
    '/swof/',
    '/running/',
  ]);
});

test('the footer has the company line for 2024, the mail link, the two policies and what else there is', () => {
  const footer = pageAt('/').querySelector('footer');
  expect(footer && texts(footer, ':scope > p')[0]).toBe('© 2024 Last Writes LLC');
  expect(footer && texts(footer, ':scope > ul a')).toEqual([
    'Contact',
    'Privacy Policy',
    'Terms And Conditions',
    'Questions',
    'For book clubs',
    'Bibliography',
    'Series',
    'Search',
    'Press kit',
    'RSS feed',
    'Calendar',
  ]);
});

test.each(allRoutes)('%s has the form of the newsletter once, above the company line', (route) => {
  const page = pageAt(route);
  expect(page.querySelectorAll('form[method=post]')).toHaveLength(1);
  const parts = page.querySelectorAll('footer :is(form[method=post], p)');
  const names = [...parts].map(({ tagName, textContent }) => (tagName === 'P' ? textContent : tagName));
  expect(names.indexOf('FORM')).toBeGreaterThanOrEqual(0);
  expect(names.indexOf('FORM')).toBeLessThan(names.indexOf('© 2024 Last Writes LLC'));
});

test.each([
  ['/', 18],
  ['/audiobooks/', 4],
  ['/anthologies/', 11],
])('%s shows %i covers', (route, count) => {
  expect(pageAt(route).querySelectorAll('main ul a img')).toHaveLength(count);
});

test('there are nine videos', () => {
  expect(pageAt('/music/').querySelectorAll('figure > a')).toHaveLength(9);
});

test('there are six people on the wall of fame, highest id first', () => {
  expect(texts(pageAt('/swof/'), 'tbody th')).toEqual([
    'nightowl_77',
    'Big Lars',
    'Dot M.',
    'Hal Q.',
    'J.T.',
    'Bernadette',
  ]);
});

test('every start date lies between 1999 and 2023', () => {
  for (const { startDate } of entriesOf('swof')) {
    expect(Number(String(startDate).split('/')[2])).toBeGreaterThanOrEqual(1999);
    expect(Number(String(startDate).split('/')[2])).toBeLessThanOrEqual(2023);
  }
});

test('there are three soundtracks at 170, 165 and 160 BPM, each a file of its own', () => {
  const page = pageAt('/running/');
  expect(texts(page, 'article h2 + p')).toEqual(['170 BPM', '165 BPM', '160 BPM']);
  expect(new Set(attributes(page, 'a[download]', 'href')).size).toBe(3);
});

test('there are two activity widgets', () => {
  expect(pageAt('/running/').querySelectorAll('figure > a')).toHaveLength(2);
});

test('there are two code projects', () => {
  expect(pageAt('/code/').querySelectorAll('article h2')).toHaveLength(2);
});

test('the about page has a photo of the author', () => {
  expect(attributes(pageAt('/about/'), 'main img', 'alt')).toEqual([expect.stringContaining('Halvor Quist')]);
});

test.each(entriesOf('audiobooks').map(({ slug, sampleNote }) => [slug, sampleNote]))(
  '%s has 30 seconds or more to hear, and says what they are',
  (slug, note) => {
    const page = pageAt(`/audiobooks/${slug}/`);
    const sample = 'main section[aria-labelledby=sample]';
    expect(attributes(page, `${sample} audio[controls]`, 'src')).toEqual([expect.stringMatching(/\.mp3$/)]);
    const [length] = attributes(page, `${sample} time`, 'datetime');
    const [, minutes, seconds] = /^PT(\d+)M(\d+)S$/.exec(length ?? '') ?? [];
    expect(Number(minutes) * 60 + Number(seconds)).toBeGreaterThanOrEqual(30);
    expect(note).toMatch(/.{30}/);
    expect(texts(page, `${sample} p`).join()).toContain(note);
  },
);
