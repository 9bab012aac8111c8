import { mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import express from 'express';
import { writeEditor } from '../../../src/editor/writeEditor';
import { book, bookFile, makeContent, pixel, removeContent, site } from '../../support/content';
import { field, openEntry, saveApp, toList } from '../../support/editor/app';
import { rightToken } from '../../support/editor/hosts/gitServer';
import { type HostedGround, startHostedGround } from '../../support/editor/hosts/grounds';

let ground: HostedGround;
let server: Server;
let root: string;
let address: string;

test.beforeAll(async () => {
  ground = await startHostedGround('Forgejo', {});
  root = makeContent({});
  for (const name of ['src', 'node_modules']) symlinkSync(join(process.cwd(), name), join(root, name));
  mkdirSync(join(root, 'public'));
  await writeEditor(root, join(root, 'public/admin'), {
    service: 'gitea',
    repository: 'me/my-site',
    branch: 'main',
    signIn: new URL(ground.server.address).origin,
  });
  server = express()
    .use(express.static(join(root, 'public')))
    .listen(0);
  address = `http://localhost:${(server.address() as AddressInfo).port}/admin/`;
});
test.afterAll(async () => {
  server.close();
  await ground.end();
  removeContent(root);
});

test('what is published with the site tells nothing of its content', () => {
  const folder = join(root, 'public/admin');
  const told = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'utf8'));
  expect(told.some((text) => text.includes('me/my-site'))).toBe(true);
  for (const words of [book.title, site.tagline, 'a-book'])
    expect(told.some((text) => text.includes(words))).toBe(false);
});

test('at a Git host one signs in by a token, saves a picture with its book in one commit, and leaves', async ({
  page,
}) => {
  const faults: string[] = [];
  page.on('console', (said) => said.type() === 'error' && faults.push(said.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  await page.goto(address);
  await page.getByLabel('Token').fill('wrong');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByLabel('Token')).toHaveAccessibleDescription(/token/i);
  // What the browser itself says of the refusal.
  expect(faults.splice(0).filter((fault) => !fault.includes('401'))).toEqual([]);
  await page.getByLabel('Token').fill(rightToken);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();

  await openEntry(page, 'Books', book.title);
  await field(page, 'Title').fill('A book at a host');
  const cover = { name: 'new.png', mimeType: 'image/png', buffer: pixel };
  await page.getByLabel('Change').first().setInputFiles(cover);
  const before = ground.server.repository.commits.length;
  await saveApp(page);
  expect(ground.server.repository.commits.length).toBe(before + 1);
  expect(ground.server.repository.commits.at(-1)?.message).toBe('Change book: A book at a host');
  expect(JSON.parse(ground.text(`data/${bookFile}`) ?? '')).toMatchObject({ title: 'A book at a host' });

  // What the build would refuse is refused here, before anything is committed.
  await field(page, 'Link').fill('https://1.2.3.400');
  await page.keyboard.press('Control+s');
  await expect(page.locator('[data-field=link]')).toContainText('Link is not an address that leads anywhere');
  expect(ground.server.repository.commits.length).toBe(before + 1);
  await page.getByRole('button', { name: 'Discard' }).click();

  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('dialog').getByRole('listitem')).toContainText(['The first version']);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await page.reload();
  await openEntry(page, 'Books', 'A book at a host');
  await toList(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(faults).toEqual([]);
});
