import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { pixel } from '../../support/content';
import { openApp, openEntry, saveApp, isSaved, isUnsaved } from '../../support/editor/app';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

const head = '---\ntitle: "NAME"\ndescription: "A text"\nform: "essay"\npublished: "2024-01-09"\n---\n';

/** Written by hand, each block in its own way. */
const own = `A *first*  paragraph
of two lines.

* a list
* of stars

    code, by spaces

The end.
`;

const posts = ['long', 'linked', 'typed', 'pasted', 'pictured', 'same'];
const fileOf = (name: string): string => `data/posts/${name}/index.md`;

let editor: OwnEditor;
test.beforeAll(async () => {
  editor = await startOwnEditor(
    Object.fromEntries(
      posts.map((name) => [`posts/${name}/index.md`, `${head.replace('NAME', name)}\n${own}`]),
    ),
  );
});
test.afterAll(() => editor.end());

const open = async (page: Page, name: string): Promise<Locator> => {
  await openApp(page, editor);
  await openEntry(page, 'Posts', name);
  const text = page.getByRole('textbox', { name: 'Text', exact: true });
  await expect(text).toContainText('The end.');
  return text;
};

/** Puts the cursor behind the last word. */
const toEnd = async (page: Page, text: Locator): Promise<void> => {
  await text.getByText('The end.').click();
  await page.keyboard.press('Control+End');
};

/** The text of the file of a post, without its fields. */
const bodyOf = (name: string): string => editor.text(fileOf(name)).split('---\n\n')[1] ?? '';

test('what is typed at the end is all that changes in the file', async ({ page }) => {
  const text = await open(page, 'typed');
  await toEnd(page, text);
  await page.keyboard.press('Enter');
  await page.keyboard.type('It was ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('cold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' & dark.');
  await expect(text.getByText('cold', { exact: true })).toHaveJSProperty('tagName', 'STRONG');
  await page.keyboard.press('Control+s');
  await isSaved(page);
  await expect(text).toBeFocused();
  // As on the site.
  const loaded = await page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
  );
  expect(loaded.join()).toContain('Alegreya');
  expect(bodyOf('typed')).toBe(`${own}\nIt was **cold** & dark.\n`);
});

test('what Word copies is pasted as it is meant', async ({ page }) => {
  const text = await open(page, 'pasted');
  await toEnd(page, text);
  await page.keyboard.press('Enter');
  const word = readFileSync('__tests__/support/clipboard/word.html', 'utf8');
  await text.evaluate((element, html) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', html);
    clipboardData.setData('text/plain', 'The lake');
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, word);
  await expect(text.getByRole('heading', { name: 'The lake' })).toBeVisible();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Before the notes.');
  await saveApp(page);
  const body = bodyOf('pasted');
  expect(body.startsWith(own)).toBe(true);
  expect(body).toMatch(/ Before the notes\.\n\n\[\^1\]: In \*January\*\.\n/);
  expect(body).toContain('## The lake\n\nIt was **cold**, and it was *very* cold.');
  expect(body).toContain('[the lake](https://lake.example/)');
  expect(body).toMatch(/\[\^1\]: In \*January\*\./);
  expect(body).not.toMatch(/mso|style|<|class/i);
});

test('pictures that are pasted together lie beside the entry, each under a name of its own', async ({
  page,
}) => {
  const text = await open(page, 'pictured');
  await toEnd(page, text);
  await page.keyboard.press('Enter');
  await text.evaluate(
    (element, bytes) => {
      const clipboardData = new DataTransfer();
      for (const name of ['image.png', 'image.png'])
        clipboardData.items.add(new File([new Uint8Array(bytes)], name, { type: 'image/png' }));
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    },
    [...pixel],
  );
  await expect(text.locator('img[src^="blob:"]')).toHaveCount(2);
  await page.getByRole('dialog').getByRole('textbox').first().fill('A lamp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-field=body]')).toContainText(
    'Text the picture needs words for those who do not see it',
  );
  await text.locator('img[data-name]').last().click();
  await page.getByRole('dialog').getByRole('textbox').first().fill('Another lamp');
  await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click();
  await saveApp(page);
  const names = [...bodyOf('pictured').matchAll(/!\[.*?\]\(\.\/(.*?)\)/g)].map(([, name]) => name ?? '');
  expect(new Set(names).size).toBe(2);
  for (const name of names)
    expect(readFileSync(join(editor.root, 'data/posts/pictured', name)).equals(pixel)).toBe(true);
});

test('a text that is opened and left, or changed and changed back, stays to the byte', async ({ page }) => {
  const before = editor.text(fileOf('same'));
  const text = await open(page, 'same');
  await isSaved(page);
  await toEnd(page, text);
  await page.keyboard.type('x');
  await isUnsaved(page);
  await page.keyboard.press('Control+z');
  await isSaved(page);
  // As Markdown too.
  await page.getByRole('button', { name: 'Markdown' }).click();
  const markdown = page.getByRole('textbox', { name: 'Text, as Markdown' });
  await expect(markdown).toHaveValue(own.trim());
  await markdown.press('Control+End');
  await page.keyboard.type('!');
  await saveApp(page);
  expect(bodyOf('same')).toBe(own.replace(/\n$/, '!\n'));
  await markdown.press('Backspace');
  await saveApp(page);
  expect(editor.text(fileOf('same'))).toBe(before);
});

test('marked words become a link to the page that is called so, by keys alone', async ({ page }) => {
  const text = await open(page, 'linked');
  await toEnd(page, text);
  await page.keyboard.type(' pasted');
  const asksFor = async (word: string): Promise<Locator> => {
    await page.keyboard.press('Shift+ArrowLeft');
    if (word.length > 1) await page.keyboard.press('Control+Shift+ArrowLeft');
    await page.keyboard.press('Control+k');
    const line = page.getByRole('textbox', { name: 'Page or address' });
    await expect(line).toHaveValue(word);
    return line;
  };
  const line = await asksFor('pasted');
  await expect(page.getByRole('list', { name: 'Pages' }).getByRole('button')).toHaveText(['pasted Post']);
  await page.keyboard.press('Enter');
  await page.keyboard.type(' and e');
  await asksFor('e');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('ArrowUp');
  await expect(line).toBeFocused();
  await page.keyboard.type('pict');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('button', { name: 'pictured Post' })).toBeFocused();
  await page.keyboard.press('Enter');
  await saveApp(page);
  expect(bodyOf('linked')).toBe(`${own.trimEnd()} [pasted](/blog/pasted/) and [e](/blog/pictured/)\n`);
});

test('the line that is typed has room below it, and the tools stand right above', async ({ page }) => {
  const text = await open(page, 'long');
  await toEnd(page, text);
  for (let line = 0; line < 30; line += 1) {
    await page.keyboard.press('Enter');
    await page.keyboard.type('A line.');
  }
  const bottomOf = (place: Locator) =>
    place.evaluate((element) => Math.round(element.getBoundingClientRect().bottom));
  const topOf = (place: Locator) =>
    place.evaluate((element) => Math.round(element.getBoundingClientRect().top));
  const tools = page.getByRole('toolbar');
  const [head, foot] = [page.locator('header').filter({ hasText: 'long' }), page.locator('footer')];
  expect((await topOf(foot)) - (await bottomOf(text.locator('p').last()))).toBeGreaterThan(40);
  expect((await topOf(tools)) - (await bottomOf(head))).toBe(0);
  await page.getByRole('button', { name: 'Markdown' }).click();
  await page.keyboard.press('Control+End');
  for (let line = 0; line < 30; line += 1) await page.keyboard.press('Enter');
  await page.keyboard.type('A line.');
  const markdown = page.getByRole('textbox', { name: 'Text, as Markdown' });
  expect((await topOf(foot)) - (await bottomOf(markdown))).toBeGreaterThan(40);
});
