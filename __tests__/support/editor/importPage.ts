import { expect, type Locator, type Page } from '@playwright/test';
import { wordpressExport } from '../import/smallExport';
import type { OwnEditor } from './ownEditor';

/** Opens the page of imports. */
export const openImport = async (page: Page, { address }: OwnEditor): Promise<void> => {
  await page.goto(address.replace('/admin/', '/admin/import.html'));
  await expect(page.getByLabel('Choose a file')).toBeFocused();
};

/** Chooses a file. */
export const give = (page: Page, buffer = wordpressExport(), name = 'export.xml'): Promise<void> =>
  page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

/** The title of what is shown, to which the focus goes. */
export const title = (page: Page, words: string): Locator =>
  page.getByRole('heading', { name: words, level: 2 });

/** The rows of the table of what comes, with that of its columns. */
export const rows = (page: Page): Locator => page.getByRole('table').getByRole('row');

/** Chooses a file, and brings it in. */
export const bringIn = async (page: Page, file = wordpressExport()): Promise<void> => {
  await give(page, file);
  await page.getByRole('button', { name: 'Bring it in' }).click();
  await expect(page.getByRole('heading', { name: /^In your site now/ })).toBeFocused();
};

/** Drops these files on the page, by their names. */
export const dropOn = async (page: Page, files: Readonly<Record<string, string>>): Promise<void> => {
  const data = await page.evaluateHandle((all) => {
    const transfer = new DataTransfer();
    for (const [name, text] of Object.entries(all)) transfer.items.add(new File([text], name));
    return transfer;
  }, files);
  await page.dispatchEvent('main', 'drop', { dataTransfer: data });
};
