import { arrayMove } from '@dnd-kit/sortable';
import { z } from 'zod';
import { collectionNames, collections } from '../../../src/content/model/collections';
import { fieldsOf, itemSchema } from '../../../src/content/model/fieldInfo';
import { rareFields, sections } from '../../../src/content/model/sections';
import { labelsAt, mistakesIn, refusedIn } from '../../../src/editor/app/form/mistakes';
import { countries, languages } from '../../../src/editor/app/form/places';
import { foldsAround, sectionsOf } from '../../../src/editor/app/form/sectionsOf';
import { startOf } from '../../../src/editor/app/form/startOf';
import { withValue } from '../../../src/editor/app/form/values';
import { oneOf, entriesFor, summaryOf } from '../../../src/editor/app/form/words';
import { entryIn } from '../../../src/editor/entryOf';

const book = collections.books.schema;
const entry = (file: string, fields: object) => {
  const made = entryIn(`data/${file}`, JSON.stringify(fields));
  if (!made) throw new Error(file);
  return made;
};

test.each(collectionNames)('%s has all fields in its sections, each once', (name) => {
  const shown = sectionsOf(name, null).flatMap(({ fields }) => fields.map((field) => field.name));
  const all = Object.keys(collections[name].schema.shape).filter(
    (one) => !['id', 'unlistedKey'].includes(one),
  );
  expect(shown.toSorted()).toEqual(all.toSorted());
  const named = Object.values(sections[name] ?? {}).flat();
  expect(named.filter((one) => !all.includes(one))).toEqual([]);
  if (!sections[name]) expect(all.length).toBeLessThan(8);
});

test('the fields that few need are fields of their lists', () => {
  const lists = { editions: collections.books.schema, reprints: collections.stories.schema };
  expect(Object.keys(rareFields)).toEqual(Object.keys(lists));
  for (const [list, schema] of Object.entries(lists)) {
    const item = itemSchema((schema.shape as Record<string, z.ZodType>)[list]);
    const names = item instanceof z.ZodObject ? fieldsOf(item).map(({ name }) => name) : [];
    expect(names).toEqual(expect.arrayContaining([...(rareFields[list] ?? [])]));
  }
});

test('a page that every site has cannot be switched off', () => {
  const fieldsOfPage = (slug: string) => sectionsOf('pages', slug)[0]?.fields.map(({ name }) => name);
  expect(fieldsOfPage('books')).not.toContain('off');
  expect(fieldsOfPage('music')).toContain('off');
});

test('a value goes to its place in the order of the schema', () => {
  const fields = withValue(book, { title: 'A', about: { blurb: 'b' } }, 'image', './cover.jpg');
  expect(Object.keys(fields)).toEqual(['title', 'image', 'about']);
  expect(withValue(book, fields, 'about.subtitle', 's')['about']).toEqual({ subtitle: 's', blurb: 'b' });
});

test('what is emptied is left out, with the group and the list that are empty then', () => {
  expect(withValue(book, { title: 'A', about: { blurb: 'b' } }, 'about.blurb', '')).toEqual({ title: 'A' });
  expect(withValue(book, { title: 'A' }, 'title', '')).toEqual({});
  expect(withValue(book, { editions: [{}] }, 'editions', [])).toEqual({});
  expect(withValue(book, { affiliate: true }, 'affiliate', undefined)).toEqual({});
  const editions = [{ format: 'ebook', isbn: '978-3-16-148410-0' }];
  expect(withValue(book, { editions }, 'editions.0.isbn', '')).toEqual({ editions: [{ format: 'ebook' }] });
});

test('a list that must be there stays, and a row that was just added', () => {
  const { schema } = collections.redirects;
  expect(withValue(schema, { redirects: [{ from: '/a/', to: '/' }] }, 'redirects', [])).toEqual({
    redirects: [],
  });
  expect(withValue(book, {}, 'editions', [{}])).toEqual({ editions: [{}] });
});

test('a value within rows within rows changes in place', () => {
  const editions = [{ format: 'ebook', retailers: [{ name: 'Kobo', link: 'https://kobo.example/' }] }];
  const next = withValue(book, { editions }, 'editions.0.retailers.0.name', 'Shop');
  expect(next).toEqual({
    editions: [{ format: 'ebook', retailers: [{ name: 'Shop', link: 'https://kobo.example/' }] }],
  });
});

test('an item moves', () => {
  expect(arrayMove(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(arrayMove(['a', 'b', 'c'], 2, 1)).toEqual(['a', 'c', 'b']);
});

test('a new entry begins with the next number and what is offered', () => {
  const entries = [entry('books/one/index.json', { id: 4, title: 'One' })];
  expect(startOf('books', entries, '2026-05-12').fields).toEqual({ id: 5 });
  expect(startOf('posts', entries, '2026-05-12').fields).toEqual({ form: 'essay', published: '2026-05-12' });
});

test('mistakes name the field, at any depth, without what stands in it', () => {
  const said = mistakesIn(book, {
    title: 'A',
    editions: [{ format: 'ebook', retailers: [{ name: 'Kobo', link: 'kobo.example' }] }],
  });
  expect(said.get('editions.0.retailers.0.link')).toBe('Link must start with https://');
  expect(said.get('id')).toMatch(/^Number is missing/);
  expect(labelsAt(book, 'editions.0.retailers.0.link')).toEqual(['Edition 1', 'Retailer 1', 'Link']);
  expect(labelsAt(collections.posts.schema, 'tags.1')).toEqual(['Tag 2']);
});

test('what a save refused is said until its field has changed', () => {
  const reasons = [
    { field: 'title', message: 'is taken' },
    { field: 'text', message: 'has a broken link' },
    { message: 'something else' },
  ];
  const said = (now: Record<string, unknown>) => [
    ...refusedIn(collections.posts.schema, reasons, { title: 'A', body: 'b' }, now),
  ];
  expect(said({ title: 'A', body: 'b' })).toEqual([
    ['title', 'Title is taken'],
    ['body', 'Text has a broken link'],
  ]);
  expect(said({ title: 'B', body: 'c' })).toEqual([]);
});

test('all around a field opens, also what few need', () => {
  expect(foldsAround(sectionsOf('books', null), 'editions.1.title')).toEqual([
    'section Where to buy',
    'editions',
    'editions.1',
    'editions.1.More',
  ]);
});

test('rows say in a line what is in them', () => {
  const item = (list: 'editions' | 'awards') => itemSchema(book.shape[list]) as z.ZodObject;
  const edition = { format: 'ebook', released: '2019-03-05', isbn: '9799317209985' };
  expect(summaryOf(item('editions'), edition, [])).toEqual(['E-book', 'March 5, 2019', '9799317209985']);
  const award = { award: 'Lamp', year: 2019, result: 'years-best' };
  expect(summaryOf(item('awards'), award, [])).toEqual(['Lamp', 'year 2019', 'Year’s best']);
});

test('buttons say what they add', () => {
  expect(['Edition', 'Retailer', 'ISBN'].map(oneOf)).toEqual(['an edition', 'a retailer', 'an ISBN']);
});

test('a field that may name several kinds of entries says which is which', () => {
  const entries = [
    entry('books/one/index.json', { title: 'One' }),
    entry('events/all.json', { title: 'All' }),
  ];
  expect(entriesFor(['books'], entries)).toMatchObject([{ value: 'one', label: 'One' }]);
  const twice = [...entries, entry('books/two/index.json', { title: 'One' })];
  expect(entriesFor(['books'], twice).map(({ label }) => label)).toEqual(['One (One)', 'One (Two)']);
  expect(entriesFor(['books', 'audiobooks'], entries)).toMatchObject([
    { value: 'books/one', label: 'One (Books)' },
  ]);
});

test('countries and languages are called by their names, each once', () => {
  expect(countries()).toContainEqual({ value: 'DE', label: 'Germany' });
  expect(countries().map(({ value }) => value)).not.toContain('SU');
  const names = languages().map(({ label }) => label);
  expect(names).toContain('English (Ireland)');
  expect(new Set(names).size).toBe(names.length);
});
