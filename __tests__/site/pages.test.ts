import { readdirSync } from 'node:fs';
import { pageRoute } from '../../src/content/model/pages';
import { pagesOfCovers } from '../../src/lib/paging';
import { fillPress } from '../../src/lib/press';
import { pressKitRoute } from '../../src/lib/pressKitRoutes';
import {
  allSeriesRoute,
  bibliographyRoute,
  calendarPath,
  entryRoute,
  rssPath,
  topRoute,
} from '../../src/lib/routes';
import { searchRoute } from '../../src/lib/searchRoutes';
import { attributes, readingOf, texts } from '../support/site/dom';
import {
  allRoutes,
  at,
  blog,
  entriesOf,
  inGrid,
  exists,
  languageOf,
  navigation,
  ownPages,
  pageAt,
  publicFolder,
  settings,
  shownCovers,
} from '../support/site/ownSite';

const mayBeListed = allRoutes.filter((route) => route !== at('/404/'));
const links = navigation.map(({ link }) => link);

test.each(allRoutes)(
  '%s has a title, a description, a language and one heading of the first level',
  (route) => {
    const page = pageAt(route);
    expect(page.title).toContain(settings.title);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/\S/);
    expect(page.documentElement.lang).toBe(languageOf(route));
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  },
);

test('the page for unknown addresses names none, and is not to be listed', () => {
  expect(attributes(pageAt(at('/404/')), 'link[rel=canonical], [property="og:url"]', 'href')).toEqual([]);
  expect(attributes(pageAt(at('/404/')), 'meta[name=robots]', 'content')).toEqual(['noindex']);
});

test.each(mayBeListed)('%s names its own address', (route) => {
  expect(attributes(pageAt(route), 'link[rel=canonical]', 'href')).toEqual([
    new URL(route, settings.siteUrl).href,
  ]);
});

test.each(allRoutes)('%s has the header: logo, title and tagline', (route) => {
  const header = pageAt(route).querySelector('header');
  expect(header?.querySelector('img')?.getAttribute('src')).toMatch(/\.svg$/);
  expect(header?.textContent).toBe(settings.title + settings.tagline);
});

test.each(allRoutes)('%s has the pages of the navigation, in order', (route) => {
  const [nav] = pageAt(route).querySelectorAll('nav');
  expect(nav && texts(nav, 'a')).toEqual(navigation.map(({ title }) => title));
  expect(nav && attributes(nav, 'a', 'href')).toEqual(links);
});

test.each(allRoutes)('of the navigation, %s marks the current page as such', (route) => {
  const [nav] = pageAt(route).querySelectorAll('nav');
  const isListed = links.includes(route);
  expect(nav && attributes(nav, '[aria-current=page]', 'href')).toEqual(isListed ? [route] : []);
});

test.each(allRoutes)(
  '%s ends with the company line, the mail link, the policies and what else there is',
  (route) => {
    const footer = pageAt(route).querySelector('footer');
    const policies = entriesOf('policies');
    expect(footer && texts(footer, ':scope > p')[0]).toBe(`© ${settings.footerYear} ${settings.company}`);
    // An author's own list is in unit/shell.test.ts.
    if (settings.footer) return;
    const others = [
      ...ownPages.filter(({ place }) => place === 'footer').map(({ route }) => route),
      bibliographyRoute,
      allSeriesRoute,
      searchRoute,
      ...(settings.newsletter && !settings.newsletter.inFooter ? [`${pageRoute('contact')}#newsletter`] : []),
      pressKitRoute,
      rssPath,
      calendarPath,
    ].filter((path) => exists(at(path.replace(/#.*/, ''))));
    expect(footer && texts(footer, ':scope > ul a').slice(1, 1 + policies.length)).toEqual(
      policies.map(({ title }) => fillPress(title, settings.press, 'name')),
    );
    const paths = [...policies.map(({ slug }) => topRoute(slug)), ...others].map(at);
    // The newsletter may stand on the page itself.
    const isHere = pageAt(route).querySelector('#newsletter') !== null;
    expect(footer && attributes(footer, ':scope > ul a', 'href')).toEqual([
      `mailto:${settings.mail}`,
      ...paths.map((path) => (isHere ? path.replace(/^.*(?=#newsletter$)/, '') : path)),
    ]);
  },
);

test.each(shownCovers)('all %s are shown, in order, each a link named by its title', (collection) => {
  const entries = inGrid(collection);
  const pages = pagesOfCovers(pageRoute(collection), entries.length).map(({ path }) => pageAt(at(path)));
  const all = 'main ul a:has(img)';
  const shown = (selector: string, name: string): (string | null)[] =>
    pages.flatMap((page) => attributes(page, selector, name));
  expect(shown(all, 'href')).toEqual(
    entries.map(({ link, slug }) => link || at(entryRoute({ collection, slug }))),
  );
  expect(shown(`${all} img`, 'alt')).toEqual(entries.map(({ title }) => title));
  expect(shown(`${all} source`, 'type')).toEqual(entries.map(() => 'image/avif'));
});

const whereBlogIs = allRoutes.includes(at('/blog/')) ? test : test.skip;

whereBlogIs('the blog has all posts in order, in full where it says so, each with its own address', () => {
  const pages = blog.pages.map(pageAt);
  const addresses = entriesOf('posts').map(({ slug }) => at(`/blog/${slug}/`));
  expect(pages.flatMap((page) => attributes(page, 'main article h2 a', 'href'))).toEqual(addresses);
  const articles = pages.flatMap((page) => [...page.querySelectorAll('main article')]);
  addresses.forEach((address, index) => {
    const alone = pageAt(address).querySelectorAll('article');
    expect(alone).toHaveLength(1);
    const words = alone[0]?.cloneNode(true) as Element;
    words.querySelector('header nav')?.remove();
    if (blog.isWhole) expect(words.textContent).toBe(articles[index]?.textContent);
  });
});

test.each(allRoutes)('%s has nothing left to be filled in', (route) => {
  expect(readingOf(pageAt(route))).not.toMatch(/\[object |\{(press|author|company|today)\}/);
});

test('no source map is published', () => {
  const names = readdirSync(publicFolder, { recursive: true, encoding: 'utf8' });
  expect(names.length).toBeGreaterThan(20);
  expect(names.filter((name) => name.endsWith('.map'))).toEqual([]);
});
