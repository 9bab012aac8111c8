import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { launchOptions } from '../browser/launchOptions';
import { keepSiteRunning } from '../../src/cli/siteProcess';
import { startEditor } from '../../src/editor/server';
import { exportOfAuthor } from './exportOfAuthor';

/* Takes the pictures of the editor that docs/authoring.md shows: npx tsx tools/docs/editorPictures.ts */

const port = 9325;
const folder = 'docs/editor';
const size = { width: 1280, height: 800 };

/** Decap draws in steps, none of which says that it was the last. */
const settleMs = 4000;

const open = async (page: Page, hash: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(`http://localhost:${port}/admin/${hash}`);
  // Beside a form lies the site, in a frame of Decap's.
  if (hash.includes('/entries/'))
    await page.frameLocator('iframe').frameLocator('iframe').getByRole('main').waitFor();
  await page.waitForTimeout(settleMs);
};

const take = async (page: Page, name: string): Promise<void> => {
  const picture = sharp(await page.screenshot());
  await picture.png({ palette: true, colours: 128, effort: 10 }).toFile(`${folder}/${name}.png`);
};

/** A copy of the project in which one page has changed since it was published. */
const unpublishedCopy = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root });
  git('clone', '--quiet', process.cwd(), '.');
  git('remote', 'set-url', 'origin', 'https://github.com/author/site.git');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  appendFileSync(join(root, 'data/pages/about/index.md'), '\nOne more line.\n');
  return root;
};

const takePublishing = async (page: Page): Promise<void> => {
  const root = unpublishedCopy();
  const { address, server } = await startEditor(root, port + 1, `http://localhost:${port - 1}`);
  await page.goto(address);
  await page.getByRole('complementary', { name: 'Publishing' }).getByRole('button').click();
  await page.waitForTimeout(settleMs);
  await take(page, 'publish');
  server.close();
  rmSync(root, { recursive: true });
};

/** Takes what is folded in a form, unfolded, and the place on the page beside it that says the same. */
const takeUnfolded = async (page: Page, label: string, shown: string, name: string): Promise<void> => {
  const form = page.getByText(`${label} (optional)`, { exact: true });
  await form.evaluate((element) => element.scrollIntoView());
  const frame = page.frameLocator('iframe').frameLocator('iframe');
  await frame.getByText(shown, { exact: true }).evaluate((element) => element.scrollIntoView());
  await page.waitForTimeout(settleMs / 4);
  await take(page, name);
};

/** Takes what an export would bring, in a project of its own: nothing of it is kept. */
const takeImport = async (page: Page): Promise<void> => {
  const root = unpublishedCopy();
  const { address, server } = await startEditor(root, port + 1, `http://localhost:${port - 1}`);
  await page.goto(address.replace('/admin/', '/admin/import.html'));
  const file = { name: 'export.xml', mimeType: 'text/xml', buffer: exportOfAuthor };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Bring it in' }).waitFor();
  await page.getByText('What is lost').click();
  await page.setViewportSize({ width: 1280, height: 1390 });
  await page.evaluate(() => scrollTo(0, 0));
  await page.waitForTimeout(settleMs / 4);
  await take(page, 'import');
  await page.setViewportSize(size);
  server.closeAllConnections();
  server.close();
  rmSync(root, { recursive: true });
};

const main = async (): Promise<void> => {
  const { address } = await startEditor(process.cwd(), port, `http://localhost:${port - 1}`);
  await new Promise<void>((ready) => keepSiteRunning(port - 1, new URL(address).origin, ready));
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: size });
  await takePublishing(page);
  await takeImport(page);
  await page.goto(address);
  await page.getByText('Your site').waitFor();

  await open(page, '#/collections/books');
  await take(page, 'books');
  await open(page, '#/collections/books/entries/snow-load/index');
  await take(page, 'book');
  await page.getByText('Book page', { exact: true }).click();
  await takeUnfolded(page, 'Book page', 'Snow Load', 'book-page');
  await page.getByText('2 editions', { exact: true }).click();
  await takeUnfolded(page, 'Editions', 'Editions', 'editions');
  await open(page, '#/collections/posts/entries/empty-car/index');
  await take(page, 'post');

  await open(page, '#/collections/books/entries/snow-load/index');
  await page.getByLabel('Link (optional)', { exact: true }).first().click();
  await page.keyboard.press('Control+A');
  await page.keyboard.type('http://shop.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Save now').click();
  await page.waitForTimeout(settleMs / 4);
  await take(page, 'refused');

  await browser.close();
  // Ends the site as well.
  process.kill(process.pid, 'SIGINT');
};

void main();
