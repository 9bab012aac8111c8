import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../support/bundled';

let [programs, root] = ['', ''];

beforeAll(() => {
  programs = mkdtempSync(join(tmpdir(), 'last-writes-'));
  for (const name of ['release', 'serve']) {
    mkdirSync(join(programs, name));
    bundled(join(programs, name), `import './src/cli/${name}';`);
  }
});
afterAll(() => rmSync(programs, { recursive: true }));

const run = (command: 'release' | 'serve', ...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(programs, command, 'program.mjs'), ...args],
    { cwd: root, encoding: 'utf8' },
  );
  return [String(status), stdout.trim(), stderr.trim()];
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test('a release, the way back, and what is said where there is none', () => {
  const refused = (reason: string): string[] => [
    '1',
    '',
    `Nothing is published, and what was stays:\n  ${reason}`,
  ];
  expect(run('release')).toEqual(refused('there is no built site yet: run npm run build first'));
  for (const folder of ['public', 'hosting']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'public/index.html'), 'a page');
  const [, said] = run('release');
  expect(said).toMatch(/^Published: [-\dT.]+Z, as .*\/releases\/current$/);
  expect(run('release', '--back')).toEqual(
    refused(`there is no release before this one in ${join(root, 'releases')}`),
  );
  expect(run('release')[0]).toBe('0');
  expect(run('release', '--back')).toEqual(['0', said, '']);
  const unfit = (path: string): string[] =>
    refused(`releases can't lie in ${path}: name a folder of their own`);
  expect(run('release', 'public/a')).toEqual(unfit(join(root, 'public/a')));
  expect(run('release', '')).toEqual(unfit(root));
  expect(run('release', 'a', 'b')).toEqual(refused('name one folder, got a and b'));
  expect(run('release', '--bakc')).toEqual(refused('unknown field --bakc: did you mean back?'));
});

test('what is said where nothing can be served', async () => {
  const refused = (reason: string): string[] => ['1', '', `The site can't be shown:\n  ${reason}`];
  const folder = join(root, 'releases/current/public');
  expect(run('serve')).toEqual(refused(`there is no ${folder} yet: run npm run release first`));
  expect(run('serve', '--port', 'none')).toEqual(refused('a port is a number from 1 to 65535'));
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, 'localhost', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  const advice = `end what runs there, or take another: npm run serve -- --port ${port + 1}`;
  expect(run('serve', '.', '--port', String(port))).toEqual(refused(`port ${port} is taken: ${advice}`));
  other.close();
});
