import type { Dialog, FrameLocator, Page } from '@playwright/test';

/** Where an editor is, and where it opens with a token, if it asks for one. */
interface Place {
  readonly home: string;
  readonly address?: string;
}

const goTo = (page: Page, hash: string): Promise<void> =>
  page.evaluate((wanted) => {
    location.hash = wanted;
  }, hash);

/** Leaves what is open for the list of collections, and what is said there; what was written in a form is thrown away. */
const leaveForm = async (page: Page): Promise<void> => {
  // A save that is not done yet would lead back to its form.
  await page.getByText(/^(Saving|Publishing)…$/).waitFor({ state: 'detached' });
  // Of a new entry Decap shows the form that it gets, a little later.
  await page.waitForFunction(
    () => !location.hash.endsWith('/new') || !document.querySelector('.Toastify__toast--success'),
  );
  // A test that answers dialogs itself may be the first.
  const leave = (dialog: Dialog): void => void dialog.accept().catch(() => undefined);
  page.on('dialog', leave);
  // Beside a window, which closes it.
  await page.mouse.click(3, 300);
  await page.evaluate(() => {
    for (const toast of document.querySelectorAll<HTMLElement>('.Toastify__toast')) toast.click();
  });
  await goTo(page, '#/');
  await page.getByRole('heading', { name: 'Your site' }).waitFor();
  page.off('dialog', leave);
};

/** Opens a page of the editor, like '#/collections/books/new', without loading the editor anew where it is open. */
export const open = async (page: Page, { home, address }: Place, hash: string): Promise<void> => {
  if (page.url().startsWith(home)) await leaveForm(page);
  else {
    await page.goto(address ?? `${home}/admin/`);
    await page.getByText('Your site').waitFor();
  }
  await goTo(page, hash);
  await page.locator('label').or(page.getByText('Your site')).first().waitFor();
};

/** The form of a book. */
export const bookForm = (slug: string): string => `#/collections/books/entries/${slug}/index`;

/** Puts a text into a field. Decap's fields overlook one that is set at once. */
export const write = async (page: Page, label: string, text: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await page.keyboard.type(text);
};

/** Chooses one of the words that a field offers. */
export const choose = async (page: Page, label: string, option: string): Promise<void> => {
  await page.getByLabel(label, { exact: true }).click();
  await page.keyboard.type(option);
  await page.keyboard.press('Enter');
};

/** The page of the site beside the form. */
export const beside = (page: Page): FrameLocator =>
  page.frameLocator('#preview-pane').frameLocator('iframe[title="The page on the site"]');

/** Saves the entry that is open. */
export const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /^(Save|Publish)$/ }).click();
  await page.getByText(/^(Save|Publish) now$/).click();
};

/** Deletes the entry that is open; resolves when the list is shown instead. */
export const deleteEntry = async (page: Page): Promise<void> => {
  page.once('dialog', (dialog) => void dialog.accept());
  await page.getByRole('button', { name: 'Delete entry' }).click();
  await page.waitForURL(/#\/collections\/[^/]+$/);
};

/** Takes a picture into the field of the entry that is open. */
export const upload = async (page: Page, file: string, isInText = false): Promise<void> => {
  const asked = page.waitForEvent('filechooser');
  const buttons = page.getByRole('button', { name: /Choose (a|another) picture/ });
  await (isInText ? buttons.last() : buttons.first()).click();
  await (await asked).setFiles(file);
};

/** Deletes a file that the window of files shows under these words. */
export const deleteFile = async (page: Page, tile: string): Promise<void> => {
  await page.getByText(tile, { exact: true }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
};

/** What is said beside the fields of a form, from above: the label, and the mistakes under it. */
export const marksOn = (page: Page): Promise<string[]> =>
  page
    .locator('ul[class*=ControlErrorsList]:visible')
    .evaluateAll((lists) =>
      lists.map(
        (list) =>
          `${list.parentElement?.querySelector('label')?.textContent.replace(/ \(optional\)$/, '')} <- ${list.textContent}`,
      ),
    );
