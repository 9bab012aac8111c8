import { contentOf } from '../../../src/editor/app/content';
import { routesOfEntry } from '../../../src/editor/app/frame/addresses';
import { isPageGone } from '../../../src/editor/app/frame/places';
import { site } from '../../support/content';

const { entries } = contentOf({
  entries: [
    { path: 'data/books/a/index.json', text: '{ "id": 1, "title": "A" }', version: 'v' },
    { path: 'data/posts/snow/index.md', text: '---\ntitle: "Snow"\n---\n\nSnow.\n', version: 'v' },
  ],
  media: [],
});
const isGone = (path: string, slug: string): boolean =>
  isPageGone(
    path,
    entries,
    entries.filter((entry) => entry.slug !== slug),
    routesOfEntry(site),
  );

test('the page of a deleted entry is gone, those of others and those that list it are not', () => {
  expect(isGone('/blog/snow/', 'snow')).toBe(true);
  expect(isGone('/blog/', 'snow')).toBe(false);
  expect(isGone('/blog/snow/', 'a')).toBe(false);
  expect(isGone('/', 'a')).toBe(false);
});
