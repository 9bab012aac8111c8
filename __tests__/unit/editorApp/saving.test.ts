import type { Entry } from '../../../src/content/read/entry';
import { afterSave, contentOf, isSameState, stateOf } from '../../../src/editor/app/content';
import { docOf, isUnsaved, newDoc, savedAs, titleOfDoc, typed } from '../../../src/editor/app/drafts/doc';
import type { EntryFile } from '../../../src/editor/app/host/host';
import { changeOf, deletionOf, orderOf, stateToSave } from '../../../src/editor/app/saving';

const bookAt = (slug: string, id: number, more: object = {}): EntryFile => ({
  path: `data/books/${slug}/index.json`,
  text: `${JSON.stringify({ id, title: `Book ${slug}`, image: './cover.png', ...more }, null, 2)}\n`,
  version: `v-${slug}`,
});

const content = contentOf({
  entries: [bookAt('a', 1), bookAt('b', 2), bookAt('c', 3)],
  media: ['data/books/a/cover.png'],
});
const [a, b, c] = ['a', 'b', 'c'].map((slug) => bookAt(slug, 0).path) as [string, string, string];
const [entryA] = content.entries as [Entry];

test('an entry that was opened has nothing to save until it is another than its file says', () => {
  const doc = docOf(entryA, 'v-a');
  expect(isUnsaved(doc)).toBe(false);
  const other = typed(doc, { ...stateOf(entryA), fields: { ...stateOf(entryA).fields, title: 'B' } }, 0);
  expect(isUnsaved(other)).toBe(true);
  expect(titleOfDoc(other, [])).toBe('B');
  expect(isUnsaved(typed(other, stateOf(entryA), 1))).toBe(false);
});

test('a change has the text of the entry and those of the chosen files that it names', () => {
  const cover = new Blob(['cover']);
  const state = { ...stateOf(entryA), files: { 'cover.png': cover, 'other.png': new Blob(['other']) } };
  const change = changeOf(typed(docOf(entryA, 'v-a'), state, 0), a, state);
  expect(change).toEqual({
    files: [
      { path: a, content: bookAt('a', 1).text },
      { path: 'data/books/a/cover.png', content: cover },
    ],
    bases: { [a]: 'v-a' },
    message: 'Change book: Book a',
  });
});

test('a picture that was saved is not sent with the next save', () => {
  const state = { ...stateOf(entryA), files: { 'cover.png': new Blob(['cover']) } };
  const doc = savedAs(typed(docOf(entryA, 'v-a'), state, 0), { path: a, slug: 'a', version: 'v2', state });
  expect(isUnsaved(doc)).toBe(false);
  expect(changeOf(doc, a, state).files.map(({ path }) => path)).toEqual([a]);
});

test('a new entry is one to save, and is called by what it is until it has a title', () => {
  const doc = newDoc('books', { fields: { id: 4 }, body: '', files: {} }, 7);
  expect([doc.key, isUnsaved(doc), titleOfDoc(doc, [])]).toEqual(['new:books:7', true, 'New book']);
});

test('a translation is called by what it translates', () => {
  const doc = newDoc('translations', { fields: {}, body: '', files: {} }, 7, 'books/a/sv');
  expect(titleOfDoc(doc, content.entries)).toBe('Book a in Swedish');
  expect(titleOfDoc(doc, [])).toBe('Translations (Swedish)');
});

test('an entry that is to be unlisted gets the end of its address once', () => {
  const keyed = stateToSave({ fields: { unlisted: true }, body: '', files: {} });
  expect(keyed.fields['unlistedKey']).toMatch(/^[a-z0-9]{12,}$/);
  expect(stateToSave(keyed).fields).toBe(keyed.fields);
});

test('another order changes the numbers of those alone that have others by it', () => {
  const change = orderOf(content, 'books', [a, c, b]);
  expect(change?.bases).toEqual({ [c]: 'v-c', [b]: 'v-b' });
  expect(change?.files.map(({ content: text }) => JSON.parse(text as string) as unknown)).toEqual([
    { id: 2, title: 'Book c', image: './cover.png' },
    { id: 3, title: 'Book b', image: './cover.png' },
  ]);
  expect(orderOf(content, 'books', [a, b, c])).toBeNull();
});

test('what was saved and what was deleted is known without asking anew', () => {
  const change = deletionOf(entryA, 'v-a');
  expect(change.message).toBe('Delete book: Book a');
  const without = afterSave(content, change, { versions: { [a]: null }, advice: [] });
  expect(without.entries.map(({ file }) => file)).toEqual([b, c]);
  const text = bookAt('b', 2, { title: 'New' }).text;
  const saved = afterSave(
    content,
    { files: [{ path: b, content: text }], bases: { [b]: 'v-b' }, message: '' },
    { versions: { [b]: 'v9' }, advice: [] },
  );
  expect(saved.files.get(b)).toEqual({ path: b, text, version: 'v9' });
});

test('two states with other pictures of the same name are not the same', () => {
  const state = stateOf(entryA);
  const withCover = { ...state, files: { 'cover.png': new Blob(['a']) } };
  expect(isSameState('books', withCover, { ...state, files: { 'cover.png': new Blob(['a']) } })).toBe(false);
  expect(isSameState('books', withCover, { ...state, files: { ...withCover.files } })).toBe(true);
});
