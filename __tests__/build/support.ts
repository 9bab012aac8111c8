import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What a copy of the project does without: the packages are linked, the rest is made anew or of no use to a build. */
const leftOut = new Set(['node_modules', '.git', '.cache', 'public', 'test-results', 'bench', 'sample']);

/** Copies the project as it is into a folder of its own. Returns its path. */
export const copyProject = (): string => {
  const root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  for (const name of readdirSync(process.cwd()).filter((entry) => !leftOut.has(entry))) {
    cpSync(join(process.cwd(), name), join(root, name), { recursive: true });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
  return root;
};

/** Collections with a picture per entry: drawing all of them takes minutes where the cache is empty. */
const collectionsOfPictures = ['books', 'audiobooks', 'anthologies', 'videos'];

/** Takes all entries with a picture out of a copy but the kept ones and the first of each collection. */
export const thinOut = (root: string, kept: string): void => {
  for (const collection of collectionsOfPictures) {
    const [, ...others] = readdirSync(join(root, 'data', collection)).sort();
    for (const entry of others.filter((name) => name !== kept)) {
      rmSync(join(root, 'data', collection, entry), { recursive: true });
    }
  }
};

/** A run of the gatsby command, with what it has printed so far. */
export interface Run {
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
}

/** Starts gatsby in a project; colours and progress bars are left out, as in CI. */
export const gatsby = (root: string, ...args: string[]): Run => {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined };
  const child = spawn(process.execPath, [join(root, 'node_modules/gatsby/cli.js'), ...args], {
    cwd: root,
    env,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  return {
    output: () => output,
    ended: new Promise((resolve) => child.on('close', resolve)),
  };
};
