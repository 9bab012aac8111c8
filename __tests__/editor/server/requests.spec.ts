import { unlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { book, pixel } from '../../support/content';
import { deletionOf, type OwnEditor, saveOf, startOwnEditor } from '../../support/editor/ownEditor';
import { asset, bookFile } from '../../support/editor/refused';

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor({})));
test.afterAll(() => editor.end());

test('a deletion that names an older state is refused, and nothing has changed', async () => {
  const before = editor.files();
  expect((await editor.ask('saveChange', deletionOf(bookFile, 'an older state'))).status).toBe(409);
  expect(editor.files()).toEqual(before);
});

test('of pictures sent with an entry only those that it names are kept', async () => {
  const path = 'data/books/new/index.json';
  const assets = [
    asset('data/books/new/cover.png'),
    asset('data/books/new/other.png'),
    asset('data/icon.png', 'AAAA'),
  ];
  const before = editor.files();
  const { status } = await editor.ask('saveChange', saveOf(path, { ...book, id: 2 }, null, assets));
  expect(status).toBe(200);
  const added = Object.keys(editor.files()).filter((file) => !(file in before));
  expect(added).toEqual(['books/new/cover.png', 'books/new/index.json']);
  expect(editor.files()['icon.png']).toBe(before['icon.png']);
});

test('a picture that nothing uses is deleted alone, and one in use is not', async () => {
  const path = 'data/books/a-book/spare.png';
  writeFileSync(join(editor.root, path), pixel);
  expect((await editor.ask('saveChange', deletionOf(path))).status).toBe(200);
  expect(editor.files()['books/a-book/spare.png']).toBeUndefined();
  const { body } = await editor.ask('saveChange', deletionOf('data/books/a-book/cover.png'));
  expect(body.error).toBe('this is the cover of A book: choose another there first');
});

test('a file beside an entry that it does not use is no part of its state', async () => {
  const opened = await editor.base(bookFile);
  writeFileSync(join(editor.root, 'data/books/a-book/copy.png'), pixel);
  expect(await editor.base(bookFile)).toBe(opened);
  unlinkSync(join(editor.root, 'data/books/a-book/copy.png'));
});

test('a picture is not put in the place of another but by the form that uses it', async () => {
  const mine = { ...book, image: './spare.png' };
  writeFileSync(join(editor.root, 'data/books/a-book/spare.png'), 'not yours');
  const before = editor.files();
  const { status, body } = await editor.ask(
    'saveChange',
    saveOf(bookFile, mine, await editor.base(bookFile), [asset('data/books/a-book/spare.png')]),
  );
  expect(status).toBe(422);
  expect(body.error).toBe(
    'spare.png is there already: choose yours in the form that uses it, or give it another name',
  );
  expect(editor.files()).toEqual(before);
  unlinkSync(join(editor.root, 'data/books/a-book/spare.png'));
});

test('an entry beside which other files lie is not deleted with them', async () => {
  const file = 'data/books/a-book/manuscript.docx';
  writeFileSync(join(editor.root, file), 'years of work');
  const before = editor.files();
  const { body } = await editor.ask('saveChange', deletionOf(bookFile, await editor.base(bookFile)));
  expect(body.error).toBe(`${file} lies there too and would be lost: move it first`);
  expect(editor.files()).toEqual(before);
  unlinkSync(join(editor.root, file));
});

test('what a system hides in a folder changes no entry', async () => {
  const base = await editor.base(bookFile);
  writeFileSync(join(editor.root, 'data/books/a-book/.DS_Store'), 'seen');
  expect(await editor.base(bookFile)).toBe(base);
});
