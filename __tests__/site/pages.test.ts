import { allRoutes, attributes, entriesOf, pageAt, routes, site, texts } from './support';

test.each(allRoutes)(
  '%s has a title, a description, a language and one heading of the first level',
  (route) => {
    const page = pageAt(route);
    expect(page.title).toContain(site.title);
    expect(page.querySelector('meta[name=description]')?.getAttribute('content')).toMatch(/^.{60,160}$/);
    expect(page.documentElement.lang).toBe('en');
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  },
);

test('no two pages share a title or a description', () => {
  const pages = allRoutes.map(pageAt);
  expect(new Set(pages.map(({ title }) => title)).size).toBe(allRoutes.length);
  const descriptions = pages.flatMap((page) => attributes(page, 'meta[name=description]', 'content'));
  expect(new Set(descriptions).size).toBe(allRoutes.length);
});

const listed = allRoutes.filter((route) => route !== '/404/');

test('the page for unknown addresses names none; its status keeps it from being listed, and nothing else', () => {
  expect(attributes(pageAt('/404/'), 'link[rel=canonical], [property="og:url"]', 'href')).toEqual([]);
  expect(attributes(pageAt('/404/'), 'meta[name=robots]', 'content')).toEqual([]);
});

test.each(listed)('%s names its own address', (route) => {
  expect(attributes(pageAt(route), 'link[rel=canonical]', 'href')).toEqual([`${site.siteUrl}${route}`]);
});

test.each(allRoutes)('%s has the header: logo, title and tagline', (route) => {
  const header = pageAt(route).querySelector('header');
  expect(header?.querySelector('img')?.getAttribute('src')).toMatch(/\.svg$/);
  expect(header?.textContent).toBe('Last WritesFantastical Tales of Madness and Mayhem');
});

test.each(allRoutes)('%s has the eleven pages in the navigation, in order', (route) => {
  const page = pageAt(route);
  expect(texts(page, 'nav a')).toEqual([
    'Books',
    'AudioBooks',
    'Anthologies',
    'Music',
    'Blog',
    site.press.name,
    'About',
    'Contact',
    'Code',
    'SWOF',
    'Running',
  ]);
  expect(attributes(page, 'nav a', 'href')).toEqual(routes);
});

test.each(routes)('%s is marked in the navigation as the current page, and nothing else is', (route) => {
  expect(attributes(pageAt(route), 'nav [aria-current]', 'href')).toEqual([route]);
  expect(attributes(pageAt(route), 'nav [aria-current]', 'aria-current')).toEqual(['page']);
});

test('on a post, the navigation marks the blog as the section it is in', () => {
  const page = pageAt('/blog/empty-car/');
  expect(attributes(page, 'nav [aria-current]', 'href')).toEqual(['/blog/']);
  expect(attributes(page, 'nav [aria-current]', 'aria-current')).toEqual(['true']);
});

test('an unknown address marks nothing', () => {
  expect(pageAt('/404/').querySelectorAll('[aria-current]')).toHaveLength(0);
});

test.each(allRoutes)('%s ends with the company line, the mail link and the policies', (route) => {
  const footer = pageAt(route).querySelector('footer');
  expect(footer?.querySelector('p')?.textContent).toBe('© 2024 Last Writes LLC');
  expect(footer && texts(footer, 'a')).toEqual(['Contact', 'Privacy Policy', 'Terms And Conditions']);
  expect(footer && attributes(footer, 'a', 'href')).toEqual([
    `mailto:${site.mail}`,
    '/privacy-policy/',
    '/terms-and-conditions/',
  ]);
});

test.each([
  ['/', 'books', 18],
  ['/audiobooks/', 'audiobooks', 4],
  ['/anthologies/', 'anthologies', 11],
])(
  '%s shows all %s, in order, each a link to its retailer named by its title',
  (route, collection, count) => {
    const page = pageAt(route);
    const entries = entriesOf(collection);
    expect(entries).toHaveLength(count);
    const links = 'main ul a:has(img)';
    expect(attributes(page, links, 'href')).toEqual(entries.map(({ link }) => link));
    expect(attributes(page, `${links} img`, 'alt')).toEqual(entries.map(({ title }) => title));
    const types = attributes(page, `${links} source`, 'type');
    expect(types).toEqual(entries.flatMap(() => ['image/avif']));
  },
);
