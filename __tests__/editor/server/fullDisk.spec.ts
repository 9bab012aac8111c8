import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { checkContent } from '../../../src/content/check/checkContent';
import { book, pixel, today } from '../../support/content';
import { saveOf, startOwnEditor } from '../../support/editor/ownEditor';
import { smallDisk } from '../../support/editor/smallDisk';

test('on a full disk nothing is lost, and the author is told', async () => {
  const editor = await startOwnEditor({});
  const unmount = smallDisk(editor.root);
  test.skip(!unmount, 'a small disk needs root');
  const base = await editor.base('data/books/a-book/index.json');
  const before = editor.files();
  const large = Buffer.concat([pixel, Buffer.alloc(3_000_000), pixel.subarray(-12)]).toString('base64');
  const asset = { path: 'data/books/a-book/cover.png', base64: large };
  const error = 'the disk is full: make room, and try again';
  const save = () =>
    editor.ask(
      'saveChange',
      saveOf('data/books/a-book/index.json', { ...book, title: 'x'.repeat(1900) }, base, [asset]),
    );
  expect(await save()).toEqual({ status: 500, body: { error } });
  expect(editor.files()).toEqual(before);
  // The last byte of the disk.
  expect(() => writeFileSync(join(editor.root, 'data/full'), Buffer.alloc(3_000_000))).toThrow('ENOSPC');
  const text = saveOf('data/books/a-book/index.json', { ...book, title: 'x'.repeat(1900) }, base);
  expect(await editor.ask('saveChange', text)).toEqual({ status: 500, body: { error } });
  rmSync(join(editor.root, 'data/full'));
  expect(editor.files()).toEqual(before);
  expect((await checkContent(editor.root, today)).problems).toEqual([]);
  unmount?.();
  await editor.end();
});
