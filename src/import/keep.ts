import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refused } from '../content/read/refused';
import { sha256 } from '../content/read/sha256';
import { exists, unless } from '../content/transaction/disk';
import { transact } from '../content/transaction/transact';
import type { Prepared } from './importInto';
import { report } from './report';
import { stampOf } from './stage';
import { type Changes, changesFile, keptFile, lastChanges, undoFolder } from './undo';

/** Where the last import says all that it did. */
export const reportFile = `${undoFolder}/report.txt`;

/**
 * Writes what an import has made ready into the content, and what that replaces, with a list and the report, where that of
 * the import before was: all or nothing. `onProgress` is given how many files are ready; where it throws, nothing is
 * written. Throws Refused where a file was changed meanwhile.
 */
export const keepImport = (
  root: string,
  prepared: Prepared,
  onProgress: (done: number) => void,
): Promise<void> =>
  transact(root, async ({ write, remove }) => {
    const { stage, files } = prepared;
    const written: Changes['written'][number][] = [];
    for (const file of files) {
      const bytes = await readFile(join(stage.folder, file));
      const before = await readFile(join(root, file)).catch(unless('ENOENT'));
      if (before) await write(keptFile(file), before);
      await write(file, bytes);
      written.push({ file, digest: sha256(bytes), isNew: !before });
      onProgress(written.length);
    }
    const replaced = new Set(written.flatMap(({ file, isNew }) => (isNew ? [] : [file])));
    for (const { file } of (await lastChanges(root))?.written ?? [])
      if (!replaced.has(file) && (await exists(join(root, keptFile(file))))) remove(keptFile(file));
    await write(reportFile, `${report(prepared).trim()}\n`);
    await write(changesFile, JSON.stringify({ written }));
    // As late as can be: what others write from here on is written over.
    for (const file of files)
      if ((await stampOf(join(root, file))) !== (stage.before.get(file) ?? null))
        throw new Refused(`${file} was changed meanwhile: import again, to see what becomes of it`);
  });
