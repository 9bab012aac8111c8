import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { ownFiles } from '../fixture/writeFixture';
import { beside, choose, deleteEntry, open, save, upload, write } from '../support/editor/page';
import { test } from '../support/editor/test';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

const cover = (book: string): string => join(ownFiles, `books/${book}/cover.jpg`);

/** Whether a picture is drawn from a file that the editor has, and nothing else is asked for. */
const expectChosen = async (page: Page, name: string): Promise<void> => {
  const image = beside(page).getByRole('img', { name, exact: true });
  await expect(image).toHaveAttribute('src', /^blob:/, { timeout: 60_000 });
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100);
  await expect(beside(page).locator('picture', { has: image }).locator('source')).toHaveCount(0);
};

test('a picture is shown as soon as it is chosen, and when it is saved', async ({ page, editor }) => {
  const missed: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) missed.push(response.url());
  });
  await open(page, editor, '#/collections/books/entries/sixth-book/index');
  await expect(beside(page).getByRole('img', { name: 'Sixth Book' })).toBeVisible({ timeout: 60_000 });
  await upload(page, cover('third-book'));
  await expectChosen(page, 'Sixth Book');
  await save(page);
  await expect
    .poll(() => editor.read('data/books/sixth-book/cover.jpg'))
    .toBe(editor.read('data/books/third-book/cover.jpg'));
  await write(page, 'Title', 'Sixth Book, Anew');
  await expectChosen(page, 'Sixth Book, Anew');
  expect(missed.filter((url) => url.startsWith(editor.site))).toEqual([]);
});

test('the cover of a new book is shown before it is saved', async ({ page, editor }) => {
  await open(page, editor, '#/collections/books/new');
  await write(page, 'Title', 'Brand New');
  await write(page, 'Link (optional)', 'https://shop.example/new');
  await upload(page, cover('first-book'));
  await expectChosen(page, 'Brand New');
});

test('a picture in the text of a new post is shown before it is saved', async ({ page, editor }) => {
  await open(page, editor, '#/collections/posts/new');
  await write(page, 'Title', 'With a Picture');
  await write(page, 'Description', 'A short one.');
  await choose(page, 'Form', 'story');
  await page.locator('[contenteditable=true]').first().click();
  await page.keyboard.type('Look at this:');
  await page.getByRole('button', { name: 'Add a picture' }).click();
  await page.getByText('Picture', { exact: true }).click();
  await upload(page, cover('second-book'), true);
  await write(page, 'What it shows', 'A cover in the text');
  await expectChosen(page, 'A cover in the text');
});

test('a page that lacks a file for a while is drawn on when the file is there again', async ({
  page,
  editor,
}) => {
  const sound = join(editor.root, 'data/soundtracks/downhill/track.mp3');
  const kept = join(editor.root, 'track.mp3');
  const failures = (): number => editor.output().split('Soundtrack.audio').length;
  await open(page, editor, '#/collections/soundtracks/entries/along/index');
  await expect(beside(page).getByText('165 BPM')).toBeVisible({ timeout: 60_000 });
  const before = failures();
  renameSync(sound, kept);
  await expect.poll(failures).toBeGreaterThan(before);
  await write(page, 'BPM', '166');
  await expect(beside(page).getByText('166 BPM')).toBeVisible();
  await open(page, editor, '#/collections/soundtracks/entries/uphill/index');
  renameSync(kept, sound);
  await write(page, 'BPM', '171');
  await expect(beside(page).getByText('171 BPM')).toBeVisible();
});

test('a page that was loaded without its file is drawn when the file is there, though nobody says so', async ({
  page,
  editor,
}) => {
  const sound = join(editor.root, 'data/soundtracks/downhill/track.mp3');
  const kept = join(editor.root, 'track.mp3');
  const queried = async (): Promise<unknown> => {
    const answer = await fetch(`${editor.site}/page-data/running/page-data.json`);
    return ((await answer.json()) as { readonly result: { readonly data: unknown } }).result.data;
  };
  await page.routeWebSocket(/socket\.io/, () => undefined);
  renameSync(sound, kept);
  await expect.poll(queried).toBeNull();
  await open(page, editor, '#/collections/soundtracks/entries/along/index');
  await expect(beside(page).locator('#___gatsby')).toBeAttached();
  await expect(beside(page).getByRole('banner')).toHaveCount(0);
  renameSync(kept, sound);
  await expect(beside(page).getByText('BPM').first()).toBeVisible({ timeout: 30_000 });
});

test('the first entry of its kind is drawn before it is saved', async ({ page, editor }) => {
  for (const name of ['uphill', 'along', 'downhill']) {
    const file = `data/soundtracks/${name}/index.json`;
    await open(page, editor, `#/collections/soundtracks/entries/${name}/index`);
    await deleteEntry(page);
    expect(editor.read(file)).toBeNull();
  }
  await open(page, editor, '#/collections/soundtracks/new');
  await expect(beside(page).getByRole('banner')).toBeVisible({ timeout: 60_000 });
  await write(page, 'Title', 'The first');
  await write(page, 'BPM', '150');
  await write(page, 'Description', 'To run to.');
  await expect(beside(page).getByRole('heading', { name: 'The first' })).toBeVisible();
  await expect(beside(page).getByText('150 BPM')).toBeVisible();
});
