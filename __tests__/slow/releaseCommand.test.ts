import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const kit = process.cwd();
const tsx = join(kit, 'node_modules/tsx/dist/cli.mjs');
let root = '';

const run = (command: string, ...args: string[]): string[] => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [tsx, join(kit, 'src/cli', command), ...args],
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
  expect(run('release.ts')).toEqual(refused('there is no built site yet: run npm run build first'));
  for (const folder of ['public', 'hosting']) mkdirSync(join(root, folder));
  writeFileSync(join(root, 'public/index.html'), 'a page');
  const [, said] = run('release.ts');
  expect(said).toMatch(/^Published: [-\dT.]+Z, as .*\/releases\/current$/);
  expect(run('release.ts', '--back')).toEqual(
    refused(`there is no release before this one in ${join(root, 'releases')}`),
  );
  expect(run('release.ts')[0]).toBe('0');
  expect(run('release.ts', '--back')).toEqual(['0', said, '']);
  const unfit = (path: string): string[] =>
    refused(`releases can't lie in ${path}: name a folder of their own`);
  expect(run('release.ts', 'public/a')).toEqual(unfit(join(root, 'public/a')));
  expect(run('release.ts', '')).toEqual(unfit(root));
  expect(run('release.ts', 'a', 'b')).toEqual(refused('name one folder, got a and b'));
  expect(run('release.ts', '--bakc')).toEqual(refused('unknown field --bakc: did you mean back?'));
});

test('what is said where nothing can be served', async () => {
  const refused = (reason: string): string[] => ['1', '', `The site can't be shown:\n  ${reason}`];
  const folder = join(root, 'releases/current/public');
  expect(run('serve.ts')).toEqual(refused(`there is no ${folder} yet: run npm run release first`));
  expect(run('serve.ts', '--port', 'none')).toEqual(refused('a port is a number from 1 to 65535'));
  const other = createServer();
  const port = await new Promise<number>((resolve) =>
    other.listen(0, 'localhost', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  const advice = `end what runs there, or take another: npm run serve -- --port ${port + 1}`;
  expect(run('serve.ts', '.', '--port', String(port))).toEqual(refused(`port ${port} is taken: ${advice}`));
  other.close();
});
