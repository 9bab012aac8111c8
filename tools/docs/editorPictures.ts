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
const folder = resolve('docs/editor');
const size = { width: 1280, height: 800 };

/** How long a picture of the site may take to come, and a page to scroll, in milliseconds. */
const settle = 1500;

/** Opens the editor anew: where its token alone is another, a browser stays on the page. */
const start = async (page: Page, address: string): Promise<void> => {
  await page.goto('about:blank');
  await page.goto(address);
};

/** Opens an entry by what it is called in the list. */
const open = async (page: Page, group: string, title: string): Promise<void> => {
  const list = page.getByRole('region', { name: new RegExp(`${group} \\d+$`) });
  const heading = list.getByRole('heading').getByRole('button');
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await list
    .getByRole('button', { name: new RegExp(`^${title}`) })
    .first()
    .click();
  await page.getByRole('region', { name: title, exact: true }).waitFor();
  await page.waitForTimeout(settle);
};

const toList = (page: Page): Promise<void> => page.getByRole('button', { name: '← All' }).click();

const take = async (page: Page, name: string): Promise<void> => {
  const picture = sharp(await page.screenshot());
  await picture.png({ palette: true, colours: 128, effort: 10 }).toFile(`${folder}/${name}.png`);
};

/** A copy of the project: what is done for a picture, nobody is to find in the project itself. */
const copyOfProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root });
  git('clone', '--quiet', process.cwd(), '.');
  git('remote', 'set-url', 'origin', 'https://github.com/author/site.git');
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  return root;
};

/** Takes what is to be published: one page that has changed. */
const takePublishing = async (page: Page): Promise<void> => {
  appendFileSync('data/pages/about/index.md', '\nOne more line.\n');
  await page.getByRole('button', { name: /^Publish…/ }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
  await page.waitForTimeout(settle);
  await take(page, 'publish');
};

/** Takes what is folded in a form, unfolded, and the place on the page beside it that says the same. */
const takeUnfolded = async (page: Page, section: string, shown: string, name: string): Promise<void> => {
  const heading = page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(`^${section}`) })
    .first();
  if ((await heading.getAttribute('aria-expanded')) === 'false') await heading.click();
  await heading.evaluate((element) => element.scrollIntoView());
  const frame = page.frameLocator('iframe');
  await frame
    .getByText(shown, { exact: true })
    .first()
    .evaluate((element) => element.scrollIntoView());
  await page.waitForTimeout(settle);
  await take(page, name);
};

/** Takes what an export would bring: nothing of it is kept. */
const takeImport = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Import…' }).click();
  const file = { name: 'export.xml', mimeType: 'text/xml', buffer: exportOfAuthor };
  await page.getByLabel('Choose a file').setInputFiles(file);
  await page.getByRole('button', { name: 'Bring it in' }).waitFor();
  await page.getByText('What is lost').click();
  await page.waitForTimeout(settle);
  await take(page, 'import');
};

const main = async (): Promise<void> => {
  const root = copyOfProject();
  process.chdir(root);
  process.once('exit', () => rmSync(root, { recursive: true, force: true }));
  const { address } = await startEditor(root, port, `http://localhost:${port - 1}`);
  await new Promise<void>((ready) => keepSiteRunning(port - 1, new URL(address).origin, ready));
  const browser = await chromium.launch(launchOptions);
  const page = await browser.newPage({ viewport: size });
  await start(page, address);
  await takeImport(page);
  await start(page, address);
  await page.getByRole('button', { name: /^Books \d+$/ }).click();
  await page.waitForTimeout(settle);
  await take(page, 'books');
  await open(page, 'Books', 'Snow Load');
  await take(page, 'book');
  await takeUnfolded(page, 'Its page', 'Snow Load', 'book-page');
  await page.getByRole('button', { name: /^Paperback/ }).click();
  await takeUnfolded(page, 'Where to buy', 'Editions', 'editions');
  await page.getByRole('textbox', { name: /^Link/ }).first().fill('http://shop.example');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForTimeout(settle);
  await take(page, 'refused');
  await page.getByRole('button', { name: 'Discard' }).click();
  await toList(page);
  await open(page, 'Posts', 'Empty Car');
  await take(page, 'post');
  await toList(page);
  await takePublishing(page);

  await browser.close();
  // Ends the site as well.
  process.kill(process.pid, 'SIGINT');
};

void main();
