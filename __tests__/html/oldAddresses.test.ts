import { readFileSync } from 'node:fs';
import { attributes } from '../support/site/dom';
import { exists, fileOf, pageAt } from '../support/site/fixtureSite';

const refreshAt = (path: string): (string | null)[] =>
  attributes(pageAt(path), 'meta[http-equiv=refresh]', 'content');

test.each([
  ['/2021/03/a-noted-story/', '/blog/a-noted-story/'],
  ['/2021/03/a-noted-story.html', '/blog/a-noted-story/'],
  ['/2021/テスト/', '/blog/a-noted-story/'],
  ['/category/lamps/feed/', '/blog/tags/lamps/rss.xml'],
  ['/2021/', '/blog/'],
  ['/imprint/', '/a-press/'],
  ['/shop/', 'https://shop.example/lamps?of=brass'],
])('at %s is a page that leads to %s, where there is something', (path, to) => {
  expect(refreshAt(path)).toEqual([`0; url=${to}`]);
  if (to.startsWith('/')) expect(exists(to)).toBe(true);
});

test('the home page asks a list where it leads with a query, and its policy allows that; no other page does', () => {
  const scriptsIn = (path: string): (string | null)[] =>
    attributes(pageAt(path), 'script[data-from]', 'data-names');
  expect(scriptsIn('/')).toEqual(['p post_type page_id cat']);
  expect(scriptsIn('/index.php/')).toEqual(['p']);
  expect(scriptsIn('/about/')).toEqual([]);
  const { to } = JSON.parse(readFileSync(fileOf('/old-addresses.json'), 'utf8')) as {
    readonly to: Readonly<Record<string, string>>;
  };
  expect(to['/?p=12']).toBe('/blog/a-noted-story/');
  for (const path of Object.values(to)) expect(exists(path)).toBe(true);
});

test('Netlify and Cloudflare are told of them all', () => {
  const lines = readFileSync(fileOf('/_redirects'), 'utf8').split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '/ p=12 /blog/a-noted-story/ 301!',
      '/ p=13 post_type=story /blog/a-noted-story/ 301!',
      '/2021/%E3%83%86%E3%82%B9%E3%83%88/ /blog/a-noted-story/ 301',
      '/2021/03/a-noted-story.html /blog/a-noted-story/ 301',
      '/category/lamps/feed/ /blog/tags/lamps/rss.xml 301',
      '/shop/ https://shop.example/lamps?of=brass 301',
    ]),
  );
});
