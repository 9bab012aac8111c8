import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { ownFiles } from '../fixture/writeFixture';
import { gitIn } from '../support/editor/gitProject';
import { copyProject, type Run, start } from '../support/project';

/** What an author answers, as flags. */
const answers = {
  title: 'Salt and Iron',
  tagline: 'Stories from a dry harbor',
  author: 'M. Keeper',
  language: 'en',
  siteUrl: 'https://keeper.example',
  mail: 'me@keeper.example',
  pages: 'about, blog, audiobooks',
};

const post = `---
title: "A Day"
description: "A short one."
form: story
published: 2024-03-09
---

It was a day.
`;

/**
 * The steps of npm test that are left out: those whose content is the fixture or their own wherever they run, of which one
 * has started this test, and the lint and the types of the same code once more. Of the unit tests those run that read files of the project.
 */
const leftOut = [
  'lint',
  'typecheck',
  'test:unit',
  'test:build',
  'build:fixture',
  'test:fixture',
  'test:engines',
  'test:hosts',
  'test:editor',
].map((name) => `npm run ${name}`);

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

/** Runs a step of npm test. */
const step = (line: string): Promise<string> =>
  outputOf(start(root, String(process.env['npm_execpath']), ...line.split(' ').slice(1)));

test(
  'a site that was begun with four pages and no press has these and no more, no file of the kit changed, and passes its tests with two books and a post',
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
    mkdirSync(join(root, 'data/posts/a-day'), { recursive: true });
    writeFileSync(join(root, 'data/posts/a-day/index.md'), post);

    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
      scripts: { test: string };
    };
    const steps = scripts.test.split(' && ').filter((line) => !leftOut.includes(line));
    expect(steps).toContain('npm run test:site');
    await step('npm run test:unit -- --testPathPatterns docs');
    expect(await step('npm run build')).not.toMatch(/^warn/m);
    const pages = readdirSync(join(root, 'public'), { recursive: true, encoding: 'utf8' })
      .filter((file) => basename(file) === 'index.html')
      .map((file) => dirname(file).replaceAll(sep, '/'));
    expect(pages.sort()).toEqual([
      '.',
      '404',
      'about',
      'audiobooks',
      'blog',
      'blog/a-day',
      'privacy-policy',
      'search',
      'terms-and-conditions',
    ]);
    const home = readFileSync(join(root, 'public/index.html'), 'utf8');
    const [, navigation = ''] = /<nav(.*?)<\/nav>/.exec(home) ?? [];
    expect([...navigation.matchAll(/href="(.*?)"/g)].map(([, link]) => link)).toEqual([
      '/',
      '/audiobooks/',
      '/blog/',
      '/about/',
    ]);
    for (const line of steps.filter((one) => one !== 'npm run build')) await step(line);
    const types = 'src/gatsby-types.d.ts';
    expect(readFileSync(join(root, types), 'utf8')).toBe(readFileSync(types, 'utf8'));
  },
  15 * minutes,
);
