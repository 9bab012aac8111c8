/** The pages of the site whose texts lie in `data/pages`. */
export const pageNames: readonly string[] = [
  '404',
  'about',
  'anthologies',
  'audiobooks',
  'blog',
  'books',
  'code',
  'contact',
  'music',
  'press',
  'running',
  'swof',
];

/** Files without which a route has nothing to show. */
export const requiredFiles: readonly string[] = [
  'site.json',
  ...pageNames.map((name) => `pages/${name}/index.md`),
];
