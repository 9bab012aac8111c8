import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({})));
test.afterEach(() => editor.end());

const isThere = (file: string): boolean => existsSync(join(editor.root, file));

test('a file without the token, from elsewhere or with a wrong name is not taken in', async () => {
  const own = { origin: editor.home, 'x-editor-token': editor.token, 'x-file-name': 'export.xml' };
  const before = editor.files();
  for (const [headers, status, error] of [
    [{ 'x-editor-token': '' }, 401, 'this page is from an earlier start of the editor'],
    [{ origin: 'http://stranger.example' }, 403, 'http://stranger.example may not ask for this'],
    [{ 'x-file-name': '' }, 422, 'the name of the file must not be empty'],
    [{ 'x-file-name': '..' }, 422, 'the name of the file ends in a dot or a space'],
    [{ 'x-file-name': '..%2Fx.xml' }, 422, 'the name of the file has the sign /'],
    [{ 'x-file-name': '..%5Cx.xml' }, 422, 'the name of the file has the sign \\'],
    [{ 'x-file-name': 'x%00.xml' }, 422, 'the name of the file has the invisible character U+0000'],
    [{ 'x-file-name': '%E0%A4%A' }, 422, 'the name of the file cannot be read'],
  ] as const) {
    const sent = { method: 'POST', headers: { ...own, ...headers }, body: '<rss/>' };
    const response = await fetch(`${editor.home}/api/import`, sent);
    expect([headers, response.status, await response.json()]).toEqual([
      headers,
      status,
      {
        error: expect.stringContaining(error) as unknown,
        ...(status === 422 && { reasons: expect.anything() as unknown }),
      },
    ]);
  }
  expect(isThere('.cache/import/sent')).toBe(false);
  expect(editor.files()).toEqual(before);
});

test('of a file whose page is closed while it is sent nothing stays', async () => {
  const sent = request(`${editor.home}/api/import`, {
    method: 'POST',
    headers: {
      'x-editor-token': editor.token,
      origin: editor.home,
      'x-file-name': 'export.xml',
      'content-length': '9000000',
    },
  });
  sent.on('error', () => undefined);
  sent.write(Buffer.alloc(100_000));
  await expect.poll(() => isThere('.cache/import/sent/export.xml')).toBe(true);
  sent.destroy();
  await expect.poll(() => isThere('.cache/import/sent')).toBe(false);
});
