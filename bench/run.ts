import { execFile, spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Gatsby's program, of the packages that a project has. */
export const gatsbyProgram = (folder: string): string => join(folder, 'node_modules', 'gatsby', 'cli.js');

/** Removes files and folders of a folder, those that are not there included. */
export const remove = async (folder: string, names: readonly string[]): Promise<void> => {
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
};

/** A command that has ended well: how long it took, the most memory its processes held together, and what it said. */
export interface Ended {
  readonly seconds: number;
  readonly peakMebibytes: number;
  readonly output: string;
}

/** The memory of a process and all that it started, in MiB. */
const memoryOf = async (root: number): Promise<number> => {
  const { stdout } = await run('ps', ['-eo', 'pid=,ppid=,rss=']);
  const all = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .map(([pid = 0, parent = 0, kibibytes = 0]) => ({ pid, parent, kibibytes }));
  const family = new Set([root]);
  // A parent's number may be higher than its child's.
  for (let size = 0; size < family.size;) {
    size = family.size;
    all.filter(({ parent }) => family.has(parent)).forEach(({ pid }) => family.add(pid));
  }
  return all.filter(({ pid }) => family.has(pid)).reduce((sum, { kibibytes }) => sum + kibibytes, 0) / 1024;
};

/** Runs a command to its end, and throws what it said where it fails. */
export const timed = async (
  command: string,
  args: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<Ended> => {
  const started = performance.now();
  const child = spawn(command, args, { cwd, env: { ...process.env, CI: '1', ...env } });
  let output = '';
  child.stdout.on('data', (data) => (output += String(data)));
  child.stderr.on('data', (data) => (output += String(data)));
  let peakMebibytes = 0;
  const watch = setInterval(() => {
    memoryOf(child.pid ?? 0).then(
      (now) => (peakMebibytes = Math.max(peakMebibytes, now)),
      // The next second's look will do.
      () => undefined,
    );
  }, 1000);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('close', resolve).on('error', reject);
  }).finally(() => {
    clearInterval(watch);
  });
  if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${String(code)}\n${output}`);
  return { seconds: (performance.now() - started) / 1000, peakMebibytes, output };
};
