import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import type { Look } from '../../src/lib/look';
import { quickLaunchOptions } from '../../tools/browser/launchOptions';
import { isHydrated } from '../../tools/browser/page';
import { ownFiles } from '../fixture/writeFixture';
import { watch } from '../support/browser/watch';
import { expectLook } from '../support/builtLook';
import { gitIn } from '../support/editor/gitProject';
import { freePort } from '../support/freePort';
import { exportWith, itemWith } from '../support/wordpress/read';
import { copyProject, type Run, start } from '../support/project';

/** Below which the site lies: whatever holds for any site holds for one below a path too. */
const below = '/site';
const siteUrl = `https://keeper.example${below}`;

/** The editor on the web, and the Git host that it saves to. */
const gitHost = 'https://git.example';
const editor = { service: 'gitea', repository: 'me/site', branch: 'main', signIn: gitHost, appId: '1' };

/** Another look than the fixture's. */
const look: Look = { palette: 'space-opera', typeface: 'alegreya-sans' };

/** What an author answers, as flags. */
const answers = {
  title: 'Salt and Iron',
  tagline: 'Stories from a dry harbor',
  author: 'M. Keeper',
  language: 'de-AT',
  siteUrl,
  mail: 'me@keeper.example',
  pages: 'about, blog, audiobooks, running',
};

const post = `---
title: "A Day"
description: "A short one."
form: story
published: 2024-03-09
---

It was a day.
`;

/** The posts of an old site: more than stand on a page, two a day, in two years, all under one heading. */
const days = Array.from({ length: 12 }, (_, at) => `day-${String(at + 1).padStart(2, '0')}`);
const oldSite = exportWith(
  days
    .map((name, at) =>
      itemWith(
        {
          title: `The ${name}`,
          link: `https://mara.example/${name}/`,
          'content:encoded': '<![CDATA[<p>It was a day, and then it was night.</p>]]>',
          'wp:post_id': String(at + 1),
          'wp:post_date': `202${at < 6 ? 3 : 4}-03-0${1 + Math.floor(at / 2)} 10:00:00`,
          'wp:post_name': name,
          'wp:status': 'publish',
          'wp:post_type': 'post',
        },
        '<category domain="category" nicename="craft"><![CDATA[Craft]]></category>',
      ),
    )
    .join('\n'),
);

let root = '';
beforeAll(() => {
  root = copyProject();
  gitIn(root, 'init', '--quiet');
  gitIn(root, 'config', 'user.name', 'M. Keeper');
  gitIn(root, 'config', 'user.email', 'me@keeper.example');
  gitIn(root, 'add', '--all');
  gitIn(root, 'commit', '--quiet', '--message=The kit');
});
const minutes = 60_000;

afterAll(() => rmSync(root, { recursive: true, force: true }));

/** Resolves with what a command has printed; throws it where the command fails. */
const outputOf = async (command: Run): Promise<string> => {
  const code = await command.ended;
  if (code !== 0) throw new Error(command.output());
  return command.output();
};

const tsx = (...args: string[]): Promise<string> =>
  outputOf(start(root, join(root, 'node_modules/tsx/dist/cli.mjs'), ...args));

/** Runs a script of the project. */
const npmRun = (...args: string[]): Promise<string> =>
  outputOf(start(root, String(process.env['npm_execpath']), 'run', ...args));

test(
  'a site that was begun below a path with five pages and no press has these and no more, no file of the kit changed, and passes its tests with two books, a post and what an old site had',
  async () => {
    const here = readdirSync(root).filter((name) => name === 'data' || name === 'sample');
    const flags = Object.entries(answers).flatMap(([name, value]) => [`--${name}`, value]);
    expect(await tsx('src/cli/begin.ts', '--yes', ...flags)).toContain('data/ is yours now.');
    const before = readdirSync(root).find((name) => name.startsWith('before-')) ?? '';
    expect(readdirSync(join(root, before)).sort()).toEqual(here.sort());
    expect(existsSync(join(root, 'sample'))).toBe(false);
    expect(gitIn(root, 'log', '--format=%s')).toBe('Begin the site of M. Keeper\nThe kit');
    expect(gitIn(root, 'status', '--porcelain')).toBe('');

    for (const name of ['first', 'second']) {
      const cover = join(ownFiles, `books/${name}-book/cover.jpg`);
      const link = `https://shop.example/${name}`;
      await tsx('src/cli/new.ts', 'book', `The ${name}`, '--link', link, '--image', cover);
    }
    writeFileSync(join(root, 'old-site.xml'), oldSite);
    expect(await tsx('src/cli/import.ts', 'old-site.xml', '--yes')).toContain('Done: 12 new.');
    rmSync(join(root, 'old-site.xml'));
    mkdirSync(join(root, 'data/posts/a-day'), { recursive: true });
    writeFileSync(join(root, 'data/posts/a-day/index.md'), post);

    cpSync(join(ownFiles, 'soundtracks/along'), join(root, 'data/soundtracks/along'), { recursive: true });
    const file = join(root, 'data/site.json');
    const settings = JSON.parse(readFileSync(file, 'utf8')) as object;
    writeFileSync(file, `${JSON.stringify({ ...settings, editor, look }, null, 2)}\n`);

    // Of the unit tests those that read files of the project.
    await npmRun('test:unit', '--', '--testPathPatterns', 'docs');
    // Gatsby notes each template that no page of this site is made by.
    expect(await npmRun('build')).not.toMatch(/^warn(?!ing The GraphQL query in the non-page component)/m);
    const pages = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === 'index.html')
      .map((file) => dirname(file).replaceAll(sep, '/'));
    expect(pages.sort()).toEqual([
      '.',
      '404',
      'about',
      'admin',
      'audiobooks',
      'blog',
      'blog/a-day',
      ...days.map((name) => `blog/${name}`),
      'blog/page/2',
      'blog/tags',
      'blog/tags/craft',
      'blog/tags/craft/page/2',
      'blog/year/2023',
      'blog/year/2024',
      'category/craft',
      'category/craft/feed',
      'comments/feed',
      ...days,
      'feed',
      'feed/atom',
      'privacy-policy',
      'running',
      'search',
      'terms-and-conditions',
    ]);
    const home = readFileSync(join(root, 'public/index.html'), 'utf8');
    const [, navigation = ''] = /<nav(.*?)<\/nav>/.exec(home) ?? [];
    expect([...navigation.matchAll(/href="(.*?)"/g)].map(([, link]) => link)).toEqual([
      `${below}/`,
      `${below}/audiobooks/`,
      `${below}/blog/`,
      `${below}/about/`,
      `${below}/running/`,
    ]);
    await npmRun('test:site');
    const types = 'src/gatsby-types.d.ts';
    expect(readFileSync(join(root, types), 'utf8')).toBe(readFileSync(types, 'utf8'));
  },
  15 * minutes,
);

test('it says its own words in German, and no browser gets those of another language', () => {
  const home = readFileSync(join(root, 'public/index.html'), 'utf8');
  expect(home).toContain('<html lang="de-AT"');
  expect(home).toContain('Zum Inhalt springen');
  expect(home).not.toContain('Skip to content');
  expect(readFileSync(join(root, 'public/privacy-policy/index.html'), 'utf8')).toMatch(
    />\d+\. (Jänner|Februar|März|April|Mai|Juni|Juli|August|Sep|Okt|Nov|Dez)/,
  );
  const [script = ''] = /app-\w+\.js/.exec(home) ?? [];
  const app = readFileSync(join(root, 'public', script), 'utf8');
  expect(app).toContain('Zum Inhalt springen');
  expect(app).not.toMatch(/Skip to content|Saltar al contenido/);
});

test('it has the look of its palette and typeface everywhere, and ships no other', () =>
  expectLook(join(root, 'public'), look));

describe('in a browser', () => {
  let home = '';
  let server: Run | undefined;
  let browser: Browser;
  let page: Page;

  const isServed = (): Promise<boolean> =>
    fetch(home).then(
      ({ ok }) => ok,
      () => false,
    );

  beforeAll(async () => {
    const port = await freePort();
    home = `http://localhost:${port}${below}/`;
    const script = join(root, 'node_modules/tsx/dist/cli.mjs');
    server = start(root, script, 'src/cli/serve.ts', 'public', '--port', String(port));
    while (!(await isServed())) await setTimeout(100);
    browser = await chromium.launch(quickLaunchOptions);
  }, minutes);
  beforeEach(async () => void (page = await browser.newPage()));
  afterEach(() => page.close());

  afterAll(async () => {
    await browser.close();
    server?.stop();
  });

  test('pages follow each other without a new document, each with its own address, its title and its place in the navigation', async () => {
    const seen = watch(page, home);
    await page.goto(home);
    await isHydrated(page);
    const faces = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(faces).toContain('Alegreya Sans');
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
  });

  test('what is offered for download comes', async () => {
    await page.goto(`${home}running/`);
    const download = page.waitForEvent('download');
    await page.locator('a[download]').first().click();
    expect(await (await download).failure()).toBeNull();
  });

  test('the editor is there too, and asks its Git host to come back to it', async () => {
    const seen = watch(page, home);
    await page.goto(`${home}admin/`);
    await page.getByRole('button', { name: 'Sign in with Forgejo' }).waitFor();
    expect(seen).toEqual([]);
    const asked = page.waitForRequest((request) => request.url().startsWith(gitHost));
    await page.getByRole('button', { name: 'Sign in with Forgejo' }).click();
    expect(new URL((await asked).url()).searchParams.get('redirect_uri')).toBe(`${home}admin/`);
  });
});
