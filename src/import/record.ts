import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { contentFolder } from '../content/model/collections';
import { Refused } from '../content/read/refused';
import { unless } from '../content/transaction/disk';

/** Where it is kept what was imported: hidden from the checks and from Gatsby, and published with the content. */
export const recordFile = `${contentFolder}/.imported.json`;

const recordSchema = z.record(z.string(), z.strictObject({ file: z.string(), digest: z.string() }));

/** What became of each key of a source: its file from the root, and the SHA-256 of what was written there. */
export type ImportRecord = Readonly<z.infer<typeof recordSchema>>;

/** What was imported below `root` so far. Throws Refused where the file was changed so that it says nothing any more. */
export const readRecord = async (root: string): Promise<ImportRecord> => {
  const text = await readFile(join(root, recordFile), 'utf8').catch(unless('ENOENT'));
  if (!text) return {};
  try {
    return recordSchema.parse(JSON.parse(text));
  } catch {
    throw new Refused(
      `${recordFile} cannot be read, by which an import knows what it has brought before: take back a version of it that can, or delete it`,
    );
  }
};

/** The record as it is written, a line for each key. */
export const recordText = (record: ImportRecord): string => {
  const lines = Object.keys(record)
    .sort()
    .map((key) => `  ${JSON.stringify(key)}: ${JSON.stringify(record[key])}`);
  return `{\n${lines.join(',\n')}\n}\n`;
};
