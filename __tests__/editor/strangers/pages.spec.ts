import { chromium, expect, type Page } from '@playwright/test';
import { quickLaunchOptions } from '../../../tools/browser/launchOptions';
import { siteAttacks } from '../../support/editor/siteAttacks';
import { readings } from '../../support/editor/readings';
import { startStranger, type Stranger } from '../../support/editor/stranger';
import { type Editor, test } from '../../support/editor/test';

const port = 9330;
const there = `http://127.0.0.1:${port}`;

let stranger: Stranger;
test.beforeAll(async () => void (stranger = await startStranger(port)));
test.afterAll(() => void stranger.server.close());

const script = 'src/cli/check.ts';

/** A page of another site, in a browser for which every .example is this machine. */
const onStrangersPage = async (look: (page: Page) => Promise<void>): Promise<void> => {
  const args = [...(quickLaunchOptions.args ?? []), '--host-resolver-rules=MAP *.example 127.0.0.1'];
  const browser = await chromium.launch({ ...quickLaunchOptions, args });
  const page = await browser.newPage();
  await page.goto(`http://stranger.example:${port}/`);
  await look(page);
  await browser.close();
};

test('in a browser a page of another site reads nothing of either', async ({ editor }) => {
  await onStrangersPage(async (page) => {
    for (const address of [
      `${editor.site}/`,
      `${editor.site}/page-data/index/page-data.json`,
      `${editor.site}/___graphql?query={__typename}`,
      `${editor.site}/__webpack_hmr`,
      `${editor.site}/socket.io/?EIO=4&transport=websocket`,
      `${editor.home}/admin/manifest.json`,
      `${editor.home}/api`,
      `${editor.home}/admin/start.js`,
      'http://rebound.example:9323/',
      'http://rebound.example:9324/admin/manifest.json',
    ]) {
      expect([address, ...(await readings(page, address))]).toEqual([address]);
    }
  });
});

test('in a browser a page of another site frames neither', async ({ editor }) => {
  await onStrangersPage(async (page) => {
    for (const [address, mayFrame] of [
      [`${editor.site}/`, editor.home],
      [`${editor.home}/admin/`, "'none'"],
    ] as const) {
      const [response] = await Promise.all([
        page.waitForResponse(address),
        page.evaluate(
          (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
          address,
        ),
      ]);
      expect(response.status()).toBe(403);
      expect(response.headers()['content-security-policy']).toMatch(
        new RegExp(`frame-ancestors ${mayFrame}$`),
      );
    }
  });
});

test('another port of this machine, which browsers take for the same site, frames neither', async ({
  page,
  editor,
}) => {
  for (const address of [`${editor.site}/`, `${editor.home}/admin/`]) {
    await page.goto(`http://localhost:${port}/`);
    await page.evaluate(
      (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
      address,
    );
    await expect
      .poll(() => page.frames().map((frame) => frame.url()))
      .toContain('chrome-error://chromewebdata/');
  }
});

test('the site frames no editor', async ({ page, editor }) => {
  await page.goto(`${editor.site}/`);
  await page.evaluate(
    (src) => document.body.append(Object.assign(document.createElement('iframe'), { src })),
    `${editor.home}/admin/`,
  );
  await expect
    .poll(() => page.frames().map((frame) => frame.url()))
    .toContain('chrome-error://chromewebdata/');
});

/** Opens a window at an address, and then follows a link to it; returns what each shows. */
const visits = async (page: Page, address: string): Promise<string[]> => {
  const [popup] = await Promise.all([
    page.waitForEvent('popup'),
    page.evaluate((url) => void window.open(url), address),
  ]);
  const opened = await popup.locator('body').innerText();
  await popup.close();
  await Promise.all([
    page.waitForURL(address),
    page.evaluate((url) => void setTimeout(() => location.assign(url)), address),
  ]);
  return [opened.trim(), (await page.locator('body').innerText()).trim()];
};

test('a link of another site leads to pages, and to nothing that does something', async ({ editor }) => {
  const before = editor.read(script);
  await onStrangersPage(async (page) => {
    for (const { target } of siteAttacks('localhost:9323', there).filter(
      ({ headers }) => headers?.length === 3,
    )) {
      if (!target.startsWith('/_')) continue;
      await page.goto(`http://stranger.example:${port}/`);
      for (const shown of await visits(page, `${editor.site}${target}`)) {
        expect([target, shown]).toEqual([
          target,
          expect.stringMatching(/^(nothing is here|another site may not ask for this)$/),
        ]);
      }
    }
    await page.goto(`http://stranger.example:${port}/`);
    await page.evaluate(
      (href) => document.body.append(Object.assign(document.createElement('a'), { href, textContent: 'go' })),
      `${editor.site}/`,
    );
    await page.getByText('go').click();
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible({ timeout: 60_000 });
  });
  expect(stranger.asked.filter((path) => path.startsWith('/x'))).toEqual([]);
  expect(editor.read(script)).toBe(before);
});

test('who opens the editor from an earlier start is told so', async ({
  page,
  editor,
}: {
  page: Page;
  editor: Editor;
}) => {
  await page.goto(`${editor.home}/admin/#token=${'A'.repeat(32)}`);
  await expect(page.getByRole('alert')).toHaveText(
    'This page is from an earlier start of the editor, and what you typed is kept: open the address that npm run edit prints.',
  );
});
