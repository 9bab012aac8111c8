import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { movedPages } from '../../src/hosting/movedPages';
import type { Move } from '../../src/hosting/moves';
import { writeMoves } from '../../src/post-build/writeMoves';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  for (const folder of ['public', 'static']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const moved = [{ from: '/books/old/', to: '/books/a/' }];

const write = (siteUrl: string, moves: readonly Move[]): Promise<void> =>
  writeMoves(root, siteUrl, moves, movedPages(moves, siteUrl, ['/', '/books/a/']));

const read = (file: string): string => readFileSync(join(root, 'public', file), 'utf8');

test('below a path, an old address leads on within the site, wherever this is served', async () => {
  await write('https://me.example/site', moved);
  const page = read('books/old/index.html');
  expect(page).toContain('content="0; url=/site/books/a/"');
  expect(page).toContain('<link rel="canonical" href="https://me.example/site/books/a/">');
  expect(read('_redirects')).toBe('/site/books/old/ /site/books/a/ 301\n');
});

test('what the author has there follows', async () => {
  writeFileSync(join(root, 'static/_redirects'), '/feed /rss.xml 302\n');
  await write('https://me.example', moved);
  expect(read('_redirects')).toBe('/books/old/ /books/a/ 301\n/feed /rss.xml 302\n');
});

test('each path is a file that hosts find, with its slash and without', async () => {
  await write('https://me.example', [
    { from: '/2014/05/title.html', to: '/a/' },
    { from: '/2014/05/title', to: '/b/' },
    { from: '/2014/%e3%83%86%20st/', to: '/c/' },
    { from: '/old.html/below/', to: '/d/' },
    { from: '/old.html', to: '/e/' },
    { from: '/shop/', to: 'https://shop.example/a?b=c&d' },
  ]);
  expect(read('2014/05/title.html')).toContain('url=/a/"');
  expect(read('2014/05/title/index.html')).toContain('url=/b/"');
  expect(read('2014/テ st/index.html')).toContain('url=/c/"');
  expect(read('old.html/below/index.html')).toContain('url=/d/"');
  expect(read('old.html/index.html')).toContain('url=/e/"');
  expect(read('shop/index.html')).toContain('<link rel="canonical" href="https://shop.example/a?b=c&amp;d">');
});

test('what stands at an address or in its way stays as it is', async () => {
  writeFileSync(join(root, 'public/taken'), 'theirs');
  mkdirSync(join(root, 'public/page.html'));
  await write('https://me.example', [
    { from: '/taken/below/', to: '/a/' },
    { from: '/page.html', to: '/a/' },
    { from: '/free/', to: '/a/' },
  ]);
  expect(read('taken')).toBe('theirs');
  expect(existsSync(join(root, 'public/free/index.html'))).toBe(true);
});

test('a site without old addresses gets nothing', async () => {
  await write('https://me.example', []);
  expect(existsSync(join(root, 'public/_redirects'))).toBe(false);
});
