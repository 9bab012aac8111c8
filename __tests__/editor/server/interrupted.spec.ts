import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync, watch, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { checkContent } from '../../../src/content/check/checkContent';
import { recover } from '../../../src/content/transaction/recover';
import { bundled } from '../../support/bundled';
import { removeContent, today } from '../../support/content';
import { makeProject } from '../../support/editor/ownEditor';
import { filesBelow } from '../../support/filesBelow';
import { seed } from '../../support/seed';

const kills = 20;
const people = Array.from({ length: 8 }, (_, index) => ({
  id: index + 1,
  name: `P${index}`,
  startDate: '7/5/2009',
}));

/** A program that saves one new person after the other in the first place, so that all others move on each time. */
const program = (folder: string): string =>
  bundled(
    folder,
    `
    import { saveChange } from './src/editor/saveChange';
    const root = process.argv[2];
    console.log('ready');
    for (let index = 0; ; index += 1) {
      const raw = JSON.stringify({ id: 1, name: 'N' + index, startDate: '7/5/2009' });
      const path = 'data/swof/n-' + process.pid + '-' + index + '.json';
      await saveChange(root, { files: [{ path, content: raw }], bases: { [path]: null } }, '${today}');
    }`,
  );

const readyOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.stdout?.once('data', resolve));
const closeOf = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => child.once('close', resolve));
/** Resolves at the next change in a folder. */
const changeIn = (folder: string): Promise<void> =>
  new Promise((resolve) => {
    const watcher = watch(folder, () => {
      watcher.close();
      resolve();
    });
  });
const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test(`killed at ${kills} random moments, a save has happened or has not`, async () => {
  test.setTimeout(300_000);
  const root = makeProject(Object.fromEntries(people.map((person) => [`swof/p-${person.id}.json`, person])));
  const file = program(root);
  let undone = 0;
  console.log(`Killed at moments of SEED=${seed}`);
  const moments = fc.sample(fc.nat(300), { seed, numRuns: kills });
  for (const [round, moment] of moments.entries()) {
    const child = spawn(process.execPath, [file, root], { stdio: ['ignore', 'pipe', 'inherit'] });
    await Promise.race([readyOf(child), closeOf(child)]);
    expect(child.exitCode).toBeNull();
    await pause(moment);
    // Of two moments one is between the first file moved into place and the last.
    if (round % 2) await changeIn(join(root, 'data/swof'));
    child.kill('SIGKILL');
    await closeOf(child);
    undone += (await recover(root)).undone.length ? 1 : 0;
    // Numbers twice, half a file, a person without the others moved on: all that the check would name.
    expect((await checkContent(root, today)).problems).toEqual([]);
    expect(Object.keys(filesBelow(join(root, 'data'))).filter((name) => name.includes('.writing'))).toEqual(
      [],
    );
    const swof = Object.values(filesBelow(join(root, 'data/swof'))).map(
      (hex) => JSON.parse(Buffer.from(hex, 'hex').toString()) as { id: number },
    );
    expect(swof.map(({ id }) => id).sort((a, b) => a - b)).toEqual(swof.map((_, index) => index + 1));
    // Few enough that a save takes no longer than a moment.
    if (swof.length > 40)
      for (const name of Object.keys(filesBelow(join(root, 'data/swof'))).filter((one) =>
        one.startsWith('n-'),
      ))
        rmSync(join(root, 'data/swof', name));
    if (swof.length > 40)
      people.forEach((person) =>
        writeFileSync(join(root, 'data/swof', `p-${person.id}.json`), JSON.stringify(person)),
      );
  }
  // Some of the moments were in the middle of one.
  expect(undone).toBeGreaterThan(5);
  removeContent(root);
});
