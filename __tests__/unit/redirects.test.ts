import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeRedirects } from '../../src/post-build/writeRedirects';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  for (const folder of ['public', 'static']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true }));

const moved = [{ from: '/books/old/', to: '/books/a/' }];

test('below a path, an old address leads on within the site, wherever this is served', async () => {
  await writeRedirects(root, 'https://me.example/site', moved);
  const page = readFileSync(join(root, 'public/books/old/index.html'), 'utf8');
  expect(page).toContain('content="0; url=/site/books/a/"');
  expect(page).toContain('<link rel="canonical" href="https://me.example/site/books/a/">');
  expect(readFileSync(join(root, 'public/_redirects'), 'utf8')).toBe('/site/books/old/ /site/books/a/ 301\n');
});

test('what the author has there follows', async () => {
  writeFileSync(join(root, 'static/_redirects'), '/feed /rss.xml 302\n');
  await writeRedirects(root, 'https://me.example', moved);
  expect(readFileSync(join(root, 'public/_redirects'), 'utf8')).toBe(
    '/books/old/ /books/a/ 301\n/feed /rss.xml 302\n',
  );
});
