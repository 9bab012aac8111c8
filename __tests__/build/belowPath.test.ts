import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { quickLaunchOptions } from '../../tools/browser/launchOptions';
import { isHydrated } from '../../tools/browser/page';
import { watch } from '../support/browser/watch';
import { copyKit, gatsby, type Run, start } from '../support/project';
import { siteAt } from '../support/site/siteAt';

const below = '/site';
const siteUrl = `https://keeper.example${below}`;
const gitHost = 'https://git.example';
const editor = { service: 'gitea', repository: 'me/site', branch: 'main', signIn: gitHost, appId: '1' };
const minutes = 60_000;
const port = 9329;
const home = `http://localhost:${port}${below}/`;

let root = '';
let server: Run;
let browser: Browser;
let page: Page;

const isServed = (): Promise<boolean> =>
  fetch(home).then(
    ({ ok }) => ok,
    () => false,
  );

beforeAll(async () => {
  root = await copyKit();
  const file = join(root, 'data/site.json');
  const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, `${JSON.stringify({ ...settings, siteUrl, editor }, null, 2)}\n`);
  const run = gatsby(root, 'build', '--prefix-paths');
  if ((await run.ended) !== 0) throw new Error(run.output());
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  server = start(root, tsx, 'src/cli/serve.ts', 'public', '--port', String(port));
  while (!(await isServed())) await setTimeout(100);
  browser = await chromium.launch(quickLaunchOptions);
  page = await browser.newPage();
}, 5 * minutes);

afterAll(async () => {
  await browser.close();
  server.stop();
  rmSync(root, { recursive: true, force: true });
});

test(
  'what holds for any site holds for one below a path: links, files, canonical addresses, manifest, sitemap',
  async () => {
    const run = start(root, join(root, 'node_modules/jest/bin/jest.js'), '--selectProjects', 'site');
    const code = await run.ended;
    expect(code === 0 ? '' : run.output()).toBe('');
  },
  2 * minutes,
);

test(
  'every page is whole in a browser, with its typeface and pictures, and asks for nothing that is not there',
  async () => {
    const seen = watch(page, home);
    for (const path of siteAt(root).allRoutes) {
      await page.goto(new URL(path, home).href);
      await isHydrated(page);
      const faces = await page.evaluate(async () => {
        await document.fonts.ready;
        return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
      });
      expect([path, faces]).toEqual([path, expect.arrayContaining(['Alegreya'])]);
      for (const picture of await page.locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await picture.evaluate((image: HTMLImageElement) => image.decode());
      }
    }
    expect(seen).toEqual([]);
  },
  2 * minutes,
);

test(
  'pages follow each other without a new document, each with its own address, its title and its place in the navigation',
  async () => {
    const seen = watch(page, home);
    await page.goto(home);
    await isHydrated(page);
    await page.evaluate(() => Object.assign(window, { isSame: true }));
    const link = page.locator(`nav a[href="${below}/about/"]`).first();
    await link.click();
    await page.waitForURL(`${home}about/`);
    await page.locator('link[rel=canonical][href$="/about/"]').waitFor({ state: 'attached' });
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${siteUrl}/about/`);
    expect(await link.getAttribute('aria-current')).toBe('page');
    await page.goBack();
    await page.waitForURL(home);
    await page.locator('link[rel=canonical][href$="/site/"]').waitFor({ state: 'attached' });
    const title = await page.title();
    expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
    await page.reload();
    expect(await page.title()).toBe(title);
    expect(seen).toEqual([]);
  },
  minutes,
);

test('what is offered for download comes', async () => {
  await page.goto(`${home}running/`);
  const download = page.waitForEvent('download');
  await page.locator('a[download]').first().click();
  expect(await (await download).failure()).toBeNull();
});

test('an unknown address below the path has the page for it', async () => {
  const answer = await page.goto(`${home}no/such/page/`);
  expect(answer?.status()).toBe(404);
  const shown = await page.locator('h1').textContent();
  await page.goto(`${home}404/`);
  expect(await page.locator('h1').textContent()).toBe(shown);
});

test('the editor is there too, and asks its Git host to come back to it', async () => {
  page = await browser.newPage();
  const seen = watch(page, home);
  await page.goto(`${home}admin/`);
  await page.getByRole('button', { name: 'Login with Gitea' }).waitFor();
  expect(seen.filter((line) => !line.startsWith('console:'))).toEqual([]);
  const asked = page.waitForRequest((request) => request.url().startsWith(gitHost));
  await page.getByRole('button', { name: 'Login with Gitea' }).click();
  expect(new URL((await asked).url()).searchParams.get('redirect_uri')).toBe(`${home}admin/`);
});
