import { existsSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { pressKitFile } from '../../lib/pressKitRoutes';

/** What is in a press kit, by paths in it. */
export interface PressKitFiles {
  readonly texts: Readonly<Record<string, string>>;
  /** Where the pictures lie on the disk. */
  readonly pictures: Readonly<Record<string, string>>;
}

/** All entries have one date, so that the same files make the same bytes; a ZIP knows none before 1980, and no time zones. */
const mtime = new Date(1980, 0, 1);

/** Puts files together in a folder of this name. Pictures, which are as small as they get, are stored as they are. */
export const zipOf = async (folder: string, { texts, pictures }: PressKitFiles): Promise<Uint8Array> => {
  const read = Object.entries(pictures).map(async ([path, file]) => [path, await readFile(file)] as const);
  const entries: Zippable = {};
  for (const [path, text] of Object.entries(texts)) entries[path] = [strToU8(text), { level: 9 }];
  for (const [path, bytes] of await Promise.all(read)) entries[path] = [bytes, { level: 0 }];
  return zipSync({ [folder]: entries }, { mtime });
};

/** Of what the archive was last made, and how many bytes it had: under develop an edit of something else asks again. */
let last = { of: '', bytes: 0 };

/** Writes the archive to `public/`. Resolves with how many bytes it has. */
export const writePressKit = async (root: string, folder: string, files: PressKitFiles): Promise<number> => {
  const stats = await Promise.all(Object.values(files.pictures).map((file) => stat(file)));
  const of = JSON.stringify([folder, files, stats.map(({ mtimeMs, size }) => [mtimeMs, size])]);
  const target = join(root, 'public', pressKitFile);
  if (of !== last.of || !existsSync(target)) {
    const zip = await zipOf(folder, files);
    await writeFile(target, zip);
    last = { of, bytes: zip.length };
  }
  return last.bytes;
};
