import { basename, posix } from 'node:path';
import { adviseOnSaved } from '../content/check/advise';
import { checkFiles } from '../content/check/checkFiles';
import { contentFolder } from '../content/model/collections';
import { isEntryFile } from '../content/model/entryFiles';
import type { Entry } from '../content/read/entry';
import { listContent } from '../content/read/listContent';
import { readContent } from '../content/read/readContent';
import { readInTime } from '../content/read/readInTime';
import { type Reason, reasonsOf, refuseProblems } from '../content/read/refused';
import { refuseLinks } from '../content/transaction/refuseLinks';
import { transact } from '../content/transaction/transact';
import type { Saved } from './app/host/host';
import { planChange, touchedBy, type Wanted } from './change/plan';
import { refuseUnlike } from './change/stale';
import { entryNow, versionOf } from './version';

/** What to look at in entries that were saved on a day, an ISO date, and in what lies beside them, among all as they are. */
export const adviceOn = async (
  root: string,
  saved: readonly Entry[],
  all: readonly Entry[],
  today: string,
): Promise<Reason[]> => {
  const { paths } = await listContent(root);
  const found = saved.map(async (entry) => {
    const folder = posix.dirname(entry.file);
    const neighbours = all.filter(({ file }) => posix.dirname(file) === folder && file !== entry.file);
    const advice = await adviseOnSaved(root, paths, entry, neighbours, today);
    return advice.map((problem) => {
      const isBeside = posix.dirname(problem.file) === folder && problem.file !== entry.file;
      const message = `${basename(problem.file)}: ${problem.message}`;
      return isBeside
        ? [{ file: problem.file, message }]
        : reasonsOf([problem], ...saved.map(({ file }) => file));
    });
  });
  return (await Promise.all(found)).flat(2);
};

/**
 * Does a change to the content below `root`, all of it or nothing, and moves on those entries that stand in the way of a
 * number. It is checked first as the build would, beside all other content. Throws Refused with all that is wrong in the
 * words of the checks, and Stale where an entry is not as it was at its base. `today` is an ISO date.
 */
export const saveChange = async (root: string, wanted: Wanted<Buffer>, today: string): Promise<Saved> => {
  for (const { path } of wanted.files) await refuseLinks(root, path);
  const { paths, entries } = await readContent(root);
  const content = { entries, paths: paths.map((path) => `${contentFolder}/${path}`) };
  const plan = planChange(content, wanted, today, readInTime);
  const changed = wanted.files.map(({ path }) => path).filter(isEntryFile);
  for (const path of changed) refuseUnlike(path, wanted.bases[path] ?? null, await entryNow(root, path));
  const { saved, texts, media, removed, after } = plan;
  const faults = await Promise.all(saved.map((entry) => checkFiles(root, entry, media)));
  refuseProblems([...plan.problems, ...faults.flat()], ...saved.map(({ file }) => file));
  await transact(root, async ({ write, remove }) => {
    for (const [path, bytes] of [...media, ...texts]) await write(path, bytes);
    removed.forEach(remove);
  });
  const versions = [...new Set([...changed, ...touchedBy(plan)])].map(
    async (path) => [path, await versionOf(root, path)] as const,
  );
  return {
    versions: Object.fromEntries(await Promise.all(versions)),
    // All is saved: advice that fails must not say otherwise.
    advice: await adviceOn(root, saved, after, today).catch(() => []),
  };
};
