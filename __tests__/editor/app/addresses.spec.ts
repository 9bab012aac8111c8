import { expect, type Page, test } from '@playwright/test';
import { site } from '../../support/content';
import { field, isSaved, openApp } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

/** Begins a person of the wall of fame, and saves as far as that goes. */
const add = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Add a person' }).click();
  await field(page, 'Name').fill(name);
  await page.getByLabel('Start date').fill('2009-07-05');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};

const personIn = (editor: OwnEditor, slug: string): unknown =>
  JSON.parse(editor.text(`data/swof/${slug}.json`));

test('a new entry gets the address that npm run new would give it, and the next number', async ({ page }) => {
  const editor = await startOwnEditor({ 'site.json': { ...site, language: 'de' } });
  await openApp(page, editor);
  await add(page, 'Jörg & Đình');
  await isSaved(page);
  expect(personIn(editor, 'joerg-und-dinh')).toEqual({ id: 1, name: 'Jörg & Đình', startDate: '7/5/2009' });
  await page.getByRole('button', { name: '← All' }).click();
  await add(page, 'Ξένος');
  await isSaved(page);
  expect(personIn(editor, 'xenos')).toEqual({ id: 2, name: 'Ξένος', startDate: '7/5/2009' });
  await page.getByRole('button', { name: '← All' }).click();
  await add(page, 'Aux');
  await expect(page.locator('[data-field=name]')).toContainText(
    'Name is a device to Windows: take another name',
  );
  await editor.end();
});

test('where the title gives none, one is offered and asked for', async ({ page }) => {
  const editor = await startOwnEditor({ 'site.json': { ...site, language: 'ja' } });
  await openApp(page, editor);
  await add(page, '東京');
  const dialog = page.getByRole('dialog', { name: 'Which address shall it have?' });
  const slug = dialog.getByLabel('The last part of its address');
  await expect(slug).toHaveValue('person-1');
  await dialog.getByRole('button', { name: 'Back to the form' }).click();
  await expect(field(page, 'Name')).toHaveValue('東京');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await slug.fill('Tokyo');
  await expect(dialog).toContainText('It must be lowercase letters, digits and hyphens.');
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await slug.fill('tokyo');
  await slug.press('Enter');
  await isSaved(page);
  expect(personIn(editor, 'tokyo')).toMatchObject({ name: '東京' });
  await editor.end();
});
