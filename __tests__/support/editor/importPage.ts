import { expect, type Locator, type Page } from '@playwright/test';
import { wordpressExport } from '../import/smallExport';
import { openApp } from './app';
import type { OwnEditor } from './ownEditor';

/** Opens what imports, in the editor. */
export const openImport = async (page: Page, editor: OwnEditor): Promise<void> => {
  await openApp(page, editor);
  await page.getByRole('button', { name: 'Import…' }).click();
  await expect(page.getByRole('button', { name: 'Choose a file' })).toBeFocused();
};

/** Chooses a file. */
export const give = (page: Page, buffer = wordpressExport(), name = 'export.xml'): Promise<void> =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** What is said of the work. */
export const status = (page: Page): Locator => page.getByRole('dialog').getByRole('status');

/** Presses a button. */
export const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name }).click();

/** Resolves when this is the title of what is shown, and has the focus. */
export const isTitle = (page: Page, name: RegExp | string): Promise<void> =>
  expect(page.getByRole('heading', { name, level: 3 })).toBeFocused();

/** What becomes of each entry. */
export const entries = (page: Page): Locator =>
  page.getByRole('list', { name: 'Entries' }).getByRole('listitem');

/** Chooses a file, and brings it in. */
export const bringIn = async (page: Page, file = wordpressExport()): Promise<void> => {
  await give(page, file);
  await press(page, 'Bring it in');
  await isTitle(page, /^In your site now/);
};

/** Drops these files on the page, by their names. */
export const dropOn = async (page: Page, files: Readonly<Record<string, string>>): Promise<void> => {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(all)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('dialog', 'drop', { dataTransfer: data });
};
