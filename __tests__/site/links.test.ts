import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { attributes } from '../support/site/dom';
import { allRoutes, at, exists, fileOf, pageAt, settings } from '../support/site/ownSite';

const isOwn = (address: string): boolean => address.startsWith('/') && !address.startsWith('//');

/** Every address that a page fetches by itself: no link, nothing that waits for a click. */
const fetched = (page: Document): string[] =>
  [
    ...attributes(page, '[src]', 'src'),
    ...attributes(page, 'link:not([rel=canonical], [rel=me], [hreflang])', 'href'),
    ...attributes(page, '[srcset]', 'srcset').flatMap((set) =>
      (set ?? '').split(',').map((part) => part.trim().split(' ')[0]),
    ),
  ].filter((address): address is string => Boolean(address));

test.each(allRoutes)('%s fetches nothing from elsewhere, and all of it is there', (route) => {
  const addresses = fetched(pageAt(route));
  expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
  expect(addresses.filter((address) => !exists(address))).toEqual([]);
});

test.each(allRoutes)('every link of %s within the site leads somewhere', (route) => {
  const page = pageAt(route);
  const links = attributes(page, 'a', 'href').map(String);
  const own = links.filter((link) => isOwn(link));
  expect(own.filter((link) => !exists(link))).toEqual([]);
  const anchors = links.filter((link) => link.startsWith('#'));
  expect(anchors.filter((anchor) => !page.getElementById(decodeURIComponent(anchor.slice(1))))).toEqual([]);
});

test.each(allRoutes)('every other link of %s is https or mail', (route) => {
  const others = attributes(pageAt(route), 'a', 'href').filter((link) => !/^[/#]/.test(link ?? ''));
  expect(others.filter((link) => !/^(https:\/\/|mailto:)/.test(link ?? ''))).toEqual([]);
});

test.each(allRoutes)('every picture of %s says its size and has a text', (route) => {
  for (const image of pageAt(route).querySelectorAll('img')) {
    expect(Number(image.getAttribute('width'))).toBeGreaterThan(0);
    expect(Number(image.getAttribute('height'))).toBeGreaterThan(0);
    expect(image.hasAttribute('alt')).toBe(true);
  }
});

test('the sitemap has every page but the one for unknown addresses', () => {
  const [index = ''] = /<loc>.*?<\/loc>/.exec(readFileSync(fileOf(at('/sitemap-index.xml')), 'utf8')) ?? [];
  const sitemap = readFileSync(fileOf(new URL(index.replace(/<\/?loc>/g, '')).pathname), 'utf8');
  const addresses = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address);
  expect(addresses.sort()).toEqual(
    allRoutes
      .filter((route) => route !== at('/404/'))
      .map((route) => new URL(route, settings.siteUrl).href)
      .sort(),
  );
});

test('robots are welcome and are told where the sitemap is', () => {
  expect(readFileSync(fileOf(at('/robots.txt')), 'utf8')).toBe(
    `User-agent: *\nAllow: /\nSitemap: ${settings.siteUrl}/sitemap-index.xml\n`,
  );
});

test('the manifest leads to the home page, and its icons are there', () => {
  const manifest = JSON.parse(readFileSync(fileOf(at('/manifest.webmanifest')), 'utf8')) as {
    readonly start_url: string;
    readonly icons: readonly { readonly src: string }[];
  };
  expect(manifest.start_url).toBe(at('/'));
  const icons = manifest.icons.map(({ src }) => new URL(src, `https://x.example${at('/')}`).pathname);
  expect(icons.filter((icon) => !exists(icon))).toEqual([]);
});

test.each(allRoutes)('every font of %s is there, in a file of its own', (route) => {
  const html = readFileSync(fileOf(route), 'utf8');
  expect(html).not.toMatch(/url\("?data:(font|application)/);
  const fonts = [...html.matchAll(/url\(([^)]+\.woff2)\)/g)];
  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.map(([, font = '']) => font).filter((font) => !exists(font))).toEqual([]);
});

test('what lies in static/ is at the root of the site, hidden files too', () => {
  const files = existsSync('static') ? readdirSync('static') : [];
  expect(files.filter((file) => !exists(at(`/${file}`)))).toEqual([]);
});

test('an unknown address has a page of its own', () => {
  expect(readFileSync(fileOf(at('/404.html')), 'utf8')).toContain('<h1');
});
