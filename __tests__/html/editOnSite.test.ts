import { leavesIn, wordsOf } from '../../src/browser/preview/editOnSite';
import { readContent } from '../../src/content/read/readContent';
import { hasOwnPage } from '../../src/content/read/visibility';
import type { SiteSettings } from '../../src/content/model/schema';
import { routeOfEntry, routesOfEntry } from '../../src/editor/app/frame/addresses';
import { filesAt, makePlaces } from '../../src/editor/app/frame/places';
import { wordsIn } from '../../src/lib/editMessages';
import { fixtureFolder } from '../support/project';
import { allRoutes, pageAt } from '../support/site/fixtureSite';

const made = async () => {
  const { entries } = await readContent(fixtureFolder);
  const settings = entries.find(({ collection }) => collection === 'site')?.parsed.value as SiteSettings;
  const find = makePlaces(entries, settings);
  const routeOf = routeOfEntry(settings);
  /** Where the elements of a page are edited, in their order. */
  const placesOn = (route: string, leaves: readonly HTMLElement[]) =>
    find({ words: leaves.map(wordsOf), own: filesAt(route, entries, routesOfEntry(settings)), open: null });
  return { entries, routeOf, placesOn };
};

/** The share of different words on pages that is of the content; the rest are words of the site itself: "Search", "Earlier". */
const share = 0.77;

test('nearly all that a reader is shown leads to the field that says it', async () => {
  const { placesOn } = await made();
  const found = new Map<string, boolean>();
  for (const route of allRoutes) {
    const leaves = leavesIn(pageAt(route).body).filter((leaf) => wordsIn(wordsOf(leaf)).trim());
    const places = placesOn(route, leaves);
    leaves.forEach((leaf, index) => {
      const words = wordsIn(wordsOf(leaf));
      found.set(words, Boolean(places[index]) || found.get(words) === true);
    });
  }
  expect(found.size).toBeGreaterThan(600);
  expect([...found.values()].filter(Boolean).length / found.size).toBeGreaterThan(share);
});

test('the title of every page for itself leads to its own entry', async () => {
  const { entries, routeOf, placesOn } = await made();
  const own = entries.filter((entry) => hasOwnPage(entry) || entry.collection === 'posts');
  expect(own.length).toBeGreaterThan(10);
  for (const entry of own.filter((one) => allRoutes.includes(routeOf(one)))) {
    const title = pageAt(routeOf(entry)).querySelector<HTMLElement>('h1');
    const [place] = title ? placesOn(routeOf(entry), [title]) : [];
    expect([entry.file, place?.key]).toEqual([entry.file, `${entry.file}#title`]);
  }
});

test('a cover leads to the picture of its book', async () => {
  const { placesOn } = await made();
  const covers = [...pageAt('/').querySelectorAll<HTMLElement>('#content img:not([alt=""])')];
  expect(covers.length).toBeGreaterThan(3);
  expect(placesOn('/', covers).map((place) => place?.key)).toEqual(
    covers.map(() => expect.stringMatching(/^data\/books\/.*#image$/) as string),
  );
});

test('every paragraph, quotation, caption and cell of a text leads to that text', async () => {
  const { placesOn } = await made();
  const lost: string[] = [];
  let seen = 0;
  for (const route of allRoutes) {
    const { body } = pageAt(route);
    const leaves = leavesIn(body);
    const places = placesOn(route, leaves);
    for (const block of body.querySelectorAll<HTMLElement>('blockquote p, figcaption, td, li > p')) {
      if (wordsIn(block.textContent).trim().length < 3) continue;
      seen += 1;
      const isFound = leaves.some(
        (leaf, index) => places[index] && (leaf.contains(block) || block.contains(leaf)),
      );
      if (!isFound) lost.push(`${route} ${block.tagName} ${block.textContent.slice(0, 60)}`);
    }
  }
  expect(seen).toBeGreaterThan(5);
  expect(lost).toEqual([]);
});
