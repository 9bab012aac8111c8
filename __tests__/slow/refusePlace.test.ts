import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signsTaken } from '../support/signsTaken';

let outer = '';
beforeAll(() => {
  outer = realpathSync(mkdtempSync(join(tmpdir(), 'last-writes-')));
});
afterAll(() => rmSync(outer, { recursive: true }));

/** Runs a command in a folder that has of the project what it begins with. */
const run = (folder: string, command: string, ...args: string[]) => {
  const root = join(outer, folder, 'site');
  mkdirSync(join(root, 'src/cli'), { recursive: true });
  for (const file of ['package.json', '.npmrc', 'src/cli/refusePlace.cjs']) cpSync(file, join(root, file));
  return { root, ...spawnSync(command, args, { cwd: root, encoding: 'utf8' }) };
};

/** By which a build was seen to fail, or never to end. */
const refused = Array.from("'%#!([{*?|:\\");

test.each(refused)('a folder with %s in its name is refused in one sentence', (sign) => {
  const { root, status, stderr } = run(`a${sign}b`, process.execPath, 'src/cli/refusePlace.cjs');
  expect([status, stderr]).toEqual([
    1,
    `\nThe site can't be built in ${root}: name the folders without ${sign}\n\n`,
  ]);
});

test.each(['build', 'develop', 'edit'])('npm run %s looks at that before it begins', (command) => {
  const { root, status, stdout, stderr } = run('[draft]', 'npm', 'run', '--silent', command);
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    `\nThe site can't be built in ${root}: name the folders without [\n\n`,
  ]);
});

// __tests__/faults/reproducible.test.ts builds in such a folder.
test('other signs, blanks and accents are taken', () => {
  const { status, stderr } = run(signsTaken, process.execPath, 'src/cli/refusePlace.cjs');
  expect([status, stderr]).toEqual([0, '']);
});
