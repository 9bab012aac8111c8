import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { show } from '../content/model/findings';
import { Refused } from '../content/read/refused';
import { isWorkbook } from './catalogue/readText';
import type { Input, InputFile } from './found';
import { fileOnDisk, filesInFolder } from './input/folder';
import { fileInGzip } from './input/gzip';
import { readPart, unread } from './input/inputFile';
import { type Limits, usualLimits } from './input/limits';
import { filesInZip } from './input/zip';

/** Archives that are not read, by how they begin. */
const otherArchives: Readonly<Record<string, string>> = {
  'Rar!': 'RAR',
  '7z\xbc\xaf': '7z',
  '\xfd7zX': 'xz',
  BZh: 'bzip2',
};

const filesInFile = async (
  path: string,
  name: string,
  size: number,
  limits: Limits,
): Promise<InputFile[]> => {
  const sign = readPart(path, 0, 4).toString('latin1');
  const [, other] = Object.entries(otherArchives).find(([begin]) => sign.startsWith(begin)) ?? [];
  if (other)
    throw new Refused(
      `${show(name)} is a ${other} archive, which is not read: unpack it, and give the folder`,
    );
  const isZip = ['PK\x03\x04', 'PK\x05\x06'].includes(sign);
  // Most workbooks are archives too, with nothing in them that an author knows.
  if (isZip && !isWorkbook({ path: name, head: sign })) return filesInZip(path, name, size, limits);
  if (sign.startsWith('\x1f\x8b')) return [await fileInGzip(path, name, size, limits)];
  if (size > limits.bytes)
    throw new Refused(`${show(name)} is far larger than an export: give what you exported`);
  return [fileOnDisk(path, name, size)];
};

const filesAt = async (path: string, name: string, limits: Limits): Promise<InputFile[]> => {
  const stats = await stat(path);
  if (stats.isDirectory()) return filesInFolder(path, name, limits);
  if (!stats.isFile())
    throw new Refused(`${show(path)} is no ordinary file: give a file, a folder or a ZIP archive`);
  if (!stats.size) throw new Refused(`${show(path)} is empty: export it again`);
  return filesInFile(path, name, stats.size, limits);
};

/**
 * What the author gave: a file, a folder, a ZIP archive, or a file packed by gzip, known by its bytes. Archives are unpacked
 * as they are read, so nothing has to be put away afterwards. Throws Refused where there is nothing, or nothing that can be
 * read.
 */
export const openInput = async (path: string, limits: Limits = usualLimits): Promise<Input> => {
  const name = basename(resolve(path));
  try {
    return { name, files: await filesAt(path, name, limits) };
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!['ENOENT', 'ENOTDIR'].includes(code)) throw unread(path, error);
    throw new Refused(
      `there is no file or folder ${show(path)}: look how it is called, and in which folder it lies`,
    );
  }
};
