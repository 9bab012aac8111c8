import { expect, test } from '@playwright/test';
import { checkContent } from '../../../src/content/check/checkContent';
import { book, type Changes, pixel, today } from '../../support/content';
import { type OwnEditor, saveOf, startOwnEditor } from '../../support/editor/ownEditor';

const books: readonly (typeof book)[] = Array.from({ length: 10 }, (_, index) => ({
  ...book,
  id: index + 1,
  title: `Book ${index + 1}`,
}));
const fileOf = (number: number): string => `data/books/book-${number}/index.json`;

const many: Changes = Object.fromEntries<object | null>([
  ['books/a-book/index.json', null],
  ['books/a-book/cover.png', null],
  ...books.flatMap((one): [string, object][] => [
    [`books/book-${one.id}/index.json`, one],
    [`books/book-${one.id}/cover.png`, pixel],
  ]),
]);

let editor: OwnEditor;
test.afterEach(() => editor.end());

test('of a thousand saves at once each is written whole or refused, and the last accepted stands', async () => {
  editor = await startOwnEditor(many);
  const bases = await Promise.all(books.map(({ id }) => editor.base(fileOf(id))));
  const accepted = new Map<string, string>();
  const statuses = await Promise.all(
    Array.from({ length: 1000 }, async (_, index) => {
      const at = index % books.length;
      const title = `Take ${index} ${'x'.repeat(index)}`;
      const file = fileOf(at + 1);
      const { status, body } = await editor.ask(
        'saveChange',
        saveOf(file, { ...books[at], title }, bases[at] ?? null),
      );
      if (status === 200) accepted.set(file, title);
      else expect(body.error).toBe('this entry was changed elsewhere since you opened it');
      return status;
    }),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(books.length);
  expect(statuses.filter((status) => status === 409)).toHaveLength(1000 - books.length);
  for (const [file, title] of accepted)
    expect((JSON.parse(editor.text(file)) as typeof book).title).toBe(title);
  expect((await checkContent(editor.root, today)).problems).toEqual([]);
});

test('of a person whose file another has, the name is refused', async () => {
  const anna = { id: 1, name: 'Anna', startDate: '7/5/2009' };
  editor = await startOwnEditor({ 'swof/anna.json': anna });
  const { status, body } = await editor.ask(
    'saveChange',
    saveOf('data/swof/anna.json', { ...anna, id: 2 }, null),
  );
  expect([status, body.error]).toEqual([422, 'name: another entry has this one already']);
});

test('fifty new entries that ask for one number at once get fifty numbers', async () => {
  editor = await startOwnEditor({});
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      editor.ask(
        'saveChange',
        saveOf(`data/swof/p-${index}.json`, { id: 1, name: `P${index}`, startDate: '7/5/2009' }, null),
      ),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual(Array(50).fill(200));
  const ids = Array.from(
    { length: 50 },
    (_, index) => JSON.parse(editor.text(`data/swof/p-${index}.json`)) as { id: number },
  );
  expect(ids.map(({ id }) => id).sort((a, b) => a - b)).toEqual(
    Array.from({ length: 50 }, (_, index) => index + 1),
  );
});

test('an entry that takes a number moves those on that stand in its way, up to the first gap', async () => {
  editor = await startOwnEditor({
    ...many,
    'books/book-4/index.json': null,
    'books/book-4/cover.png': null,
  });
  const taken = { ...book, id: 2, title: 'Second' };
  const file = 'data/books/second/index.json';
  const cover = {
    path: 'data/books/second/cover.png',
    base64: pixel.toString('base64'),
  };
  expect((await editor.ask('saveChange', saveOf(file, taken, null, [cover]))).status).toBe(200);
  const ids = [1, 2, 3, 5].map((one) => JSON.parse(editor.text(fileOf(one))) as { id: number });
  expect(ids.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
});
