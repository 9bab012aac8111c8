import { constants } from 'node:fs';
import { copyFile, link, mkdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compressed, isCompressible } from './compressed';

const isSame = async (one: string, other: string): Promise<boolean> => {
  const [size, otherSize] = await Promise.all([one, other].map(async (file) => (await stat(file)).size));
  if (size !== otherSize) return false;
  const [content, otherContent] = await Promise.all([one, other].map((file) => readFile(file)));
  return content?.equals(otherContent ?? Buffer.of()) ?? false;
};

/** Gives a file a second name; where the disk has no such thing, a copy. */
const linkOrCopy = (from: string, to: string): Promise<void> =>
  link(from, to).catch(() => copyFile(from, to));

/** Takes a file, and what is sent of it, from the release before. Resolves with whether it was there as it is. */
const takeOver = async (
  from: string,
  before: string,
  to: string,
  ends: readonly string[],
): Promise<boolean> => {
  try {
    if (!(await isSame(from, before))) return false;
    // The file itself comes last: what is missing of the others is then made as if nothing were there.
    for (const end of [...ends, '']) await linkOrCopy(before + end, to + end);
    return true;
  } catch {
    // What was taken over of it must not be written through into the other release.
    await Promise.all(ends.map((end) => rm(to + end, { force: true })));
    return false;
  }
};

/**
 * Puts a built file into a release, and beside it the forms in which servers send it. What the release `before` has is
 * taken from there: nothing ever writes into a release, so that one file does for both.
 */
export const placeFile = async (from: string, before: string, to: string): Promise<void> => {
  await mkdir(dirname(to), { recursive: true });
  const ends = isCompressible(from, (await stat(from)).size) ? (['.br', '.gz'] as const) : [];
  if (await takeOver(from, before, to, ends)) return;
  // Where the disk can, the copy shares its blocks until one of them is written.
  await copyFile(from, to, constants.COPYFILE_FICLONE);
  if (!ends.length) return;
  const forms = await compressed(await readFile(from));
  await Promise.all(ends.map((end) => writeFile(to + end, forms[end])));
};
