import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Refused } from '../content/read/refused';
import { sha256 } from '../content/read/sha256';
import { unless } from '../content/transaction/disk';
import { transact } from '../content/transaction/transact';
import type { Prepared } from './importInto';
import { report } from './report';
import { digestOf, stagedBytes } from './stage';
import { type Changes, changesFile, undoFolder } from './undo';

/** Where the last import says all that it did. */
export const reportFile = join(undoFolder, 'report.txt');

/** Keeps what an import is about to replace, with a list of what it writes, and the report. */
const keepReplaced = async (root: string, prepared: Prepared): Promise<void> => {
  const written: Changes['written'][number][] = [];
  for (const file of prepared.files) {
    const before = await readFile(join(root, file)).catch(unless('ENOENT'));
    if (before) {
      await mkdir(dirname(join(root, undoFolder, file)), { recursive: true });
      await writeFile(join(root, undoFolder, file), before);
    }
    written.push({ file, digest: sha256(await stagedBytes(prepared.stage, file)), isNew: !before });
  }
  await mkdir(join(root, undoFolder), { recursive: true });
  await writeFile(join(root, reportFile), `${report(prepared).trim()}\n`);
  await writeFile(join(root, changesFile), JSON.stringify({ written }));
};

/**
 * Writes what an import has made ready into the content, all or none, after it has kept what that replaces, and the report.
 * `onProgress` is given how many files are ready.
 */
export const keepImport = async (
  root: string,
  prepared: Prepared,
  onProgress: (done: number) => void,
): Promise<void> => {
  const { stage, files } = prepared;
  for (const file of files)
    if ((await digestOf(join(root, file))) !== (stage.before.get(file) ?? null))
      throw new Refused(`${file} was changed meanwhile: import again, to see what becomes of it`);
  // That of the import before is given up only when this one is in.
  const last = join(root, `${undoFolder}-last`);
  await rm(last, { recursive: true, force: true });
  await rename(join(root, undoFolder), last).catch(unless('ENOENT'));
  try {
    await keepReplaced(root, prepared);
    await transact(root, async ({ write }) => {
      for (const [index, file] of files.entries()) {
        await write(file, await stagedBytes(stage, file));
        onProgress(index + 1);
      }
    });
  } catch (error) {
    await rm(join(root, undoFolder), { recursive: true, force: true });
    await rename(last, join(root, undoFolder)).catch(unless('ENOENT'));
    throw error;
  }
  await rm(last, { recursive: true, force: true });
};
