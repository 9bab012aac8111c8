import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm, rmdir } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../check/checkContent';
import { contentFolder } from '../model/collections';
import { Refused, refuseProblems } from '../read/refused';
import { type OwnSettings, writeStarter } from './starter';

/** What was built of the old content, and what a build keeps to be quicker. */
const builtFolders = ['public', 'hosting', 'releases', '.cache'];

/** What made the sample, and the tests of what it says. They have nothing to say of another content. */
export const sampleFolder = 'sample';

/** The folder below `root` to which the content of before `today` (an ISO date) moves: one that has none in it yet. */
export const folderForBefore = async (root: string, today: string): Promise<string> => {
  const wanted = `before-${today}`;
  const numbered = (await readdir(root)).map((_, index) => `${wanted}-${index + 2}`);
  return [wanted, ...numbered].find((name) => !existsSync(join(root, name, contentFolder))) ?? wanted;
};

const removeIfEmpty = (folder: string): Promise<void> => rmdir(folder).catch(() => undefined);

/** Moves a folder; resolves with whether there was any. */
const move = async (from: string, to: string, name: string): Promise<boolean> => {
  try {
    await rename(from, to);
    return true;
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return false;
    const reason = `${name}/ cannot be moved (${code || message})`;
    throw new Refused(`${reason}: end what has it open, like npm run develop, and begin again`);
  }
};

/**
 * Puts the new content, staged in a folder, in the place of the old, which moves to `before` with the sample; where that
 * fails, all is as it was. Resolves with the names of the folders that were moved.
 */
const exchange = async (root: string, before: string, staged: string): Promise<string[]> => {
  const moved: string[] = [];
  await mkdir(before, { recursive: true });
  try {
    // The content last: until then an interruption leaves a site that can be built, and npm run begin goes on.
    for (const name of [sampleFolder, contentFolder]) {
      if (await move(join(root, name), join(before, name), name)) moved.push(name);
    }
    await rename(staged, join(root, contentFolder));
  } catch (error) {
    for (const name of moved) await rename(join(before, name), join(root, name));
    throw error;
  } finally {
    await removeIfEmpty(before);
  }
  return moved;
};

/** Removes what was built. Throws an error that nobody takes for one of before the content was exchanged. */
const removeBuilt = async (root: string): Promise<void> => {
  for (const name of builtFolders) {
    await rm(join(root, name), { recursive: true, force: true }).catch((cause: unknown) => {
      throw new Error(`${contentFolder}/ is new, but ${name}/ could not be removed: delete it`, { cause });
    });
  }
};

/**
 * Replaces the content below `root` by the starter's, with these constants and without the pages that `off` names. The
 * old content and the sample's folder move to the folder `before`, so that nothing is lost, and what was built of them
 * goes. Resolves with the names of those that were moved. Throws Refused, before anything is moved, where the checks
 * have something to say against the new content. `today` is an ISO date.
 */
export const beginContent = async (
  root: string,
  settings: OwnSettings,
  before: string,
  today: string,
  off: readonly string[] = [],
): Promise<string[]> => {
  // Beside the old content, since a folder can't be moved from one disk to another.
  const folder = await mkdtemp(join(root, `${contentFolder}-new-`));
  try {
    await writeStarter(root, folder, settings, off, today);
    refuseProblems((await checkContent(folder, today)).problems);
    const moved = await exchange(root, join(root, before), join(folder, contentFolder));
    await removeBuilt(root);
    return moved;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};
