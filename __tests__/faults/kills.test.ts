import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { copyKit } from '../support/project';
import { build, copyBuilds, differences, type Files, forgetBuilds, startBuild } from './support/builtSite';

const minutes = 60_000;

/** The same moments each time: percent of the time that a build takes, in no order (the golden ratio spreads them). */
const moments = Array.from({ length: 20 }, (_, index) => Math.round(((index + 1) * 61.8034) % 100));

let root = '';
let keep = '';
let coldSeconds = 0;
let warmSeconds = 0;
let clean: Files = {};
let edited: Files = {};

const about = (): string => join(root, 'data/pages/about/index.md');
const edit = (): void => writeFileSync(about(), `${readFileSync(about(), 'utf8')}\nAnother lamp is lit.\n`);

const timed = async <Result>(job: () => Promise<Result>): Promise<[Result, number]> => {
  const began = performance.now();
  return [await job(), (performance.now() - began) / 1000];
};

/** Begins a build, and kills it after so many seconds as no process can prepare for. */
const killAfter = async (seconds: number): Promise<void> => {
  const run = startBuild(root);
  await Promise.race([setTimeout(seconds * 1000), run.ended]);
  await run.kill();
};

beforeAll(async () => {
  root = await copyKit();
  keep = mkdtempSync(join(tmpdir(), 'last-writes-kept-'));
  [clean, coldSeconds] = await timed(() => build(root));
  copyBuilds(root, keep);
  const before = readFileSync(about(), 'utf8');
  edit();
  [, warmSeconds] = await timed(() => build(root));
  forgetBuilds(root);
  edited = await build(root);
  writeFileSync(about(), before);
}, 10 * minutes);

afterAll(() => {
  for (const folder of [root, keep]) rmSync(folder, { recursive: true, force: true });
});

test.each(moments.slice(0, 10))(
  'a first build that is killed after %d %% of its time leaves the next one as good as new',
  async (moment) => {
    forgetBuilds(root);
    await killAfter((moment / 100) * coldSeconds);
    expect(differences(await build(root), clean)).toEqual([]);
  },
  5 * minutes,
);

test.each(moments.slice(10))(
  'a build after an edit that is killed after %d %% of its time does so too, but for what stays for open pages',
  async (moment) => {
    copyBuilds(keep, root);
    const before = readFileSync(about(), 'utf8');
    edit();
    try {
      await killAfter((moment / 100) * warmSeconds);
      const files = await build(root);
      const surplus = differences(files, edited).filter((path) => path in clean && !(path in edited));
      expect(differences(files, edited).filter((path) => !surplus.includes(path))).toEqual([]);
    } finally {
      writeFileSync(about(), before);
    }
  },
  5 * minutes,
);
