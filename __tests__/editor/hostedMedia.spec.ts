import { expect, type Page, test } from '@playwright/test';
import { type Hosted, signIn, startHosted } from '../support/editor/hosted';
import { deleteFile, open, save, write } from '../support/editor/page';
import { picture } from '../support/largePictures';

let host: Hosted;
/** Whoever has signed in once stays signed in. */
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  host = await startHosted();
  page = await browser.newPage();
  await signIn(page, host.home);
});

test.afterAll(async () => {
  await page.close();
  host.end();
});

test('Media shows pictures alone, says where each is used, and deletes none that is', async () => {
  const before = host.project.commits.length;
  page.once('dialog', (dialog) => void dialog.accept());
  await open(page, host, '#/collections/books');
  await page.getByRole('button', { name: 'Media' }).click();
  const icon = page.getByText('Used in Site: icon.png', { exact: true });
  await expect(icon).toBeVisible();
  await expect(page.getByText('site.json')).toHaveCount(0);
  await icon.click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(
    page.getByText('Not deleted: this is the icon of the site: choose another there first', { exact: true }),
  ).toBeVisible();
  expect(host.project.files.has('data/icon.png')).toBe(true);
  expect(host.project.commits).toHaveLength(before);
});

test('the same holds for the pictures of an entry, those in its text too', async () => {
  host.project.files.set(
    'data/pages/contact/index.md',
    Buffer.from(`${host.text('pages/contact/index.md')}\n![A cat](./cat.png)\n`),
  );
  host.project.files.set('data/pages/contact/cat.png', await picture(20));
  host.project.files.set('data/pages/contact/dog.png', await picture(30));
  page.on('dialog', (dialog) => void dialog.accept());
  await open(page, host, '#/collections/files/entries/contact');
  await page.getByText('See the files of this entry').first().click();
  await deleteFile(page, 'Used in A page: cat.png');
  await expect(
    page.getByText('Not deleted: this picture is in the text of A page: take it out there first'),
  ).toBeVisible();
  await deleteFile(page, 'Not used: dog.png');
  await expect.poll(() => host.project.files.has('data/pages/contact/dog.png')).toBe(false);
  expect(host.project.files.has('data/pages/contact/cat.png')).toBe(true);
});

test('a save shows advice on its pictures', async () => {
  await open(page, host, '#/collections/books/entries/a-book/index');
  const asked = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose another picture' }).click();
  const wide = { name: 'wide.png', mimeType: 'image/png', buffer: await picture(300, 200) };
  await (await asked).setFiles(wide);
  await save(page);
  await expect(page.getByRole('status').getByRole('listitem')).toHaveText([
    'Cover: is 300 pixels wide and shown at up to 480: take a larger picture than "wide.png".',
    'Cover: is wider than it is high, 300 × 200 pixels: a cover is upright or square, so cut "wide.png" to its front.',
  ]);
});

test('where the Git host fails, its words stand without those of a program', async () => {
  await page.route('**/repos/me/my-site/contents', (route) =>
    route.fulfill({ status: 500, json: { message: 'the disk is full' } }),
  );
  await open(page, host, '#/collections/books/entries/a-book/index');
  await write(page, 'Title', 'A third book');
  await save(page);
  await expect(page.getByText('Not saved: the disk is full', { exact: true })).toBeVisible();
});
