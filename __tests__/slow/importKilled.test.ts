import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, rmSync, symlinkSync, watch, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import fc from 'fast-check';
import { recover } from '../../src/content/transaction/recover';
import { removeForgotten } from '../../src/import/stage';
import { takeBack } from '../../src/import/undo';
import { bundled } from '../support/bundled';
import { makeContent, removeContent } from '../support/content';
import { filesBelow } from '../support/filesBelow';
import { wordpressExport } from '../support/import/smallExport';
import { seed } from '../support/seed';

type Files = Readonly<Record<string, string>>;

const signals = ['SIGKILL', 'SIGINT'] as const;

const wasStopped = '\nNothing was written:\n  it was stopped before all of it was ready\n';

/** Posts that get other words with the second import, which brings as many more. */
const posts = (count: number, words: string) =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Lamp ${index + 1}`,
    text: `<p>It ${words} burned.</p>`,
  }));

let [root, kept, program] = ['', '', ''];
let [atFirst, before, after]: Files[] = [];

const content = (): Files => filesBelow(join(root, 'data'));

const run = (...args: string[]): ChildProcess =>
  spawn(process.execPath, [program, ...args], { cwd: root, stdio: ['ignore', 'ignore', 'pipe'] });

const codeOf = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => child.once('close', resolve));

const importFile = async (name: string): Promise<void> => {
  expect(await codeOf(run(name, '--yes'))).toBe(0);
};

/** Resolves when something in a folder changes whose name begins so. */
const changeIn = (folder: string, name: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, (_, changed) => {
      if (!changed?.startsWith(name)) return;
      watcher.close();
      resolve();
    });
  });

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Everything from the root that an import makes and that is not to stay. */
const leftovers = (): string[] =>
  [...readdirSync(root), ...readdirSync(join(root, 'data'))].filter((name) => /-new|-last|-save/.test(name));

/** What the project is like with the first import in. */
const putBack = (): void => {
  for (const name of ['data', 'before-import']) {
    rmSync(join(root, name), { recursive: true, force: true });
    cpSync(join(kept, name), join(root, name), { recursive: true });
  }
};

beforeAll(async () => {
  root = makeContent({});
  for (const name of ['src', 'node_modules']) symlinkSync(resolve(name), join(root, name));
  kept = join(root, 'kept');
  program = bundled(root, `import './src/cli/import';`);
  writeFileSync(join(root, 'first.xml'), wordpressExport(posts(4, 'slowly')));
  writeFileSync(join(root, 'second.xml'), wordpressExport(posts(9, 'all night')));
  atFirst = content();
  await importFile('first.xml');
  for (const name of ['data', 'before-import'])
    cpSync(join(root, name), join(kept, name), { recursive: true });
  before = content();
  await importFile('second.xml');
  after = content();
});

afterAll(() => removeContent(root));

// Of two moments one is while it is made ready, and one while it is kept.
const moments = fc.sample(
  fc.record({ signal: fc.constantFrom(...signals), ms: fc.noBias(fc.nat(60)), isKeeping: fc.boolean() }),
  { seed, numRuns: 8 },
);

test.each(moments)(`an import that gets $signal $ms ms on is in or is not (SEED=${seed})`, async (moment) => {
  putBack();
  const child = run('second.xml', '--yes');
  let said = '';
  child.stderr?.on('data', (data: Buffer) => (said += data.toString()));
  const ended = codeOf(child);
  await Promise.race([
    moment.isKeeping ? changeIn(join(root, 'data'), '.writing') : changeIn(root, 'data-new-'),
    ended,
  ]);
  await pause(moment.ms);
  child.kill(moment.signal);
  const code = await ended;
  if (moment.signal === 'SIGKILL') {
    // As the next command does.
    await recover(root);
    await removeForgotten(root);
  }
  expect(leftovers()).toEqual([]);
  const isIn = content()['posts/lamp-9/index.md'] !== undefined;
  expect(content()).toEqual(isIn ? after : before);
  if (moment.signal === 'SIGINT') expect([code, said]).toEqual(isIn ? [0, ''] : [130, wasStopped]);
  await takeBack(root);
  expect(content()).toEqual(isIn ? before : atFirst);
});
