import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../src/post-build/filesIn';
import { digestIn, filesOfPage } from '../../src/post-build/reachableFiles';
import { entryRoute, postRoute, topRoute } from '../../src/lib/routes';
import { searchFile } from '../../src/lib/searchRoutes';
import { attributes } from '../support/site/dom';
import {
  allRoutes,
  at,
  entriesOf,
  fileOf,
  pageAt,
  publicFolder,
  settings,
  unlisted,
} from '../support/site/ownSite';

/** What is asked for by names that everyone knows: by crawlers, by hosts, by clients that look into no page, by the router and the search. */
const wellKnown = [
  'robots.txt',
  'sitemap-index.xml',
  'favicon.ico',
  '404.html',
  '_headers',
  '_redirects',
  'page-data/app-data.json',
  'page-data/404.html/page-data.json',
  'licences.txt',
  searchFile.slice(1),
];

const isText = (path: string): boolean => /\.(html|js|css|json|xml|webmanifest)$|^_redirects$/.test(path);

test('every file that is published is asked for by another one, or by a name that is known', () => {
  const files = filesIn(publicFolder);
  const known = new Set([
    ...wellKnown,
    ...allRoutes.flatMap((route) => filesOfPage(route.slice(at('').length))),
    ...filesIn(join(publicFolder, '..', 'static')),
  ]);
  const texts = files
    .filter(isText)
    .map((path) => readFileSync(join(publicFolder, path), 'utf8'))
    .join('\n');
  const isNamed = (path: string): boolean =>
    [encodeURI(path), path, digestIn(path) ?? path].some((name) => texts.includes(name)) ||
    // Servers are told of a page with its slash or, of an old address, without.
    (path.endsWith('/index.html') && texts.includes(encodeURI(`/${path.slice(0, -'/index.html'.length)}`)));
  // The hosted editor asks for its own, by names that are put together; of what is unlisted, nothing shall name it.
  const isApart = (path: string): boolean =>
    path.startsWith('admin/') || unlisted.some(({ key }) => path.includes(key));
  expect(files.filter((path) => !known.has(path) && !isApart(path) && !isNamed(path))).toEqual([]);
});

test('the sitemap says of posts, stories and policies the day of their text, and of no page what nobody knows', () => {
  const sitemap = readFileSync(fileOf(at('/sitemap-0.xml')), 'utf8');
  const days = [
    ...entriesOf('posts').map(({ slug, published }) => [postRoute(slug), published]),
    ...entriesOf('policies').map(({ slug, updated }) => [topRoute(slug), updated]),
    ...entriesOf('stories')
      .filter(({ online }) => online)
      .map(({ slug, online }) => [entryRoute({ collection: 'stories', slug }), online]),
  ].map(([route, day]) => [settings.siteUrl + String(route), `${String(day)}T00:00:00.000Z`]);
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>(?:<lastmod>(.*?)<\/lastmod>)?/g)];
  const pages = listed.map(([, address]) => address);
  expect(listed.flatMap(([, address, day]) => (day ? [[address, day]] : [])).sort()).toEqual(
    days.filter(([address]) => pages.includes(address)).sort(),
  );
  expect(sitemap).not.toMatch(/<(changefreq|priority)>/);
});

test('the page for wrong addresses is the one that search engines leave out', () => {
  const robots = (route: string) => attributes(pageAt(route), 'meta[name=robots]', 'content');
  expect(robots(at('/404.html'))).toEqual(['noindex']);
  expect(allRoutes.filter((route) => robots(route).length)).toEqual([at('/404/')]);
});

test('the icon that is asked for without a look into a page is a picture of 32 pixels', () => {
  const icon = readFileSync(fileOf(at('/favicon.ico')));
  const [kind, pictures] = [icon.readUInt16LE(2), icon.readUInt16LE(4)];
  const [width, height] = [icon.readUInt8(6), icon.readUInt8(7)];
  const [bytes, from] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  expect({ kind, pictures, width, height, end: from + bytes }).toEqual({
    kind: 1,
    pictures: 1,
    width: 32,
    height: 32,
    end: icon.length,
  });
  expect(icon.subarray(from).equals(readFileSync(join(publicFolder, 'favicon-32x32.png')))).toBe(true);
});

test('nothing tells by an id of Gatsby’s in which folder the site was built', () => {
  const ofGatsby = /"[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}"/;
  const texts = filesIn(publicFolder).filter((path) => /\.(html|json|xml|ics)$/.test(path));
  expect(texts.length).toBeGreaterThan(20);
  expect(texts.filter((path) => ofGatsby.test(readFileSync(join(publicFolder, path), 'utf8')))).toEqual([]);
});

test('scripts have no linked data, which the HTML has', () => {
  const scripts = readdirSync(publicFolder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((name) => readFileSync(join(publicFolder, name), 'utf8').includes('@type'))).toEqual(
    [],
  );
});
