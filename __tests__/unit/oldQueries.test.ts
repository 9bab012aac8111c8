import { createContext, runInContext } from 'node:vm';
import { movedPages } from '../../src/hosting/movedPages';
import type { Move } from '../../src/hosting/moves';
import { withOldQueries } from '../../src/hosting/oldQueries';

const moves: Move[] = [
  { from: '/?p=12', to: '/blog/twelve/' },
  { from: '/?p=12&post_type=book', to: '/books/twelve/' },
  { from: '/?tag=%e3%83%86', to: 'https://tags.example/' },
  { from: '/index.php?p=4', to: '/blog/four/' },
  { from: '/old/?page_id=3', to: '/about/' },
  { from: '/old/', to: '/blog/' },
];
const siteUrl = 'https://me.example/site';
const pages = movedPages(moves, siteUrl, ['/', '/blog/']);
const fileNamed = (file: string): string => pages.files.find(([name]) => name === file)?.[1] ?? '';
const list: unknown = JSON.parse(fileNamed('old-addresses.json'));

interface Visit {
  readonly fetched: readonly string[];
  readonly went: readonly unknown[];
}

/** What the script in the HTML of a page does where a query follows the address. */
const visit = async (html: string, search: string, isOffline = false): Promise<Visit> => {
  const [, attributes = '', script = ''] = /<script( data-[^>]*)>([^<]*)<\/script>/.exec(html) ?? [];
  const dataset = Object.fromEntries(
    [...attributes.matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name = '', value]) => [name, value]),
  );
  const fetched: string[] = [];
  const went: unknown[] = [];
  runInContext(
    script,
    createContext({
      document: { currentScript: { dataset } },
      location: { search, replace: (to: unknown) => went.push(to) },
      URLSearchParams,
      fetch: (url: string) => {
        fetched.push(url);
        return isOffline
          ? Promise.reject(new Error())
          : Promise.resolve({ json: () => Promise.resolve(list) });
      },
    }),
  );
  await new Promise((resolve) => setTimeout(resolve));
  return { fetched, went };
};

const home = `<head>${pages.tagFor('/') ?? ''}</head>`;

test.each([
  ['?p=12', '/site/blog/twelve/'],
  ['?utm_source=x&p=12', '/site/blog/twelve/'],
  ['?post_type=book&p=12', '/site/books/twelve/'],
  ['?tag=%E3%83%86', 'https://tags.example/'],
])('on the home page, %s leads on', async (search, to) => {
  expect(await visit(home, search)).toEqual({ fetched: ['/site/old-addresses.json'], went: [to] });
});

test.each(['?p=123', '?p=', '?p=__proto__', '?p=https://evil.example/', '?p=//evil.example', '?page_id=3'])(
  'on the home page, %s leads nowhere',
  async (search) => {
    expect((await visit(home, search)).went).toEqual([]);
  },
);

test.each(['', '?utm_source=x', '?q=12'])('the list is not asked for by "%s"', async (search) => {
  expect(await visit(home, search)).toEqual({ fetched: [], went: [] });
});

test('a path that is gone leads on by its query, and without one to where it has gone, or home', async () => {
  const php = fileNamed('index.php/index.html');
  expect((await visit(php, '?p=4')).went).toEqual(['/site/blog/four/']);
  expect((await visit(php, '?p=5')).went).toEqual(['/site/']);
  const old = fileNamed('old/index.html');
  expect((await visit(old, '?page_id=3')).went).toEqual(['/site/about/']);
  expect((await visit(old, '?page_id=3', true)).went).toEqual(['/site/blog/']);
  expect((await visit(old, '')).went).toEqual(['/site/blog/']);
  expect(old).toContain('<noscript><meta http-equiv="refresh" content="0; url=/site/blog/"></noscript>');
});

test('a page has the script once, and none where nothing leads on from it', () => {
  const page = '<head><title>A</title></head><body></body>';
  const once = withOldQueries(page, pages.tagFor('/'));
  expect(once).toContain('<title>A</title><script data-from="/" data-names="p post_type tag"');
  expect(withOldQueries(once, pages.tagFor('/'))).toBe(once);
  expect(withOldQueries(once, undefined)).toBe(page);
  expect(pages.tagFor('/blog/')).toBeUndefined();
  expect(movedPages([{ from: '/a/', to: '/b/' }], siteUrl, ['/']).tagFor('/')).toBeUndefined();
});
