import { link, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join, posix } from 'node:path';
import { checkContent } from '../content/check/checkContent';
import { contentFolder } from '../content/model/collections';
import { formatProblem, type Problem } from '../content/read/problem';
import { Refused, refuseProblems } from '../content/read/refused';
import { sha256 } from '../content/read/sha256';
import { unless } from '../content/transaction/disk';

/** A copy of the project's content in which changes are tried. */
export interface Stage {
  /** The root of the copy. */
  readonly folder: string;
  /** Writes a file of the copy, by its path from the root. The original stays as it is. */
  readonly write: (file: string, bytes: string | Buffer) => Promise<void>;
  /** The SHA-256 of the originals of the files that were written, as they were then; null of those that were not there. */
  readonly before: ReadonlyMap<string, string | null>;
  /** Has a file of the copy be as the original is. */
  readonly restore: (file: string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Second names for all files of a folder: nothing is copied, and what is written later is a file of its own. */
const linkFolder = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    if (entry.name.startsWith('.')) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) await linkFolder(source, target);
    else if (entry.isFile()) await link(source, target);
  }
};

const stageName = new RegExp(`^${contentFolder}-new-(\\d+)-`);

const isRunning = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

/** Removes the copies of processes that were ended before they could. */
const removeForgotten = async (root: string): Promise<void> => {
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
export const openStage = async (root: string): Promise<Stage> => {
  await removeForgotten(root);
  const folder = await mkdtemp(join(root, `${contentFolder}-new-${process.pid}-`));
  const remove = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    await linkFolder(join(root, contentFolder), join(folder, contentFolder));
    // Where the check keeps which pictures are whole.
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  } catch (error) {
    await remove();
    throw error;
  }
  const before = new Map<string, string | null>();
  return {
    folder,
    before,
    write: async (file, bytes) => {
      before.set(file, await digestOf(join(root, file)));
      const path = join(folder, file);
      await mkdir(dirname(path), { recursive: true });
      // Else the original, which has the same bytes on the disk, would change with it.
      await rm(path, { force: true });
      await writeFile(path, bytes, { flag: 'wx' });
    },
    restore: async (file) => {
      await rm(join(folder, file), { force: true });
      await link(join(root, file), join(folder, file)).catch(unless('ENOENT'));
    },
    remove,
  };
};

/** Throws Refused where the content has mistakes before anything is added to it. */
export const refuseMistakes = async (root: string, today: string): Promise<void> => {
  const { problems } = await checkContent(root, today);
  if (problems.length)
    throw new Refused('there are mistakes in the content: npm run check names them, mend these first');
};

/** So often are entries taken out that are wrong without others. */
const mostRounds = 6;

/**
 * Takes those entries out of the copy that have a mistake, until it has none. `filesOf` has the files of each from the root, by
 * its name. Resolves with the mistakes of those that were taken out, by the same names. Throws Refused where what was there
 * before would have a mistake.
 */
export const takeOutMistaken = async (
  stage: Stage,
  filesOf: ReadonlyMap<string, readonly string[]>,
  today: string,
): Promise<Map<string, readonly Problem[]>> => {
  // Of a folder that has a mistake in its name, the folder is named.
  const nameOf = new Map(
    [...filesOf].flatMap(([name, files]) =>
      files.flatMap((file) => [[file, name] as const, [posix.dirname(file), name] as const]),
    ),
  );
  const out = new Map<string, readonly Problem[]>();
  for (let round = 1; ; round += 1) {
    const { problems } = await checkContent(stage.folder, today);
    if (!problems.length) return out;
    const mistaken = new Set(problems.flatMap(({ file }) => nameOf.get(file) ?? []));
    // A mistake elsewhere may come of theirs, and go with them: of a link to a book that can't be read, say.
    if (!mistaken.size || round === mostRounds) refuseProblems(problems);
    for (const name of mistaken) {
      out.set(
        name,
        problems.filter(({ file }) => nameOf.get(file) === name),
      );
      for (const file of filesOf.get(name) ?? []) {
        await stage.restore(file);
        await removeEmpty(join(stage.folder, posix.dirname(file)));
      }
    }
  }
};

const removeEmpty = async (folder: string): Promise<void> => {
  const names = (await readdir(folder).catch(unless('ENOENT'))) ?? [''];
  if (!names.length) await rm(folder, { recursive: true });
};

/** What is said of an entry that was taken out. */
export const whyTakenOut = (problems: readonly Problem[]): string =>
  problems.map((problem) => formatProblem(problem)).join('; ');

/** The bytes of a file of the copy. */
export const stagedBytes = ({ folder }: Stage, file: string): Promise<Buffer> => readFile(join(folder, file));
