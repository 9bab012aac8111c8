import type { Git } from '../git/git';
import { printedBy, told } from './told';
import type { Blob } from './trees';

/** Whose lines stay where both have changed them. */
export type Side = 'mine' | 'kit';

/** A file of which two versions were changed in the same place; each as far as there is one. */
export interface Torn {
  readonly path: string;
  readonly base?: Blob;
  readonly mine?: Blob;
  readonly kit?: Blob;
}

/** What became of two trees. Where files are torn, the tree has the marks of both in them. */
export interface Merged {
  readonly tree: string;
  readonly torn: readonly Torn[];
}

const nobody = ['-c', 'user.name=nobody', '-c', 'user.email=nobody'];

/** A version that no branch has. Git can be told of a base by its parents alone, before git 2.40. */
const passing = async (git: Git, tree: string, ...parents: readonly string[]): Promise<string> => {
  const of = parents.flatMap((parent) => ['-p', parent]);
  return (await told(git, [...nobody, 'commit-tree', tree, ...of, '-m', 'Passing'])).trim();
};

const sides = { 1: 'base', 2: 'mine', 3: 'kit' } as const;

const tornIn = (lines: readonly string[]): Torn[] => {
  const byPath = new Map<string, Torn>();
  for (const line of lines) {
    const [, mode = '', oid = '', stage = '', path = ''] = /^(\d+) (\w+) ([123])\t([^]+)$/.exec(line) ?? [];
    if (!path) continue;
    const side = sides[Number(stage) as 1 | 2 | 3];
    byPath.set(path, { ...byPath.get(path), path, [side]: { mode, oid } });
  }
  return [...byPath.values()];
};

/**
 * Does to one tree, `mine`, what was done from `base` to `kit`, without touching a file on the disk. Throws Refused where git
 * fails.
 */
export const mergeTrees = async (git: Git, base: string, mine: string, kit: string): Promise<Merged> => {
  const common = await passing(git, base);
  const run = await git([
    ...['-c', 'merge.renames=true'],
    // A file of the author's stays in its folder, though the kit has given that another name.
    ...['-c', 'merge.directoryRenames=false'],
    ...['merge-tree', '--write-tree', '-z', '--no-messages'],
    await passing(git, mine, common),
    await passing(git, kit, common),
  ]);
  // 1 says that files are torn.
  const [tree = '', ...lines] = printedBy(run.code === 1 ? { ...run, code: 0 } : run)
    .toString('utf8')
    .split('\0');
  return { tree, torn: tornIn(lines) };
};
