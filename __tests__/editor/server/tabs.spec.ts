import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { book, pixel } from '../../support/content';
import { deletionOf, type OwnEditor, saveOf, startOwnEditor } from '../../support/editor/ownEditor';

const bookFile = 'data/books/a-book/index.json';

let editor: OwnEditor;
test.afterEach(() => editor.end());

test('of two tabs the second is refused with what the first has saved, and may then write over it', async () => {
  editor = await startOwnEditor({});
  const base = await editor.base(bookFile);
  const first = await editor.ask('saveChange', saveOf(bookFile, { ...book, title: 'First' }, base));
  expect(first).toMatchObject({
    status: 200,
    body: { versions: { [bookFile]: await editor.base(bookFile) } },
  });
  const second = await editor.ask('saveChange', saveOf(bookFile, { ...book, title: 'Second' }, base));
  expect(second).toEqual({
    status: 409,
    body: {
      error: 'this entry was changed elsewhere since you opened it',
      theirs: { path: bookFile, text: editor.text(bookFile), version: await editor.base(bookFile) },
    },
  });
  expect(editor.text(bookFile)).toContain('"First"');
  const { status } = await editor.ask(
    'saveChange',
    saveOf(bookFile, { ...book, title: 'Second' }, (second.body['theirs'] as { version: string }).version),
  );
  expect(status).toBe(200);
  expect(editor.text(bookFile)).toContain('"Second"');
});

test('a cover that was replaced elsewhere makes a save stale, too', async () => {
  editor = await startOwnEditor({});
  const base = await editor.base(bookFile);
  writeFileSync(join(editor.root, 'data/books/a-book/cover.png'), Buffer.concat([pixel, pixel]));
  expect((await editor.ask('saveChange', saveOf(bookFile, book, base))).status).toBe(409);
});

test('an entry that was deleted elsewhere is not deleted again, and a save of it says so', async () => {
  editor = await startOwnEditor({});
  const base = await editor.base(bookFile);
  await editor.ask('saveChange', deletionOf(bookFile, base));
  expect(editor.files()['books/a-book/cover.png']).toBeUndefined();
  expect((await editor.ask('saveChange', saveOf(bookFile, book, base))).body).toEqual({
    error: 'this entry was deleted elsewhere since you opened it',
    theirs: { path: bookFile, text: null, version: null },
  });
  expect((await editor.ask('saveChange', deletionOf(bookFile, base))).body.error).toBe(
    `there is no file ${bookFile}`,
  );
});

test('a save that would break another entry is refused with the place', async () => {
  const text = '---\ntitle: "A page"\ndescription: "A text"\n---\n\nSee [the press](/a-press/).\n';
  editor = await startOwnEditor({ 'pages/contact/index.md': text });
  const site = JSON.parse(editor.text('data/site.json')) as { press: object };
  const { body } = await editor.ask(
    'saveChange',
    saveOf(
      'data/site.json',
      { ...site, press: { ...site.press, slug: 'another' } },
      await editor.base('data/site.json'),
    ),
  );
  expect(body.error).toMatch(
    /^data\/pages\/contact\/index\.md:6 text: the link leads to no page of the site, got "\/a-press\/"/,
  );
});

test('a page is not switched off while a text leads there', async () => {
  const fields = 'title: "A page"\ndescription: "A text"\n';
  const text = `---\n${fields}---\n\nSee [the blog](/blog/).\n`;
  editor = await startOwnEditor({ 'pages/contact/index.md': text });
  const file = 'data/pages/blog/index.md';
  const off = `---\n${fields}off: true\n---\n`;
  const switchOff = async () => editor.ask('saveChange', saveOf(file, off, await editor.base(file)));
  expect((await switchOff()).body.error).toBe(
    'data/pages/contact/index.md:6 text: the link leads to a page that is switched off, got "/blog/": take the link out, or switch the page on in data/pages/blog/index.md',
  );
  const contact = 'data/pages/contact/index.md';
  const without = text.replace('[the blog](/blog/)', 'the blog');
  expect(
    (await editor.ask('saveChange', saveOf(contact, without, await editor.base(contact)))).body.error,
  ).toBeUndefined();
  expect((await switchOff()).body.error).toBeUndefined();
  expect(editor.text(file)).toBe(off);
});

test('nothing is written or deleted through a link', async () => {
  editor = await startOwnEditor({});
  const elsewhere = mkdtempSync(join(tmpdir(), 'last-writes-'));
  writeFileSync(join(elsewhere, 'index.json'), 'theirs');
  writeFileSync(join(elsewhere, 'x.png'), pixel);
  symlinkSync(elsewhere, join(editor.root, 'data/books/linked'));
  symlinkSync(join(elsewhere, 'index.json'), join(editor.root, 'data/swof.json'));
  const error = 'data/books/linked is a link to elsewhere: put the file or folder itself in its place';
  const path = 'data/books/linked/index.json';
  for (const [action, params] of [
    ['readFile', { path }],
    ['saveChange', saveOf(path, book, null)],
    ['saveChange', deletionOf(path, 'a state')],
    ['saveChange', deletionOf('data/books/linked/x.png')],
    ['readFile', { path: 'data/books/linked/x.png' }],
  ] as const) {
    expect(await editor.ask(action, params)).toMatchObject({ status: 422, body: { error } });
  }
  rmSync(elsewhere, { recursive: true });
});
