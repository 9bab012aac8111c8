import { cp, lstat, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { Refused } from '../content/read/refused';
import { isRunning } from '../content/transaction/disk';
import { atMost } from '../lib/atMost';
import { placeFile } from './placeFile';

/** The name under which servers find what is published. */
export const current = 'current';

/** So many releases stay: the published one, and what one may want back. */
const kept = 3;

const namePattern = /^\d{4}(-\d\d){2}T\d\d(-\d\d){2}\.\d{3}Z$/;

/** A name by which releases stand in the order of their times, and which any disk takes. */
const nameAt = (now: Date): string => now.toISOString().replaceAll(':', '-');

/** The releases in a folder, the oldest first; none where there is no folder. */
export const releasesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => namePattern.test(name)).sort();

/** The release that is published from a folder, if one is. */
export const publishedIn = async (folder: string): Promise<string | undefined> =>
  readlink(join(folder, current)).then(
    (target) => basename(target),
    () => undefined,
  );

/** Publishes a release: whoever asks for a file gets it from the one before or from this one, at every moment. */
export const publish = async (folder: string, name: string): Promise<void> => {
  const link = join(folder, `.${current}`);
  await rm(link, { force: true });
  // Windows knows links to folders by the name of junctions, and does not rename over them.
  await symlink(name, link, 'junction');
  if (process.platform === 'win32') await rm(join(folder, current), { force: true });
  await rename(link, join(folder, current));
};

/** Files of a built site, as paths in its folder; not a `.git` by which somebody publishes from there. */
const filesToPublish = async (folder: string): Promise<string[]> =>
  (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .filter((path) => !/^\.git[/\\]/.test(path));

/** A folder in which a release is being made, and by which process. */
const stagedPattern = /^\..*Z\.(\d+)$/;

/** Removes what a release that was cut off has left. Throws Refused where one is still being made. */
const clearStaged = async (folder: string): Promise<void> => {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const pid = stagedPattern.exec(name)?.[1];
    if (pid === undefined) continue;
    if (isRunning(Number(pid)))
      throw new Refused(`another release is being made in ${folder}: wait until it is there`);
    await rm(join(folder, name), { recursive: true });
  }
};

/** Throws Refused where something else has the name of the link. */
const refuseTakenName = async (folder: string): Promise<void> => {
  const stats = await lstat(join(folder, current)).catch(() => null);
  if (stats && !stats.isSymbolicLink())
    throw new Refused(`${join(folder, current)} is no link: take it away, or name another folder`);
};

/**
 * Makes a release in `folder` of the site that lies built in `root`: `public/` with what servers send compressed, and what
 * they are told. It has its name when it is complete. Resolves with that name; what has gone wrong leaves no trace.
 * Throws Refused where the folder is not fit.
 */
export const addRelease = async (root: string, folder: string, now: Date): Promise<string> => {
  const name = nameAt(now);
  const staged = join(folder, `.${name}.${process.pid}`);
  const before = join(folder, current);
  await refuseTakenName(folder);
  await clearStaged(folder);
  try {
    await mkdir(join(staged, 'public'), { recursive: true });
    await cp(join(root, 'hosting'), staged, { recursive: true });
    const [from, to] = [join(root, 'public'), join(staged, 'public')];
    const inTurns = atMost(8);
    const placed = await Promise.allSettled(
      (await filesToPublish(from)).map((path) =>
        inTurns(() => placeFile(join(from, path), join(before, 'public', path), join(to, path))),
      ),
    );
    const failed = placed.find((one) => one.status === 'rejected');
    if (failed) throw failed.reason;
    await rename(staged, join(folder, name));
  } catch (error) {
    await rm(staged, { recursive: true, force: true });
    throw error;
  }
  return name;
};

/**
 * Removes all releases but the latest few, after one has followed `before`. Those between them had been taken back, and go:
 * the way back from the new one is to what was published.
 */
export const removeOld = async (folder: string, before?: string): Promise<void> => {
  const published = (await publishedIn(folder)) ?? '';
  const names = await releasesIn(folder);
  const takenBack = names.filter((name) => before !== undefined && name > before && name < published);
  const old = names.filter((name) => !takenBack.includes(name)).slice(0, -kept);
  await Promise.all([...takenBack, ...old].map((name) => rm(join(folder, name), { recursive: true })));
};
