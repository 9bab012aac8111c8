import { expect, type Locator, type Page, test } from '@playwright/test';
import { pixel } from '../../support/content';
import { openApp, openEntry, saveApp } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const head = '---\ntitle: "NAME"\ndescription: "A text"\nform: "essay"\npublished: "2024-01-09"\n---\n\n';

const posts = ['chosen', 'cancelled', 'beside', 'joined', 'word', 'page'];
const fileOf = (name: string): string => `data/posts/${name}/index.md`;

let editor: OwnEditor;
test.beforeAll(async () => {
  editor = await startOwnEditor(
    Object.fromEntries(
      posts.map((name) => [`posts/${name}/index.md`, `${head.replace('NAME', name)}One.\n\nTwo.\n`]),
    ),
  );
});
test.afterAll(() => editor.end());

const open = async (page: Page, name: string): Promise<Locator> => {
  await openApp(page, editor);
  await openEntry(page, 'Posts', name);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await text.getByText('One.').click();
  await page.keyboard.press('End');
  return text;
};

/** Chooses a picture over the text. */
const choose = async (page: Page, ...names: string[]): Promise<Locator> => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Picture', exact: true }).click();
  const files = names.map((name) => ({ name, mimeType: 'image/png', buffer: pixel }));
  await (await chooser).setFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Picture' });
  await expect(dialog).toBeVisible();
  return dialog;
};

const chosen = async (page: Page): Promise<void> => {
  const dialog = await choose(page, 'lamp.png');
  await dialog.getByRole('textbox').first().fill('A lamp');
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
};

const bodyOf = (name: string): string => editor.text(fileOf(name)).split('---\n\n')[1] ?? '';
const lamp = '![A lamp](./lamp.png)';

test('words that are typed after a picture was chosen stand below it', async ({ page }) => {
  const text = await open(page, 'chosen');
  await chosen(page);
  await page.keyboard.type('Below.');
  await text.locator('img[data-name]').click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('A lamp');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.keyboard.type('Between.');
  await saveApp(page);
  expect(bodyOf('chosen')).toBe(`One.\n\n${lamp}\n\nBetween.\n\nBelow.\n\nTwo.\n`);
});

test('what was just chosen is gone when one cancels, all of it', async ({ page }) => {
  const text = await open(page, 'cancelled');
  await page.keyboard.type(' More.');
  const dialog = await choose(page, 'a.png', 'b.png');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(text.locator('img[data-name]')).toHaveCount(0);
  await page.keyboard.type(' And more.');
  await saveApp(page);
  expect(bodyOf('cancelled')).toBe('One. More. And more.\n\nTwo.\n');
  // One that was there before stays.
  await chosen(page);
  await text.locator('img[data-name]').click();
  await page.keyboard.press('Escape');
  await expect(text.locator('img[data-name]')).toHaveCount(1);
});

test('words beside a picture are a paragraph of their own', async ({ page }) => {
  const text = await open(page, 'beside');
  await chosen(page);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('Below.');
  await text.locator('img[data-name]').click();
  await page.keyboard.press('Escape');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('Above.');
  await saveApp(page);
  expect(bodyOf('beside')).toBe(`One.\n\nAbove.\n\n${lamp}\n\nBelow.\n\nTwo.\n`);
});

test('words do not join a picture', async ({ page }) => {
  const text = await open(page, 'joined');
  await chosen(page);
  await text.getByText('Two.').click();
  await page.keyboard.press('Home');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('X');
  await saveApp(page);
  expect(bodyOf('joined')).toBe(`One.\n\n${lamp}\n\nXTwo.\n`);
  await page.keyboard.press('Control+z');
  await expect(text).not.toContainText('X');
});

const paste = (text: Locator, data: Readonly<Record<string, string>>): Promise<void> =>
  text.evaluate((element, kinds) => {
    const clipboardData = new DataTransfer();
    for (const [type, words] of Object.entries(kinds)) clipboardData.setData(type, words);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, data);

const hex = pixel.toString('hex');
const inWord = String.raw`{\*\shppict{\pict\pngblip{\*\blipuid 00ff} ${hex}}}{\nonshppict{\pict\wmetafile8 00}}`;

test('pictures of Word come along with its text', async ({ page }) => {
  const text = await open(page, 'word');
  await paste(text, {
    'text/plain': 'Ice and more',
    'text/html':
      '<p class=MsoNormal>Ice <img width=30 src="file:///C:/clip_image001.png" alt="The lake"> and</p><p class=MsoNormal>more <img src="file:///C:/clip_image002.png" alt="The shore"></p>',
    'text/rtf': `{\\rtf1 Ice ${inWord} and\\par more ${inWord}}`,
  });
  await expect(text.locator('img[src^="blob:"]')).toHaveCount(2);
  await saveApp(page);
  const body = bodyOf('word');
  const [lake = '', shore = ''] = [...body.matchAll(/\]\(\.\/(.*?)\)/g)].map(([, name]) => name ?? '');
  expect(body).toBe(`One.Ice\n\n![The lake](./${lake})\n\nand\n\nmore\n\n![The shore](./${shore})\n\nTwo.\n`);
  for (const name of new Set([lake, shore]))
    expect(editor.text(`data/posts/word/${name}`).length).toBeGreaterThan(0);
  await page.keyboard.press('Control+z');
  await expect(text.locator('img')).toHaveCount(0);
});

test('of a picture that does not come along the author is told', async ({ page }) => {
  const text = await open(page, 'page');
  await paste(text, {
    'text/plain': 'Ice',
    'text/html': '<p>Ice <img src="https://page.example/ice.jpg" alt="Ice"></p>',
  });
  await expect(page.getByRole('alert')).toHaveText(
    'The picture of what you pasted could not come along: put it in with “Picture”.',
  );
  await saveApp(page);
  expect(bodyOf('page')).toBe('One.Ice\n\nTwo.\n');
});
