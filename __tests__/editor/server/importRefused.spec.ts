import { existsSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { axeFindings } from '../../support/browser/axe';
import { bringIn, give, openImport, rows, title } from '../../support/editor/importPage';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { posts, wordpressExport } from '../../support/import/smallExport';

const lamp = 'data/posts/the-lamp/index.md';

let editor: OwnEditor;
test.beforeEach(async () => void (editor = await startOwnEditor({})));
test.afterEach(() => editor.end());

const isThere = (file: string): boolean => existsSync(join(editor.root, file));

test('a file that is nothing is refused in words, and another may be chosen', async ({ page }) => {
  await openImport(page, editor);
  for (const [name, text, why] of [
    ['notes.docx', 'words', '"notes.docx" is nothing that can be imported: known are'],
    ['empty.xml', '', '"empty.xml" is empty: export it again'],
    ['books.rar', 'Rar!', '"books.rar" is a RAR archive, which is not read'],
  ] as const) {
    await give(page, Buffer.from(text), name);
    await expect(page.getByRole('alert')).toContainText(why);
    await expect(page.getByRole('status')).toHaveText('');
    await expect(page.getByLabel('Choose a file')).toBeFocused();
  }
  expect(await axeFindings(page)).toEqual([]);
  await give(page);
  await expect(title(page, 'From WordPress: 2 new')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
});

test('of two tabs the first does not bring in what the second has chosen', async ({ page }) => {
  await openImport(page, editor);
  await give(page);
  await expect(title(page, 'From WordPress: 2 new')).toBeVisible();
  const second = await page.context().newPage();
  await second.goto(`${editor.home}/admin/import.html`);
  await give(second, Buffer.from('Title,Link\nOne,https://shop.example/one\n'), 'books.csv');
  await expect(second.getByRole('heading', { name: /1 new/ })).toBeFocused();
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: another file was chosen meanwhile, perhaps in another tab: choose yours again',
  );
  expect(isThere(lamp)).toBe(false);
  await second.getByRole('button', { name: 'Bring it in' }).click();
  await expect(second.getByRole('heading', { name: /^In your site now/ })).toBeFocused();
});

test('what changes between the table and the click is not written over', async ({ page }) => {
  await openImport(page, editor);
  await bringIn(page);
  await give(page, wordpressExport(posts.map((post) => ({ ...post, text: 'Short.' }))));
  await expect(title(page, 'From WordPress: 2 updated')).toBeVisible();
  writeFileSync(join(editor.root, lamp), editor.text(lamp).replace('at four', 'at five'));
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    `Not done: ${lamp} was changed meanwhile: import again, to see what becomes of it`,
  );
  expect(editor.text(lamp)).toContain('at five');
});

test('where the editor has ended, the page says so and keeps what it shows', async ({ page }) => {
  await openImport(page, editor);
  await give(page);
  await expect(title(page, 'From WordPress: 2 new')).toBeVisible();
  await page.route('**/api', (route) => route.abort());
  const bring = page.getByRole('button', { name: 'Bring it in' });
  await bring.click();
  await expect(page.getByRole('alert')).toHaveText(
    'Not done: the editor does not answer: is npm run edit still running in its terminal?',
  );
  await expect(bring).toBeFocused();
  await expect(rows(page)).toHaveCount(3);
});

test('who opens it from an earlier start, or by a stranger’s link, is told so and taken out of nothing', async ({
  page,
}) => {
  await openImport(page, editor);
  const other = await page.context().newPage();
  await other.goto(`${editor.home}/admin/import.html#token=evil`);
  await expect(other.getByRole('alert')).toHaveText(
    'Not done: this page is from an earlier start of the editor: open the address that npm run edit prints',
  );
  await page.reload();
  await expect(page.getByLabel('Choose a file')).toBeFocused();
  await expect(page.getByRole('alert')).toHaveText('');
});

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
