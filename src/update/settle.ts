import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Git } from '../git/git';
import type { Merged, Side, Torn } from './merge';
import { printedBy, told } from './told';
import { type Blob, withFile } from './trees';

const isFile = ({ mode }: Blob): boolean => mode.startsWith('100');

/** The text with the changes of both, and one side's where both have changed the same; null where it is no text. */
const mergeLines = async (git: Git, { base, mine, kit }: Torn, side: Side): Promise<Blob | null> => {
  if (!base || !mine || !kit || ![base, mine, kit].every(isFile)) return null;
  const folder = await mkdtemp(join(tmpdir(), 'last-writes-update-'));
  const write = async (name: string, { oid }: Blob): Promise<string> => {
    const path = join(folder, name);
    await writeFile(path, printedBy(await git(['cat-file', 'blob', oid])));
    return path;
  };
  try {
    const ofMine = await write('mine', mine);
    const others = [await write('base', base), await write('kit', kit)];
    const option = side === 'mine' ? '--ours' : '--theirs';
    const { code } = await git(['merge-file', option, ofMine, ...others]);
    if (code !== 0) return null;
    const oid = (await told(git, ['hash-object', '-w', '--no-filters', '--', ofMine])).trim();
    return { mode: (side === 'mine' ? mine : kit).mode, oid };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/** Settles every torn file for one side. Resolves with the tree, in which nothing is torn. */
export const settle = async (git: Git, { tree, torn }: Merged, side: Side): Promise<string> => {
  let settled = tree;
  for (const file of torn) {
    const blob = (await mergeLines(git, file, side)) ?? file[side] ?? null;
    settled = await withFile(git, settled, file.path, blob);
  }
  return settled;
};
