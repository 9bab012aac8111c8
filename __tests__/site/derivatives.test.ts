import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { publicFolder } from './support';

const files = (readdirSync(publicFolder, { recursive: true }) as string[]).map((name) =>
  name.split(sep).join('/'),
);

test('every picture that was made is one that a page asks for', () => {
  const pages = files
    .filter((name) => name.endsWith('.html') && !name.startsWith('page-data/'))
    .map((name) => readFileSync(join(publicFolder, name), 'utf8'))
    .join('\n');
  const made = files.filter((name) => /^static\/.*\.(avif|webp|jpe?g|png)$/.test(name));
  expect(made.length).toBeGreaterThan(100);
  // Gatsby leaves the pictures of earlier builds: after a change of widths, npx gatsby clean.
  expect(made.filter((name) => !pages.includes(`/${name}`))).toEqual([]);
});
