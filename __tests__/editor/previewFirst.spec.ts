import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { beside, field, groupOf, openApp, openEntry, toList } from '../support/editor/app';
import { test } from '../support/editor/test';

test.describe.configure({ mode: 'serial' });
test.use({ viewport: { width: 1440, height: 900 } });

test('a page that lacks a file for a while is drawn on when the file is there again', async ({
  page,
  editor,
}) => {
  const sound = join(editor.root, 'data/soundtracks/downhill/track.mp3');
  const kept = join(editor.root, 'track.mp3');
  const failures = (): number => editor.output().split('Soundtrack.audio').length;
  await openApp(page, editor);
  await openEntry(page, 'Soundtracks', 'Along');
  await expect(beside(page).getByText('165 BPM')).toBeVisible();
  const before = failures();
  renameSync(sound, kept);
  await expect.poll(failures).toBeGreaterThan(before);
  await field(page, 'BPM').fill('166');
  await expect(beside(page).getByText('166 BPM')).toBeVisible();
  renameSync(kept, sound);
  await toList(page);
  await openEntry(page, 'Soundtracks', 'Uphill');
  await field(page, 'BPM').fill('171');
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
  await openApp(page, editor);
  await openEntry(page, 'Soundtracks', 'Along');
  await expect(beside(page).locator('#___gatsby')).toBeAttached();
  await expect(beside(page).getByRole('banner')).toHaveCount(0);
  renameSync(kept, sound);
  await expect(beside(page).getByText('BPM').first()).toBeVisible({ timeout: 30_000 });
});

test('the first entry of its kind is drawn before it is saved', async ({ page, editor }) => {
  await openApp(page, editor);
  const soundtracks = await groupOf(page, 'Soundtracks');
  for (const name of ['Uphill', 'Along', 'Downhill']) {
    await soundtracks.getByRole('button', { name: `More for ${name}` }).click();
    await soundtracks.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => editor.read(`data/soundtracks/${name.toLowerCase()}/index.json`)).toBeNull();
  }
  await page.getByRole('button', { name: 'Add a soundtrack' }).click();
  await expect(beside(page).getByRole('banner')).toBeVisible();
  await field(page, 'Title').fill('The first');
  await field(page, 'BPM').fill('150');
  await field(page, 'Description').fill('To run to.');
  await expect(beside(page).getByRole('heading', { name: 'The first' })).toBeVisible();
  await expect(beside(page).getByText('150 BPM')).toBeVisible();
});
