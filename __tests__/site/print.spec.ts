import { expect, test } from '@playwright/test';
import { coverCollections } from '../../src/content/model/collections';
import { entryRoute } from '../../src/lib/routes';
import { printedPages } from '../support/browser/printedPages';
import { at, entriesOf, shownCovers } from '../support/site/ownSite';
import type { Entry } from '../support/site/siteAt';

/** About how much a sheet has room for, in characters of the entry. */
const sheet = 2400;

/** What of a book is printed, as long as it is in its entry. */
const printed = ({ about, editions = [] }: Entry): number =>
  JSON.stringify([about, editions]).replaceAll(/"retailers":\[.*?\]/g, '').length;

const sheets = coverCollections
  .filter((collection) => shownCovers.includes(collection))
  .flatMap((collection) =>
    entriesOf(collection)
      .filter((entry) => entry['about'] && printed(entry) <= sheet)
      .map((entry) => ({ route: at(entryRoute({ collection, slug: entry.slug })), length: printed(entry) })),
  )
  .toSorted((a, b) => b.length - a.length)
  .slice(0, 4);

for (const { route } of sheets) {
  test(`${route} prints on one page`, async ({ page }) => {
    await page.goto(route);
    for (const format of ['Letter', 'A4']) expect(await printedPages(page, format)).toBe(1);
  });
}
