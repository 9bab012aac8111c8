import { cp, mkdir, readdir, readlink, rename, rm, symlink } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { atMost } from '../lib/atMost';
import { placeFile } from './placeFile';

/** The name under which servers find what is published. */
export const current = 'current';

/** So many releases stay: the published one, and what one may want back. */
const kept = 3;

const isRelease = (name: string): boolean => /^\d{4}-\d{2}-\d{2}T/.test(name);

/** A name by which releases stand in the order of their times, and which any disk takes. */
const nameAt = (now: Date): string => now.toISOString().replaceAll(':', '-');

/** The releases in a folder, the oldest first; none where there is no folder. */
export const releasesIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter(isRelease).sort();

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

/** Removes what a release that was cut off has left. */
const clearStaged = async (folder: string): Promise<void> => {
  const left = (await readdir(folder).catch(() => [])).filter(
    (name) => name.startsWith('.') && isRelease(name.slice(1)),
  );
  await Promise.all(left.map((name) => rm(join(folder, name), { recursive: true })));
};

/**
 * Makes a release in `folder` of the site that lies built in `root`: `public/` with what servers send compressed, and what
 * they are told. It has its name when it is complete. Resolves with that name; what has gone wrong leaves no trace.
 */
export const addRelease = async (root: string, folder: string, now: Date): Promise<string> => {
  const name = nameAt(now);
  const staged = join(folder, `.${name}`);
  const before = join(folder, current);
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

/** Removes all releases but the latest few and the published one. */
export const removeOld = async (folder: string): Promise<void> => {
  const published = await publishedIn(folder);
  const old = (await releasesIn(folder)).slice(0, -kept).filter((name) => name !== published);
  await Promise.all(old.map((name) => rm(join(folder, name), { recursive: true })));
};
