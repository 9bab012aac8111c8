import { contentOf } from '../../../src/editor/app/content';
import { aboutOther } from '../../../src/editor/app/otherEntry';

const lantern = 'data/books/the-salt-lantern/index.json';
const swedish = 'data/books/the-salt-lantern/index.sv.md';
const { entries } = contentOf({
  entries: [
    { path: lantern, text: '{ "id": 1, "title": "The Salt Lantern" }', version: 'v' },
    { path: swedish, text: '---\ntitle: "Saltlyktan"\n---\n', version: 'v' },
    { path: 'data/pages/about/index.md', text: '---\ntitle: "About"\n---\n', version: 'v' },
  ],
  media: [],
});

const said = (message: string, file?: string, field?: string) => {
  const about = aboutOther({ message, file, field }, entries);
  return about && [about.entry.file, about.field, about.message];
};

test('a reason that is about another entry says so without its file, and in which field', () => {
  const series = 'series.name: names no entry of data/series, got "the-outer-isles": there is none yet';
  expect(said(`${lantern}:18 ${series}`)).toEqual([
    lantern,
    'series.name',
    'Series: names what would be gone: choose another there first, or none',
  ]);
  expect(said(`${swedish} lies there too and would be lost: move it first`)).toEqual([
    swedish,
    null,
    'would be lost with it: delete that first',
  ]);
  expect(
    said(
      'data/pages/about/index.md:10 text: the link leads to a page that is switched off, got "/bibliography/": take the link out, or switch the page on in data/pages/bibliography.md',
    ),
  ).toEqual([
    'data/pages/about/index.md',
    'body',
    'Text: the link leads to a page that is switched off, got "/bibliography/": take the link out, or leave that page switched on',
  ]);
  expect(said(`${lantern}: is too large`)).toEqual([lantern, null, 'is too large']);
  expect(said('is used twice', lantern, 'id')).toEqual([lantern, 'id', 'Number: is used twice']);
});

test('a reason that is about no entry stays as it was', () => {
  expect(said('data/books/gone/index.json:18 title: is missing')).toBeNull();
  expect(said('others save at the same moment: try again')).toBeNull();
  expect(said('nothing shows it', 'data/books/the-salt-lantern/cover.png')).toBeNull();
});
