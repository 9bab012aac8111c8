import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from '../../src/post-build/filesIn';
import { filesIn as inEpub } from '../support/epub';
import { attributes, texts } from '../support/site/dom';
import { pageAt, publicFolder, unlisted } from '../support/site/ownSite';

const published = filesIn(publicFolder);

/** The files that are a page: its HTML, its data, and its e-book with pictures of it. */
const isOf =
  (route: string) =>
  (path: string): boolean =>
    `/${path}`.startsWith(route) || path.startsWith(`page-data${route}`);

/** What a file says, that of an e-book unpacked. */
const wordsIn = (path: string): string => {
  const bytes = readFileSync(join(publicFolder, path));
  if (!path.endsWith('.epub')) return bytes.toString('latin1');
  return Object.values(inEpub(bytes))
    .map((file) => Buffer.from(file).toString('latin1'))
    .join('\n');
};

const where = unlisted.length ? describe : describe.skip;

where('what is unlisted', () => {
  test.each(unlisted)('$title is at its address, for nobody’s index', ({ route, title }) => {
    const page = pageAt(route);
    expect(texts(page, 'h1')).toEqual([title]);
    expect(attributes(page, 'meta[name=robots]', 'content')).toEqual(['noindex']);
    expect(texts(page, 'script[type="application/ld+json"]')).toEqual([]);
    expect(attributes(page, 'main a[href$=".epub"]', 'href')).toHaveLength(1);
  });

  test('no name of a file tells where it is, but those of its own files', () => {
    for (const { key, route } of unlisted) {
      const named = published.filter((path) => path.includes(key));
      expect(named.length).toBeGreaterThan(2);
      expect(named.filter((path) => !isOf(route)(path))).toEqual([]);
    }
  });

  test('nothing that is published tells where it is, but the page itself', () => {
    const telling = published.flatMap((path) => {
      const words = wordsIn(path);
      return unlisted
        .filter(({ key, route }) => words.includes(key) && !isOf(route)(path))
        .map(({ title }) => `${path} tells of ${title}`);
    });
    expect(telling).toEqual([]);
  });
});
