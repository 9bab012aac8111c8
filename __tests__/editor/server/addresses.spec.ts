import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { site } from '../../support/content';
import { open, save, write } from '../../support/editor/page';
import { test } from '../../support/editor/tab';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

let editor: OwnEditor;
test.afterEach(() => editor.end());

const textIn = (file: string): string => (existsSync(join(editor.root, file)) ? editor.text(file) : '');

const add = async (page: Page, name: string): Promise<void> => {
  await open(page, editor, '#/collections/swof/new');
  await write(page, 'Name', name);
  await page.locator('input[type=date]').fill('2009-07-05');
  await save(page);
};

test('a new entry gets the address that npm run new would give it', async ({ page }) => {
  editor = await startOwnEditor({ 'site.json': { ...site, language: 'de' } });
  for (const [name, file] of [
    ['Jörg & Đình', 'data/swof/joerg-und-dinh.json'],
    ['Ξένος', 'data/swof/xenos.json'],
  ] as const) {
    await add(page, name);
    await expect(page).toHaveURL(new RegExp(`/entries/${basename(file, '.json')}$`));
    expect(editor.text(file)).toContain(`"name": "${name}"`);
    expect(editor.text(file)).not.toContain('slug');
  }
  await add(page, 'Aux');
  await expect(page.getByText('Not saved: Name: is a device to Windows: take another name')).toBeVisible();
});

test('where the title gives none, one is offered and asked for', async ({ page }) => {
  editor = await startOwnEditor({ 'site.json': { ...site, language: 'ja' } });
  await add(page, '東京');
  const dialog = page.getByRole('dialog', { name: 'Which address shall it have?' });
  const input = dialog.getByLabel('The last part of its address');
  await expect(input).toHaveValue('person-1');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(
    page.getByText('Not saved: Name: gives no address: save again to choose one').first(),
  ).toBeVisible();
  await save(page);
  await input.fill('Tokyo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeVisible();
  await input.fill('tokyo');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => textIn('data/swof/tokyo.json')).toContain('"name": "東京"');
});
