import { shellOf } from '../../src/content/gatsby/shell';
import { menuOf } from '../../src/content/model/menu';
import { pagesOf } from '../../src/content/model/pagesOf';
import { siteContent, type UncheckedEntry } from '../../src/content/model/siteContent';

const entry = (collection: UncheckedEntry['collection'], slug: string, fields: object): UncheckedEntry => ({
  collection,
  slug,
  fields: { title: slug, ...fields },
});

const site = (fields: object = {}) =>
  entry('site', 'site', { author: 'Ann', language: 'de', mail: 'ann@a.example', ...fields });
const press = { name: 'Salt', slug: 'salt' };
const own = (slug: string, fields: object) => entry('ownPages', slug, { description: slug, ...fields });

const contentOf = (...entries: readonly UncheckedEntry[]) => siteContent(entries, '2026-06-01');

const menu = (...entries: readonly UncheckedEntry[]) => menuOf(contentOf(...entries));

const footer = (...entries: readonly UncheckedEntry[]) => {
  const content = contentOf(...entries);
  return shellOf(content, pagesOf(content)).footer.map(({ title, link }) => `${title} ${link}`);
};

test('the menu has pages of one’s own among its entries, and those without an order last', () => {
  const entries = [
    entry('navigation', 'a', { id: 4, title: 'Blog', link: '/blog/' }),
    entry('navigation', 'b', { id: 5, title: 'About', link: '/about/' }),
    own('last', { place: 'menu' }),
    own('worlds', { place: 'menu', order: 4.5 }),
    own('maps', { place: 'footer', below: 'worlds' }),
  ];
  expect(menu(site(), ...entries).map(({ title, link }) => `${title} ${link}`)).toEqual([
    'Blog /blog/',
    'worlds /worlds/',
    'About /about/',
    'last /last/',
  ]);
});

test('the menu names the press, and leads neither to pages that are off nor to a press that is none', () => {
  const items = [
    { title: '{press}', link: '/{press}/' },
    { title: 'Shop', link: 'https://shop.example/', rel: 'nofollow' },
  ];
  const entries = [
    entry('navigation', 'a', { id: 1, title: 'Of {press}', items }),
    entry('navigation', 'b', { id: 2, title: 'Music', link: '/music/' }),
    entry('pages', 'music', { off: true }),
  ];
  expect(menu(site({ press }), ...entries)).toEqual([
    {
      title: 'Of Salt',
      items: [
        { title: 'Salt', link: '/salt/', rel: undefined },
        { title: 'Shop', link: 'https://shop.example/', rel: 'nofollow' },
      ],
    },
  ]);
  const without = entry('navigation', 'a', { id: 1, title: 'Of nobody', items: items.slice(0, 1) });
  expect(menu(site(), without)).toEqual([]);
});

test('the footer is in the author’s order, and leads to what is listed alone', () => {
  const list = [
    { part: 'search' },
    { link: '/worlds/' },
    { link: 'https://shop.example/a' },
    { link: '/blog/', title: 'News of {press}' },
    { part: 'calendar' },
    { link: '/music/' },
    { part: 'mail' },
  ];
  const entries = [own('worlds', { place: 'nowhere' }), entry('pages', 'music', { off: true })];
  expect(footer(site({ press, footer: list }), ...entries)).toEqual([
    'Suche /search/',
    'worlds /worlds/',
    'shop.example https://shop.example/a',
    'News of Salt /blog/',
    'Kontakt mailto:ann@a.example',
  ]);
});

test('what has no title of its own in the footer is called as its page, or by the word of the site', () => {
  const list = ['/series/', '/search/', '/press-kit/', '/bibliography/', '/books/told/', '/stories/a-tale/'];
  const entries = [
    entry('series', 'lamps', {}),
    entry('books', 'told', { id: 1, about: { blurb: 'Words.' }, series: { name: 'lamps' } }),
    entry('stories', 'a-tale', { description: 'Of a lamp.', published: '2024' }),
    entry('pressKit', 'press-kit', { bio50: 'Ann.' }),
    entry('pages', 'bibliography', { title: 'All of it' }),
  ];
  expect(footer(site({ footer: list.map((link) => ({ link })) }), ...entries)).toEqual([
    'Reihen /series/',
    'Suche /search/',
    'Pressemappe /press-kit/',
    'All of it /bibliography/',
    'told /books/told/',
    'a-tale /stories/a-tale/',
  ]);
});

test('every title of menu and footer names the press', () => {
  const entries = [
    own('worlds', { title: 'Worlds of {press}', place: 'footer' }),
    own('maps', { title: 'Maps of {press}', place: 'menu' }),
    entry('policies', 'terms', { title: 'Terms of {press}' }),
    entry('navigation', 'a', { id: 1, title: '{press} shop', link: 'https://shop.example/' }),
  ];
  const list = [
    { part: 'policies' },
    { part: 'pages' },
    { link: 'https://a.example/', title: '{press} at A' },
  ];
  expect(footer(site({ press, footer: list }), ...entries)).toEqual([
    'Terms of Salt /terms/',
    'Worlds of Salt /worlds/',
    'Salt at A https://a.example/',
  ]);
  expect(menu(site({ press }), ...entries).map(({ title }) => title)).toEqual(['Salt shop', 'Maps of Salt']);
});

test('without a list of the author’s, the footer has pages of one’s own in their order, behind the policies', () => {
  const entries = [
    own('last', { place: 'footer' }),
    own('first', { place: 'footer', order: 1 }),
    own('worlds', { place: 'menu' }),
    entry('policies', 'terms', {}),
    entry('policies', 'privacy', {}),
  ];
  expect(footer(site(), ...entries)).toEqual([
    'Kontakt mailto:ann@a.example',
    'privacy /privacy/',
    'terms /terms/',
    'first /first/',
    'last /last/',
    'Suche /search/',
  ]);
});
