import { expect, test } from '@playwright/test';
import { booksOf, pixel } from '../../support/content';
import { axeFindings } from '../../support/browser/axe';
import { openApp, openEntry, saveApp } from '../../support/editor/app';
import { picture } from '../../support/largePictures';
import { type OwnEditor, startOwnEditor } from '../../support/editor/ownEditor';

/** How a photo of an iPhone begins. */
const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');

let editor: OwnEditor;
test.beforeAll(async () => void (editor = await startOwnEditor(booksOf({ taken: {}, advice: {} }))));
test.afterAll(() => editor.end());

test('what is no picture for the site is refused by name beside its field, and said until one is taken', async ({
  page,
}) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'taken');
  const before = editor.files();
  const cover = page.getByRole('group', { name: /^Cover/ });
  const input = cover.getByLabel('Change');
  await input.setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
  await expect(cover.getByRole('alert')).toHaveText(
    'IMG_1.HEIC is a HEIC picture from a phone, which browsers cannot show: export it as JPEG (on an iPhone: Settings > Camera > Formats > Most Compatible)',
  );
  await input.setInputFiles({ name: 'me.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') });
  await expect(cover.getByRole('alert')).toHaveText('me.gif must end in .jpg, .jpeg, .png, .webp or .avif');
  await input.setInputFiles({ name: 'my.txt', mimeType: 'text/plain', buffer: Buffer.from('words') });
  await expect(cover.getByRole('alert')).toHaveText('my.txt is not a picture: take a JPEG or a PNG');
  await input.setInputFiles({ name: 'cut.png', mimeType: 'image/png', buffer: pixel.subarray(0, 40) });
  await expect(cover.getByRole('alert')).toHaveText(
    'cut.png is damaged, or cut short: export it anew, as JPEG or PNG',
  );
  await input.setInputFiles({ name: 'two.png', mimeType: 'image/png', buffer: await picture(480) });
  await expect(cover.getByRole('img', { name: 'two.png' })).toBeVisible();
  await expect(cover.getByRole('alert')).toHaveCount(0);
  expect(editor.files()).toEqual(before);
});

test('what is worth a look is said after a save, and a picture that was replaced is deleted', async ({
  page,
}) => {
  await openApp(page, editor);
  await openEntry(page, 'Books', 'advice');
  const wide = { name: 'wide.png', mimeType: 'image/png', buffer: await picture(300, 200) };
  await page
    .getByRole('group', { name: /^Cover/ })
    .getByLabel('Change')
    .setInputFiles(wide);
  await saveApp(page);
  const said = page.getByRole('status').filter({ hasText: 'Saved. Worth a look:' });
  await expect(said.getByRole('listitem')).toHaveText([
    'Cover is 300 pixels wide and shown at up to 480: take a larger picture than "wide.png"',
    'Cover is wider than it is high, 300 × 200 pixels: a cover is upright or square, so cut "wide.png" to its front',
    /^cover.png: nothing on the site shows or plays this file: .* Delete it$/,
  ]);
  expect(await axeFindings(page)).toEqual([]);
  await said.getByRole('button', { name: 'Delete it' }).click();
  // Other advice stays until it is closed.
  await expect(said.getByRole('listitem')).toHaveText([/^Cover is 300 pixels/, /^Cover is wider/]);
  await said.getByRole('button', { name: 'Close' }).click();
  await expect(said).toHaveCount(0);
  const files = Object.keys(editor.files()).filter((name) => name.startsWith('books/advice/'));
  expect(files).toEqual(['books/advice/index.json', 'books/advice/wide.png']);
});
