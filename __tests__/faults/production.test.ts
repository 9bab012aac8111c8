import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { copyKit } from '../support/project';
import { takePackages } from './support/takePackages';

const minutes = 60_000;

let root = '';
beforeAll(async () => {
  root = await copyKit();
  takePackages(root);
  // npm writes into this file, which the project of these tests has as well.
  rmSync(join(root, 'node_modules/.package-lock.json'));
}, 5 * minutes);
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** The folders of the packages that `npm ci --omit=dev` leaves out. */
const packagesForTests = Object.entries(
  (
    JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
    }
  ).packages,
)
  .filter(([, { dev }]) => dev)
  .map(([path]) => path);

/** Starts npm, with colours and what it asks the registry left out. */
const npm = (...args: string[]) => {
  const env = {
    ...process.env,
    CI: 'true',
    NO_COLOR: '1',
    NODE_ENV: undefined,
    JEST_WORKER_ID: undefined,
    PORT: '8870',
    npm_config_offline: 'true',
    npm_config_audit: 'false',
  };
  const child = spawn('npm', args, { cwd: root, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  const ended = new Promise((resolve) => child.on('close', resolve));
  return {
    output: () => output,
    ended,
    /** Ends it with all that it has started. */
    end: async () => {
      if (child.exitCode === null && child.pid) process.kill(-child.pid);
      await ended;
    },
  };
};

/** Runs npm to its end; throws what it says where that is no good one. */
const npmOnce = async (...args: string[]): Promise<void> => {
  const run = npm(...args);
  if ((await run.ended) !== 0) throw new Error(run.output());
};

/** Starts a server, and resolves with the pages at the addresses that it prints. */
const pagesOf = async (...args: string[]): Promise<string[]> => {
  const run = npm(...args);
  const isUp = async (): Promise<void> => {
    while (!run.output().includes('End'))
      await Promise.race([
        new Promise((resolve) => setTimeout(resolve, 200)),
        run.ended.then(() => Promise.reject(new Error(run.output()))),
      ]);
  };
  try {
    await isUp();
    const addresses = run.output().match(/http:\/\/\S+/g) ?? [];
    return await Promise.all(addresses.map(async (address) => (await fetch(address)).text()));
  } finally {
    await run.end();
  }
};

test(
  'without what is for tests alone, the site is checked, built, shown and edited',
  async () => {
    expect(packagesForTests).toContain('node_modules/jest');
    await npmOnce('prune', '--omit=dev');
    expect(packagesForTests.filter((path) => existsSync(join(root, path)))).toEqual([]);
    await npmOnce('run', 'check');
    await npmOnce('run', 'release');
    const home = readFileSync(join(root, 'public/index.html'), 'utf8');
    expect(home).toContain('</html>');
    expect(await pagesOf('run', 'serve')).toEqual([home]);
    const [editor, site] = await pagesOf('run', 'edit');
    expect(editor).toContain('<script');
    expect(site).toContain('<div id="___gatsby">');
  },
  20 * minutes,
);
