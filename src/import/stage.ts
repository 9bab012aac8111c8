import { mkdtempSync, rmSync } from 'node:fs';
import { link, lstat, mkdir, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { contentFolder } from '../content/model/collections';
import { sha256 } from '../content/read/sha256';
import { isRunning, unless } from '../content/transaction/disk';
import { recordFile } from './record';

type Stamps = Map<string, string | null>;

/** What tells a file from what is written there later; null where there is none. */
export const stampOf = async (path: string): Promise<string | null> => {
  const found = await lstat(path).catch(unless('ENOENT', 'ENOTDIR'));
  return found ? [found.ino, found.mtimeMs, found.size].join(' ') : null;
};

/** Second names for all files of a folder: nothing is copied, and what is written later is a file of its own. */
const linkFolder = async (root: string, stage: string, folder: string, stamps: Stamps): Promise<void> => {
  await mkdir(join(stage, folder));
  for (const entry of await readdir(join(root, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) await linkFolder(root, stage, path, stamps);
    else if (entry.isFile()) {
      stamps.set(path, await stampOf(join(root, path)));
      await link(join(root, path), join(stage, path));
    }
  }
};

const stageName = new RegExp(`^${contentFolder}-new-(\\d+)-`);

/** Removes the copies of processes that were killed before they could. */
export const removeForgotten = async (root: string): Promise<void> => {
  for (const name of await readdir(root)) {
    const pid = Number(stageName.exec(name)?.[1] ?? process.pid);
    if (!isRunning(pid)) await rm(join(root, name), { recursive: true, force: true });
  }
};

/** The SHA-256 of a file; null where there is none. */
export const digestOf = async (path: string): Promise<string | null> => {
  const bytes = await readFile(path).catch(unless('ENOENT', 'ENOTDIR'));
  return bytes ? sha256(bytes) : null;
};

/** A copy of the content below `root`, beside it, as second names cannot be on another disk. */
export const openStage = async (root: string) => {
  await removeForgotten(root);
  // At once: who is stopped between the two would leave it.
  const folder = mkdtempSync(join(root, `${contentFolder}-new-${process.pid}-`));
  const all = { recursive: true, force: true, maxRetries: 3 };
  const removeAtExit = (): void => rmSync(folder, all);
  process.once('exit', removeAtExit);
  const remove = async (): Promise<void> => {
    await rm(folder, all);
    process.off('exit', removeAtExit);
  };
  // Of what is hidden there is no copy.
  const before: Stamps = new Map([[recordFile, await stampOf(join(root, recordFile))]]);
  try {
    await linkFolder(root, folder, contentFolder, before);
    // Where the check keeps which pictures are whole.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    /** The root of the copy. */
    folder,
    /** The stamps of the originals when the copy was made, as stampOf has them. */
    before,
    /** Writes a file of the copy, by its path from the root. The original stays as it is. */
    write: async (file: string, bytes: string | Buffer): Promise<void> => {
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      // Else the original, which has the same bytes on the disk, would change with it.
      await rm(path, { force: true });
      await writeFile(path, bytes, { flag: 'wx' });
    },
    /** Has a file of the copy be as the original is. */
    restore: async (file: string): Promise<void> => {
      await rm(join(folder, file), { force: true });
      await link(join(root, file), join(folder, file)).catch(unless('ENOENT'));
    },
    remove,
  };
};

/** A copy of the project's content in which changes are tried. */
export type Stage = Awaited<ReturnType<typeof openStage>>;

/** Removes a folder that has nothing in it. */
export const removeEmpty = async (folder: string): Promise<void> => {
  const names = (await readdir(folder).catch(unless('ENOENT'))) ?? [''];
  if (!names.length) await rm(folder, { recursive: true });
};
