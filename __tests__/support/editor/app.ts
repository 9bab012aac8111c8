import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import { editorPath } from '../../../src/editor/page';
import type { OwnEditor } from './ownEditor';

/** Opens the editor that shows the site; resolves when its list can be used. */
export const openApp = async (
  page: Page,
  { home, token }: Pick<OwnEditor, 'home' | 'token'>,
): Promise<void> => {
  await page.goto(`${home}${editorPath}#token=${token}`);
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
};

/** A text as a part of a pattern. */
const literal = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/** What stands under a heading of the list, which is opened. */
export const groupOf = async (page: Page, label: string): Promise<Locator> => {
  const group = page.getByRole('region', { name: new RegExp(`^(▸ |▾ )?${literal(label)} \\d+$`) });
  const heading = group.getByRole('heading').getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  return group;
};

/** What opens an entry in the list, whatever else is said of it there. */
export const openerOf = (group: Locator, title: string): Locator =>
  group.getByRole('button', {
    name: new RegExp(`^${literal(title)}( ([\\w ,]*\\d{4}|Draft|Coming|Unlisted|Switched|Unsaved).*)?$`),
  });

/** Opens an entry from the list, by the heading that it stands under and its title. */
export const openEntry = async (page: Page, group: string, title: string): Promise<void> => {
  await openerOf(await groupOf(page, group), title).click();
  await page.getByRole('region', { name: title, exact: true }).waitFor();
};

/** A field of the form by its label. */
export const field = (page: Page, label: string): Locator =>
  page.getByRole('textbox', { name: new RegExp(`^${literal(label)}( \\(optional\\))?$`) });

const says = async (page: Page, words: string): Promise<void> =>
  expect(page.getByRole('status').and(page.getByText(words, { exact: true }))).toBeVisible();

/** Resolves when what is open is saved. */
export const isSaved = (page: Page): Promise<void> => says(page, 'Saved');

/** Resolves when the form says that something in it is not saved. */
export const isUnsaved = (page: Page): Promise<void> => says(page, 'Not saved yet; kept in this browser');

/** The page of the site beside the panel. */
export const beside = (page: Page): FrameLocator => page.frameLocator('iframe[title="The site"]');

const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

/** Saves what is open. */
export const saveApp = async (page: Page): Promise<void> => {
  await button(page, 'Save').click();
  await isSaved(page);
};

/** Goes from what is open to the list. */
export const toList = async (page: Page): Promise<void> => {
  await button(page, '← All').click();
  await page.getByRole('searchbox', { name: 'Search' }).waitFor();
};

/** Resolves when the browser keeps a draft with these words, or none at all. */
export const isKept = (page: Page, words: string | null): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('last-writes https://example.com');
            opening.onsuccess = () => {
              const { result } = opening;
              const all = result.transaction('drafts').objectStore('drafts').getAll();
              all.onsuccess = () => {
                result.close();
                resolve(JSON.stringify(all.result.map((one: { readonly state: object }) => one.state)));
              };
            };
          }),
      ),
    )
    .toMatch(words === null ? /^\[\]$/ : new RegExp(literal(words)));
