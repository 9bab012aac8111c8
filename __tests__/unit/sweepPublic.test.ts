import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import type { Node, Store } from 'gatsby';
import { forgetPictures } from '../../src/adjustments/forgetPictures';
import { sweepPublic } from '../../src/post-build/sweepPublic';

const began = Date.UTC(2024, 5, 1);
const digestOf = (letter: string, length: number): string => letter.repeat(length);
const app = (letter: string): string => `app-${digestOf(letter, 20)}.js`;
const picture = (letter: string): string => `static/${digestOf(letter, 32)}/1234a/cover.avif`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  mkdirSync(join(root, '.cache/webpack'), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

/** Writes files, most of which an earlier build has left. */
const put = (files: Readonly<Record<string, string>>, written = began - 1): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    utimesSync(join(root, file), written / 1000, written / 1000);
  }
};

const inPublic = (files: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [`public/${name}`, text]));

const left = (): string[] =>
  readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(sep).join('/'))
    .sort();

const files = (paths: readonly string[]): string[] => left().filter((path) => paths.includes(path));

test('pages, what they name, and what that names in turn stay; all else goes, with folders that are empty then', () => {
  const query = 'page-data/sq/d/123.json';
  const chunk = `component---a-${digestOf('c', 20)}.js`;
  const made = [
    'index.html',
    'about/index.html',
    'page-data/index/page-data.json',
    'page-data/about/page-data.json',
    app('a'),
    chunk,
    query,
    picture('d'),
  ];
  put(
    inPublic({
      'index.html': `<script src="/${app('a')}">`,
      [app('a')]: `({1:"component---a"})[n]+"-"+({1:"${digestOf('c', 20)}"})[n]`,
      [chunk]: '',
      'about/index.html': '',
      'page-data/index/page-data.json': '{"staticQueryHashes":["123"]}',
      'page-data/about/page-data.json': '{"path":"/about/","staticQueryHashes":["45"]}',
      [query]: `{"src":"/path/${picture('d')}"}`,
      [picture('d')]: '',
      [`static/${digestOf('d', 32)}/4321a/cover.avif`]: '',
      'page-data/sq/d/6.json': '',
      'gone/index.html': `<script src="/${app('b')}">`,
      [app('b')]: '',
      [picture('e')]: '',
    }),
  );
  sweepPublic(root, ['/', '/about/'], began);
  expect(left().filter((path) => /\.\w+$/.test(path))).toEqual(made.sort());
  expect(left()).not.toContain('gone');
});

test('the picture by which a page was shared goes with the page', () => {
  const share = (letter: string): string => `static/share-${digestOf(letter, 32)}.jpg`;
  const page = (letter: string): string => `<meta content="https://me.example/${share(letter)}">`;
  put(
    inPublic({
      'books/a/index.html': page('a'),
      [share('a')]: '',
      'books/b/index.html': page('b'),
      [share('b')]: '',
    }),
  );
  expect(sweepPublic(root, ['/books/a/'], began).sort()).toEqual(['books/b/index.html', share('b')]);
});

test('what this build wrote stays, what Gatsby keeps up to date, and what comes from static/', () => {
  put(inPublic({ 'robots.txt': '', 'admin/start.js': '' }), began);
  put({ 'static/.well-known/proof': '' });
  put(inPublic({ 'licences.txt': '', 'page-data/app-data.json': '', '.well-known/proof': '', CNAME: '' }));
  expect(sweepPublic(root, [], began)).toEqual(['CNAME']);
});

test('what this build wrote for itself goes', () => {
  const own = [
    '_gatsby/slices/_gatsby-scripts-1.html',
    'chunk-map.json',
    'webpack.stats.json',
    '~partytown/a.js',
  ];
  put(inPublic(Object.fromEntries(own.map((path) => [path, '']))), began);
  expect(sweepPublic(root, [], began).sort()).toEqual(own);
  expect(left()).toEqual([]);
});

test('what the build before named stays once more, for pages that are open', () => {
  put(inPublic({ '404.html': app('a'), [app('a')]: '', 'old.html': '' }));
  sweepPublic(root, ['/404.html', '/old.html'], began);
  put(inPublic({ '404.html': app('b'), [app('b')]: '' }));
  expect(sweepPublic(root, ['/404.html'], began)).toEqual(['old.html']);
  expect(files([app('a'), app('b')])).toEqual([app('a'), app('b')]);
  expect(sweepPublic(root, ['/404.html'], began)).toEqual([app('a')]);
});

test('source maps that were asked for once do not stay', () => {
  const map = `${app('a')}.map`;
  put(inPublic({ '404.html': app('a'), [app('a')]: `//# sourceMappingURL=${app('a')}`, [map]: '' }));
  expect(sweepPublic(root, ['/404.html'], began)).toEqual([]);
  put(inPublic({ '404.html': app('b'), [app('b')]: '' }));
  expect(sweepPublic(root, ['/404.html'], began)).toEqual([map]);
});

test('what is hidden stays, but for what came from static/ and is no longer there', () => {
  put({ 'static/.htaccess': '' });
  put(inPublic({ '.git/config': '', '.htaccess': '' }));
  expect(sweepPublic(root, [], began)).toEqual([]);
  rmSync(join(root, 'static'), { recursive: true });
  expect(sweepPublic(root, [], began)).toEqual(['.htaccess']);
  expect(left()).toEqual(['.git', '.git/config']);
});

test('pictures that are gone Gatsby makes again, and no others', () => {
  const job = (path: string) => ({ inputPaths: [{ path }] });
  const complete = new Map([
    ['one', job('/data/a.jpg')],
    ['two', job('/data/b.jpg')],
  ]);
  const dispatch = jest.fn();
  const store = { dispatch, getState: () => ({ jobsV2: { complete } }) } as unknown as Store;
  const node = (absolutePath: string, contentDigest: string) =>
    ({ absolutePath, internal: { contentDigest } }) as unknown as Node;
  const nodes = [node('/data/a.jpg', digestOf('a', 32)), node('/data/b.jpg', digestOf('b', 32))];
  forgetPictures(store, nodes, [app('b'), picture('a')]);
  expect(dispatch.mock.calls).toEqual([[{ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest: 'one' } }]]);
});

test('where Gatsby keeps no list of jobs any more, that is named', () => {
  const store = { getState: () => ({}) } as unknown as Store;
  expect(() => forgetPictures(store, [], [])).toThrow(
    'Gatsby’s list of jobs is gone, which src/adjustments/forgetPictures.ts adjusts',
  );
});
