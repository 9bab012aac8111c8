import { collectionNames, collections, pageCollections } from '../../../src/content/model/collections';
import { pageToCome, whyNoPage } from '../../../src/editor/app/frame/noPage';
import { labelsAt } from '../../../src/editor/app/form/mistakes';
import { groupsOf } from '../../../src/editor/app/list/groups';
import { site } from '../../support/content';

const shown = {
  origin: 'http://localhost:1',
  settings: { ...site, press: undefined },
  entries: [],
  switches: { off: [], press: undefined },
};
/** What stands in quotes in a sentence. */
const named = (words: string): string[] => [...words.matchAll(/“(.*?)”/g)].map(([, name = '']) => name);

test('what is said of an entry without a page leads to what the editor has under that name', () => {
  const headings = groupsOf([], '2024-01-01').map(({ label }) => label);
  const known = new Set([
    ...headings,
    collections.site.label,
    ...labelsAt(collections.pages.schema, 'off'),
    ...labelsAt(collections.books.schema, 'about.excerpt'),
  ]);
  for (const collection of collectionNames)
    for (const slug of [undefined, 'press', 'contact'])
      for (const name of named(whyNoPage(shown, { collection, slug }))) expect(known).toContain(name);
});

test.each(collectionNames)('of an entry among %s it is said why no page shows it', (collection) => {
  const words = whyNoPage(shown, { collection, slug: 'a' });
  const isOfPage = pageCollections.includes(collection);
  const begins =
    collection === 'excerpts'
      ? 'No book has this excerpt yet.'
      : isOfPage
        ? 'This page is switched off.'
        : 'The page that would show this is switched off.';
  expect(words.startsWith(begins)).toBe(true);
});

test('the page of a press is missing as long as none is named', () => {
  const place = { collection: 'pages', slug: 'press' } as const;
  expect(whyNoPage(shown, place)).toContain('no press is named');
  const press = { name: 'P', slug: 'p' };
  expect(whyNoPage({ ...shown, settings: { ...site, press } }, place)).toContain('is switched off');
});

test('those have no page before they are saved that no list shows', () => {
  expect(collectionNames.filter((name) => pageToCome(name) !== null)).toEqual([
    ...['series', 'excerpts', 'pages', 'ownPages', 'translations', 'policies', 'pressKit'],
  ]);
});
