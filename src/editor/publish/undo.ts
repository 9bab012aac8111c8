import { Refused, refuseProblems } from '../../content/read/refused';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { newProblems } from '../../content/check/checkSave';
import { isEntryFile } from '../../content/model/entryFiles';
import type { Entry } from '../../content/read/entry';
import { readContent } from '../../content/read/readContent';
import { readOwn } from '../../content/transaction/refuseLinks';
import { transact } from '../../content/transaction/transact';
import { type Change, entryIn } from './changes';
import type { Git } from '../../git/git';
import { readKept } from '../../git/readKept';
import { readChanges } from './orders';
import { refuseFailedReset } from './refuseFailed';
import { fromInput, pathspecs } from '../../git/keepFiles';
import { asShown, readyRepository, type Shown } from './unpublished';

/** The text of an entry as it is and as the last version has it; null where there is none. */
export interface Compared {
  readonly now: string | null;
  readonly before: string | null;
}

const readShown = async (root: string, git: Git, shown: Shown): Promise<Change> => {
  const { files } = await readyRepository(git);
  const [change] = asShown(await readChanges(root, git, files), [shown]);
  if (!change) throw new Refused('nothing is to be undone');
  return change;
};

/** What undoing a change would do to the text of its entry. Throws Refused where it is no longer as it was shown. */
export const compareChange = async (root: string, git: Git, shown: Shown): Promise<Compared> => {
  const { id } = await readShown(root, git, shown);
  const text = (bytes: Buffer | null): string | null =>
    bytes && isEntryFile(id) ? bytes.toString('utf8') : null;
  return { now: text(await readOwn(root, id)), before: text(await readKept(git, id)) };
};

/** What the files of a change were in the last version: their bytes by their paths, null where one was not there. */
const filesBefore = async (git: Git, { files }: Change): Promise<Map<string, Buffer | null>> => {
  const before = new Map<string, Buffer | null>();
  for (const { path, state } of files) {
    const bytes = state === 'new' ? null : await readKept(git, path);
    if (state !== 'new' && !bytes) throw new Refused(`Nothing is undone: git can’t read ${path}`);
    before.set(path, bytes);
  }
  return before;
};

/** The entries with those in files of before in the place of what is there now. */
const entriesWith = (entries: readonly Entry[], before: ReadonlyMap<string, Buffer | null>): Entry[] => [
  ...entries.filter(({ file }) => !before.has(file)),
  ...[...before].flatMap(([path, bytes]) => (isEntryFile(path) ? (entryIn(path, bytes) ?? []) : [])),
];

/** What is taken away with files: their folder where nothing else lies there. */
const whatGoes = async (root: string, paths: readonly string[]): Promise<string[]> => {
  const goes = new Set<string>();
  for (const path of paths) {
    const folder = dirname(path);
    const names = await readdir(join(root, folder));
    goes.add(names.every((name) => paths.includes(`${folder}/${name}`)) ? folder : path);
  }
  return [...goes];
};

/**
 * Takes an entry back to the last version, with the pictures and sounds beside it: one that is new goes, one that was
 * deleted comes back. All of it happens or none. Throws Refused where it is no longer as the author was shown it, or
 * would not fit beside the others. `today` is an ISO date.
 */
export const undoChange = async (root: string, git: Git, shown: Shown, today: string): Promise<void> => {
  const change = await readShown(root, git, shown);
  const before = await filesBefore(git, change);
  const { entries } = await readContent(root);
  refuseProblems(newProblems(entries, entriesWith(entries, before), today), change.id);
  const staged = pathspecs(change.files.filter(({ isStaged }) => isStaged).map(({ path }) => path));
  if (staged) refuseFailedReset(await git(['reset', '--quiet', ...fromInput], staged));
  const gone = [...before].flatMap(([path, bytes]) => (bytes ? [] : [path]));
  const goes = await whatGoes(root, gone);
  await transact(root, async ({ write, remove }) => {
    for (const [path, bytes] of before) if (bytes) await write(path, bytes);
    goes.forEach(remove);
  });
};
