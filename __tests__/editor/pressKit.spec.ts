import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { open, save, write } from '../support/editor/page';
import { startOwnEditor } from '../support/editor/ownEditor';
import { test } from '../support/editor/test';

const file = 'data/press-kit/index.json';
const form = '#/collections/files/entries/press-kit';
const bio = (word: string): string => `${word} `.repeat(50).trim();

test('the press kit is changed, and what the search finds with it', async ({ page, editor }) => {
  await open(page, editor, form);
  await write(page, 'Bio, 50 words', bio('lighthouse'));
  await save(page);
  await expect.poll(() => editor.read(file)).toContain(`"bio50": "${bio('lighthouse')}"`);
  await page.goto(`${editor.site}/press-kit/`);
  await expect(page.locator('.p-note')).toHaveText(bio('lighthouse'), { timeout: 60_000 });
  const texts = await page.request.get(`${editor.site}/search/index.json`);
  expect(await texts.text()).toContain('/press-kit/');
});

base('where there is none, the form is empty, and saving it makes one', async ({ page }) => {
  const editor = await startOwnEditor({});
  try {
    await open(page, editor, form);
    await write(page, 'Bio, 50 words', bio('lamp'));
    await save(page);
    await expect.poll(() => existsSync(join(editor.root, file))).toBe(true);
    expect(JSON.parse(editor.text(file))).toEqual({ bio50: bio('lamp') });
  } finally {
    await editor.end();
  }
});
