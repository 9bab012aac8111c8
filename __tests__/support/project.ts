import { spawn } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { writeFixture } from '../fixture/writeFixture';

/** Where the kit lies with the fixture as its content, and is built by `npm run build:fixture`. */
export const fixtureFolder = join(process.cwd(), '.fixture');

/** What a copy of the project does without: the packages are linked, the rest is made anew or set aside. */
const leftOut = /^(node_modules|\.git|\.cache|public|releases|\.fixture|test-results|before-.*|data-.*)$/;

/** What is none of the kit's. */
const notOfTheKit = /^(data|sample|bench)$/;

const copy = (root: string, isWanted: (name: string) => boolean): void => {
  mkdirSync(root, { recursive: true });
  for (const name of readdirSync(process.cwd()).filter((entry) => !leftOut.test(entry) && isWanted(entry))) {
    const filter = (path: string): boolean => basename(path) !== 'node_modules';
    cpSync(join(process.cwd(), name), join(root, name), {
      recursive: true,
      preserveTimestamps: true,
      filter,
    });
  }
  symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
};

/** A new folder for a copy of the project. */
const newFolder = (): string => mkdtempSync(join(tmpdir(), 'last-writes-'));

/** Copies the project as it is, content and all, into a folder of its own. Returns its path. */
export const copyProject = (): string => {
  const root = newFolder();
  copy(root, () => true);
  return root;
};

/** Copies the kit into a folder, by default one of its own, and gives it content, by default the fixture. Resolves with the path. */
export const copyKit = async (root = newFolder(), write = writeFixture): Promise<string> => {
  copy(root, (name) => !notOfTheKit.test(name));
  await write(root);
  return root;
};

/** Makes the pictures of a project's content small, where a build is not about them: most of a first one goes into them. */
export const shrinkPictures = async (root: string): Promise<void> => {
  const names = readdirSync(join(root, 'data'), { recursive: true, encoding: 'utf8' });
  for (const name of names.filter((one) => /(?<!^icon)\.(jpe?g|png)$/.test(one))) {
    const path = join(root, 'data', name);
    writeFileSync(path, await sharp(readFileSync(path)).resize({ width: 64 }).toBuffer());
  }
};

/** A run of a command, with what it has printed so far. */
export interface Run {
  readonly output: () => string;
  /** Resolves with the exit code. */
  readonly ended: Promise<number | null>;
  readonly stop: () => void;
  /** Ends it as a crash does: it can't prepare, and what it has started goes on. Resolves when it is gone. */
  readonly kill: () => Promise<unknown>;
}

/** Starts a script in a project by a Node; colours and progress bars are left out, as in CI, and jest stays unmentioned. */
export const startBy = (node: string, root: string, script: string, ...args: string[]): Run => {
  const env = { ...process.env, CI: 'true', NO_COLOR: '1', NODE_ENV: undefined, JEST_WORKER_ID: undefined };
  const child = spawn(node, [script, ...args], { cwd: root, env });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (output += data.toString()));
  return {
    output: () => output,
    ended: new Promise((resolve) => child.on('close', resolve)),
    stop: () => void child.kill(),
    kill: () => {
      const gone = new Promise((resolve) => child.once('exit', resolve));
      return child.kill('SIGKILL') ? gone : Promise.resolve();
    },
  };
};

/** Starts a script in a project by this Node. */
export const start = (root: string, script: string, ...args: string[]): Run =>
  startBy(process.execPath, root, script, ...args);

/** Starts gatsby in a project. */
export const gatsby = (root: string, ...args: string[]): Run =>
  start(root, join(root, 'node_modules/gatsby/cli.js'), ...args);
