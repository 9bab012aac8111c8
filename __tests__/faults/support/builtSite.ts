import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Run, startBy } from '../../support/project';

/** Files by their paths, each a digest of its bytes. */
export type Files = Readonly<Record<string, string>>;

/** What a build has written: what is published, and what servers are told. */
export const builtFiles = (root: string): Files =>
  Object.fromEntries(
    ['public', 'hosting'].flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
        .map((path) => [
          path.slice(root.length + 1),
          createHash('sha256').update(readFileSync(path)).digest('hex'),
        ]),
    ),
  );

/** Starts a build, by this Node or another, on a day that stays the same. */
export const startBuild = (root: string, node = process.execPath): Run => {
  process.env['SOURCE_DATE_EPOCH'] = String(Date.UTC(2026, 5, 15) / 1000);
  return startBy(node, root, join(root, 'node_modules/gatsby/cli.js'), 'build', '--prefix-paths');
};

/** Builds; throws what was said where that goes wrong. */
export const build = async (root: string, node?: string): Promise<Files> => {
  const run = startBuild(root, node);
  if ((await run.ended) !== 0) throw new Error(run.output());
  return builtFiles(root);
};

const kept = ['.cache', 'public', 'hosting'];

/** Has a project as if it had never been built. */
export const forgetBuilds = (root: string): void => {
  for (const name of kept) rmSync(join(root, name), { recursive: true, force: true });
};

/** Puts by what builds have made, or takes it back from there. */
export const copyBuilds = (from: string, to: string): void => {
  forgetBuilds(to);
  for (const name of kept.filter((one) => existsSync(join(from, one))))
    cpSync(join(from, name), join(to, name), { recursive: true, preserveTimestamps: true });
};

/** Of the files of a build those that differ from what they should be, or are missing, or too many. */
export const differences = (files: Files, expected: Files): string[] =>
  [...new Set([...Object.keys(files), ...Object.keys(expected)])].filter(
    (path) => files[path] !== expected[path],
  );
