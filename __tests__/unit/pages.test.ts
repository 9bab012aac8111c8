import { hasFeed, footerLinksOf } from '../../src/content/model/footerLinks';
import { pagesOf, possiblePages, switchesIn } from '../../src/content/model/pagesOf';
import { siteContent, type UncheckedEntry } from '../../src/content/model/siteContent';

const today = '2026-06-01';

const entry = (
  collection: UncheckedEntry['collection'],
  slug: string,
  fields: object = {},
): UncheckedEntry => ({ collection, slug, fields: { title: slug, ...fields } });

const site = (fields: object = {}) =>
  entry('site', 'site', { author: 'Ann', language: 'en', mail: 'ann@a.example', ...fields });
const off = (name: string) => entry('pages', name, { off: true });
const book = (slug: string, fields: object = {}) =>
  entry('books', slug, { id: 1, link: 'https://shop.example/', ...fields });
const about = { blurb: 'Words.' };

const contentOf = (...entries: readonly UncheckedEntry[]) => siteContent(entries, today);
const pathsOf = (...entries: readonly UncheckedEntry[]): string[] =>
  pagesOf(contentOf(...entries)).map(({ path }) => path);
const footerOf = (...entries: readonly UncheckedEntry[]): string[] =>
  footerLinksOf(contentOf(...entries)).map(({ title, word, link }) => `${title ?? word} ${link}`);

test('a page that is switched off is none, nor is what lies below it; it is still possible', () => {
  const entries = [site(), off('blog'), entry('posts', 'a-day', { published: today })];
  expect(pathsOf(...entries)).not.toContain('/blog/');
  expect(pathsOf(...entries)).not.toContain('/blog/a-day/');
  expect(possiblePages(contentOf(...entries)).map(({ path }) => path)).toEqual(
    expect.arrayContaining(['/blog/', '/blog/a-day/']),
  );
});

test('the home page cannot be switched off', () => {
  expect(pathsOf(site(), off('books'))).toContain('/');
});

test('the press has a page at its own address, and none where there is no press', () => {
  expect(pathsOf(site({ press: { name: 'Salt', slug: 'salt' } }))).toContain('/salt/');
  expect(pathsOf(site()).filter((path) => path.includes('press'))).toEqual([]);
});

test.each<[string, unknown, string | undefined]>([
  ['none', undefined, undefined],
  ['one without an address', {}, ''],
  ['one whose address is a number', { slug: 5 }, ''],
  ['what is no press', null, ''],
])('of a press that is %s the address is told without a fault', (_name, press, slug) => {
  expect(switchesIn(contentOf(site({ press }))).press).toBe(slug);
});

test('books have pages where something is said of them, and series where they have parts', () => {
  const paths = pathsOf(
    site(),
    book('plain'),
    book('told', { about, series: { name: 'lamps' } }),
    entry('series', 'lamps'),
    entry('series', 'empty'),
  );
  expect(paths).toEqual(expect.arrayContaining(['/books/told/', '/series/', '/series/lamps/']));
  expect(paths.filter((path) => /plain|empty/.test(path))).toEqual([]);
});

test('what a page frames and sends is said with the page, and nothing of one that is switched off', () => {
  const video = entry('videos', 'a-song', { videoId: 'abcdefghijk' });
  const framed = (...entries: readonly UncheckedEntry[]): string[] =>
    pagesOf(contentOf(...entries)).flatMap(({ frames }) => frames?.() ?? []);
  expect(framed(site(), video)).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1']);
  expect(framed(site(), video, off('music'))).toEqual([]);
});

test('the footer leads to what is there, in its order', () => {
  const newsletter = { action: 'https://mail.example/' };
  const kit = entry('pressKit', 'press-kit', { bio50: 'Ann.' });
  const dated = book('told', { about, series: { name: 'lamps' }, editions: [{ released: '2026-06-02' }] });
  expect(footerOf(site())).toEqual(['mail mailto:ann@a.example', 'search /search/']);
  expect(footerOf(site({ newsletter }), kit, dated, entry('series', 'lamps'))).toEqual([
    'mail mailto:ann@a.example',
    'series /series/',
    'search /search/',
    'newsletter /contact/#newsletter',
    'pressKit /press-kit/',
    'feed /rss.xml',
    'calendar /calendar.ics',
  ]);
});

test('without a contact page the footer leads to a newsletter’s own page, and not to a form', () => {
  const link = 'https://mail.example/join';
  expect(footerOf(site({ newsletter: { link } }), off('contact'))).toContain(`newsletter ${link}`);
  expect(footerOf(site({ newsletter: { action: link } }), off('contact'))).not.toContainEqual(
    expect.stringContaining('newsletter'),
  );
});

test('in the footer there is no link to the newsletter, which stands there itself', () => {
  const newsletter = { action: 'https://mail.example/', inFooter: true };
  expect(footerOf(site({ newsletter }))).toEqual(footerOf(site()));
  expect(footerOf(site({ newsletter }), off('contact'))).toEqual(footerOf(site(), off('contact')));
});

const action = 'https://mail.example/';
const everyPlace = [
  entry('posts', 'a-day', { published: today }),
  entry('stories', 'a-tale', { description: 'Of a lamp.', published: today }),
  book('told', { about }),
];

test.each([
  [{}, ['/contact/']],
  [{ atPosts: true }, ['/blog/a-day/', '/contact/']],
  [{ atStories: true }, ['/contact/', '/stories/a-tale/']],
  [{ atBooks: true }, ['/books/told/', '/contact/']],
])('with %j a form is sent from %j', (chosen, wanted) => {
  const pages = pagesOf(contentOf(site({ newsletter: { action, ...chosen } }), ...everyPlace));
  const sending = pages.filter(({ sendsTo }) => sendsTo?.().includes(action));
  expect(sending.map(({ path }) => path).sort()).toEqual(wanted);
});

test('a form in the footer is sent from every page, also where there is no contact page; a link from none', () => {
  const sentFrom = (newsletter: object) =>
    pagesOf(contentOf(site({ newsletter }), off('contact'), ...everyPlace)).map(({ sendsTo }) => sendsTo?.());
  const sent = sentFrom({ action, inFooter: true });
  expect(sent.length).toBeGreaterThan(10);
  expect(new Set(sent.flat())).toEqual(new Set([action]));
  expect(sent.filter((addresses) => addresses?.length !== 1)).toEqual([]);
  expect(sentFrom({ link: action, inFooter: true }).flat()).toEqual([]);
});

test('an announced book is something to follow, and a soundtrack without a day is not', () => {
  const track = (fields: object) => entry('soundtracks', 'a-track', { id: 1, ...fields });
  const ahead = { editions: [{ released: '2026-06-02' }] };
  const followed = [[], [book('a', ahead)], [book('a')], [track({})], [track({ published: today })]];
  expect(followed.map((entries) => hasFeed(contentOf(site(), ...entries)))).toEqual([
    false,
    true,
    false,
    false,
    true,
  ]);
  expect(hasFeed(contentOf(site(), track({ published: today }), off('running')))).toBe(false);
});
