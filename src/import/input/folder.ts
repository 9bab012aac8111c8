import { createReadStream } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { show } from '../../content/model/findings';
import { Refused } from '../../content/read/refused';
import type { InputFile } from '../found';
import { headLength, inputFile, readPart } from './inputFile';
import type { Limits } from './limits';

/** A file of the disk, called `path` for readers. */
export const fileOnDisk = (at: string, path: string, size: number): InputFile =>
  inputFile(
    path,
    size,
    () => readPart(at, 0, headLength),
    () => createReadStream(at) as AsyncIterable<Uint8Array>,
  );

/** Whether a path leads to what is no part of an export: what systems hide, and code of others. */
export const isPassedOver = (path: string): boolean =>
  path.split('/').some((name) => name.startsWith('.') || ['node_modules', '__MACOSX'].includes(name));

/** The paths below a folder, in their order. Links are not followed: they could lead anywhere, and back. */
async function* pathsBelow(root: string, folder = ''): AsyncGenerator<string, void> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  for (const entry of entries.sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (isPassedOver(path)) continue;
    if (entry.isDirectory()) yield* pathsBelow(root, path);
    else if (entry.isFile()) yield path;
  }
}

/** The files of a folder. Throws Refused where there are none or too many, and what the disk says. */
export const filesInFolder = async (root: string, name: string, limits: Limits): Promise<InputFile[]> => {
  const files: InputFile[] = [];
  for await (const path of pathsBelow(root)) {
    if (files.length === limits.files)
      throw new Refused(
        `there are more than ${limits.files} files in ${show(name)}: give the folder of the export alone`,
      );
    files.push(fileOnDisk(join(root, path), path, (await stat(join(root, path))).size));
  }
  if (files.length) return files;
  throw new Refused(`there are no files in ${show(name)}: give the folder to which the export was unpacked`);
};
