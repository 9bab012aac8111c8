import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../content/model/collections';
import { Refused } from '../content/read/refused';
import { exists, unless } from '../content/transaction/disk';
import { transact } from '../content/transaction/transact';
import { readRecord, recordFile, recordText } from './record';
import { digestOf, removeEmpty } from './stage';

/** The folder with what the last import replaced, and what it wrote: by it, it is taken back. */
export const undoFolder = 'before-import';

const changesSchema = z.strictObject({
  written: z.array(z.strictObject({ file: z.string(), digest: z.string(), isNew: z.boolean() })),
});

/** What an import wrote: files from the root, the SHA-256 of each, and whether none was there before. */
export type Changes = z.infer<typeof changesSchema>;

export const changesFile = `${undoFolder}/changes.json`;

/** Where the last import has kept a file that it replaced, from the root. */
export const keptFile = (file: string): string => `${undoFolder}/${file}`;

/** What the last import below `root` did; null where there is none. */
export const lastChanges = async (root: string): Promise<Changes | null> => {
  const text = await readFile(join(root, changesFile), 'utf8').catch(unless('ENOENT'));
  return text ? changesSchema.parse(JSON.parse(text)) : null;
};

/** The record is the kit's own affair: no author has written it, or looks for it. */
const isNoRecord = ({ file }: { readonly file: string }): boolean => file !== recordFile;

/** How many files the last import below `root` wrote that can be taken back; 0 where there is none. */
export const lastImport = async (root: string): Promise<number> =>
  (await lastChanges(root))?.written.filter(isNoRecord).length ?? 0;

/** What became of an import that was taken back: the files that were, and those changed since, which stay. */
export interface TakenBack {
  readonly undone: readonly string[];
  readonly changed: readonly string[];
}

/** Takes back the last import below `root`, but for what was changed since. Throws Refused where there is none. */
export const takeBack = async (root: string): Promise<TakenBack> => {
  const last = await lastChanges(root);
  if (!last) throw new Refused('there is no import to take back');
  const written = last.written.filter(isNoRecord);
  const undone: string[] = [];
  const gone = new Set<string>();
  const changed: string[] = [];
  for (const { file, digest } of written) {
    const now = await digestOf(join(root, file));
    if (now !== null && now !== digest) changed.push(file);
  }
  // What was changed needs its pictures, which lie beside it.
  const kept = new Set(changed.map(dirname).filter((folder) => folder !== contentFolder));
  const stays = Object.entries(await readRecord(root)).filter(([, { file }]) => changed.includes(file));
  const before = await readRecord(join(root, undoFolder));
  await transact(root, async ({ write, remove }) => {
    for (const { file, digest, isNew } of written) {
      const now = await digestOf(join(root, file));
      if ((now !== null && now !== digest) || kept.has(dirname(file))) continue;
      if (isNew && now !== null) {
        remove(file);
        gone.add(file);
        undone.push(file);
      } else if (!isNew) {
        await write(file, await readFile(join(root, keptFile(file))));
        undone.push(file);
      }
    }
    // Else what stays would come again, as another, with the next import.
    const known = { ...before, ...Object.fromEntries(stays) };
    const there = await Promise.all(
      Object.values(known).map(async ({ file }) => !gone.has(file) && exists(join(root, file))),
    );
    if (there.includes(true)) await write(recordFile, recordText(known));
    else if (await exists(join(root, recordFile))) remove(recordFile);
    remove(undoFolder);
  });
  for (const file of undone) await removeEmpty(join(root, dirname(file)));
  return { undone, changed };
};
