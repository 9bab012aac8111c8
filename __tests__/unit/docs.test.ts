import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const pages = [
  'README.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => join('docs', name)),
];

/** Files of the kit that a page names whole; what an author has or sets aside may be missing. */
const named = (text: string): string[] =>
  [...text.matchAll(/`((?:src|tools|docs|bench(?!\/results)|__tests__|starter|schemas)\/[\w./-]+)`/g)].map(
    ([, path = '']) => path,
  );

/** Where the links of a page lead, within the project. */
const linked = (page: string, text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#]+)(?:#[^)]*)?\)/g)].map(([, path = '']) =>
    join(page, '..', path),
  );

test.each(pages)('the files that %s names are there', (page) => {
  const text = readFileSync(page, 'utf8');
  expect([...named(text), ...linked(page, text)].filter((path) => !existsSync(path))).toEqual([]);
});
