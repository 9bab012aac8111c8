import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { removeContent } from '../../support/content';
import { axeFindings } from '../../support/browser/axe';
import { watch } from '../../support/browser/watch';
import { gitIn, giveRemote, keepAll } from '../../support/editor/gitProject';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';
import { open, save, write } from '../../support/editor/page';
import { bookFile } from '../../support/editor/refused';

const entry = '#/collections/books/entries/a-book/index';

let editor: OwnEditor;
let remote: string | null = null;
test.afterEach(async () => {
  await editor.end();
  if (remote) removeContent(remote);
  remote = null;
});

const start = async (isSent: boolean): Promise<void> => {
  editor = await startOwnEditor({}, (root) => {
    keepAll(root);
    if (isSent) remote = giveRemote(root);
  });
};

const change = async (page: Page, title: string): Promise<void> => {
  await write(page, 'Title', title);
  await save(page);
};

test('the author sees what is not published, publishes it, and undoes the next change', async ({ page }) => {
  await start(true);
  const seen = watch(page, editor.home);
  await open(page, editor, entry);
  const button = page.getByRole('complementary', { name: 'Publishing' }).getByRole('button');
  await expect(button).toHaveText('All that is saved is published');
  await change(page, 'The Tithe Collector');
  await expect(button).toHaveText('Publish… 1 change');
  expect(await axeFindings(page, '#publish-open')).toEqual([]);

  await button.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel.getByRole('heading', { name: 'Publish', exact: true })).toBeFocused();
  await expect(panel.getByRole('list', { name: 'Not published yet' }).getByRole('listitem')).toHaveText([
    'Book: The Tithe Collectorchanged' + 'Undo…',
  ]);
  const message = panel.getByLabel('What has changed, in a line');
  await expect(message).toHaveValue('Change the book "The Tithe Collector"');
  expect(await axeFindings(page, '#publish')).toEqual([]);
  await message.fill('A better title');
  await message.press('Enter');
  await expect(panel.getByRole('status')).toHaveText(`Published: all that is saved is at ${remote}.`);
  await expect(panel.getByRole('status')).toBeFocused();
  expect(gitIn(remote ?? '', 'log', '--format=%s', 'main')).toBe('A better title\nThe first version');
  expect(await axeFindings(page, '#publish')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await expect(button).toHaveText('All that is saved is published');

  await change(page, 'A mistake');
  await expect(button).toHaveText('Publish… 1 change');
  await button.click();
  const undo = panel.getByRole('button', { name: 'Undo Book: A mistake' });
  await undo.click();
  const asked = page.getByRole('dialog', { name: 'Undo: Book: A mistake' });
  await expect(asked.getByLabel('As it is')).toHaveText('TitleA mistake');
  await expect(asked.getByLabel('As it will be')).toHaveText('TitleThe Tithe Collector');
  expect(await axeFindings(page, '#undo')).toEqual([]);
  await asked.getByRole('button', { name: 'Leave it as it is' }).press('Enter');
  await expect(undo).toBeEnabled();
  expect(editor.text(bookFile)).toContain('A mistake');
  await undo.click();
  await asked.getByRole('button', { name: 'Undo the change' }).click();
  await expect(panel.getByRole('status')).toHaveText('Undone.');
  expect(editor.text(bookFile)).toContain('The Tithe Collector');
  await Promise.all([page.waitForEvent('load'), panel.getByRole('button', { name: 'Close' }).click()]);
  await expect(page.getByLabel('Title', { exact: true })).toHaveValue('The Tithe Collector');
  expect(seen.filter((line) => line.includes('Content Security Policy'))).toEqual([]);
});

test('without a place on the web a version is kept, and what cannot be is said', async ({ page }) => {
  await start(false);
  await open(page, editor, entry);
  const button = page.getByRole('button', { name: /^(Publish…|All that is saved)/ });
  await expect(button).toHaveText('All that is saved is kept');
  await change(page, 'Another');
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await expect(panel).toContainText('There is no place to publish to yet.');
  await expect(panel).toContainText('git remote add origin');
  gitIn(editor.root, 'config', '--unset', 'user.name');
  const keep = panel.getByRole('button', { name: 'Keep as a version' });
  await keep.click();
  await expect(panel.getByRole('alert')).toContainText('git does not know who you are');
  expect(await axeFindings(page, '#publish')).toEqual([]);
  gitIn(editor.root, 'config', 'user.name', 'An author');
  await keep.click();
  await expect(panel.getByRole('status')).toHaveText('Kept as a version on this machine.');
  expect(gitIn(editor.root, 'log', '-1', '--format=%s')).toBe('Change the book "Another"');
});

test('where other files have changed too, nothing is said of everything, and what keeps them is named', async ({
  page,
}) => {
  await start(true);
  for (const name of ['one.txt', 'two.txt']) writeFileSync(join(editor.root, name), name);
  await open(page, editor, entry);
  const button = page.getByRole('complementary', { name: 'Publishing' }).getByRole('button');
  await expect(button).toHaveText('All of data/ is published');
  await change(page, 'Another');
  await button.click();
  const panel = page.getByRole('dialog', { name: 'Publish' });
  await panel.getByRole('button', { name: 'Publish' }).click();
  await expect(panel.getByRole('status')).toHaveText(`Published: all of data/ is at ${remote}.`);
  await expect(panel).toContainText('Nothing in data/ has changed since the last version.');
  await expect(panel).toContainText(
    '2 files outside data/ have changed too, and are not published by this. In a terminal, git add -A && git commit -m "What has changed" keeps them as a version, which you publish from here.',
  );
  expect(gitIn(editor.root, 'status', '--porcelain')).toBe('?? one.txt\n?? two.txt');
});

test('without git there is no button', async ({ page }) => {
  editor = await startOwnEditor({});
  const asked = page.waitForResponse(
    (response) => response.request().postData()?.includes('getChanges') ?? false,
  );
  await page.goto(editor.address);
  expect(await (await asked).text()).toBe('null');
  await expect(page.locator('#publish-open')).toHaveCount(0);
});
