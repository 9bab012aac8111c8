import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routesOf } from '../../bench/routes';

test('every page of the sitemap is measured, and the one for unknown addresses', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const page = (path: string): string => `<url><loc>https://a.example${path}</loc></url>`;
  writeFileSync(join(folder, 'sitemap-0.xml'), `<urlset>${page('/blog/a/')}${page('/')}</urlset>`);
  expect(await routesOf(folder)).toEqual(['/', '/404/', '/blog/a/']);
  rmSync(folder, { recursive: true });
});
