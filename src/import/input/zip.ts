import { createReadStream } from 'node:fs';
import { show } from '../../content/model/findings';
import { Refused } from '../../content/read/refused';
import type { InputFile } from '../found';
import { isPassedOver } from './folder';
import { headLength, inputFile, readPart } from './inputFile';
import { isBomb, type Limits } from './limits';
import { firstUnpacked, isDamage, unpacked, watched } from './unpacked';
import { type ZipEntry, zipEntries } from './zipEntries';

const headerLength = 30;

/** Where the bytes of a file begin: behind a header of its own, whose length only that says. */
const startOf = (archive: string, { at }: ZipEntry): number => {
  const header = readPart(archive, at, headerLength);
  return at + headerLength + header.readUInt16LE(26) + header.readUInt16LE(28);
};

const isControl = (letter: string): boolean => letter < ' ' || letter === '\u007f';

/** The path of a file of the archive, with slashes. Throws Refused where it leads out of it. */
const pathOf = (name: string, archive: string): string => {
  // As some programs on Windows write them.
  const parts = name.replaceAll('\\', '/').split('/');
  const leadsOut = parts[0] === '' || /^[A-Za-z]:/.test(name) || parts.includes('..');
  if (leadsOut || Array.from(name).some(isControl))
    throw new Refused(
      `${show(archive)} has a file called ${show(name)}, which leads out of it: ` +
        'unpack it yourself, look what is in it, and give the folder',
    );
  return parts.filter((part) => part !== '.').join('/');
};

const refuseEntry = ({ isEncrypted, method }: ZipEntry, path: string, archive: string): void => {
  if (isEncrypted)
    throw new Refused(`${show(archive)} is locked with a password: unpack it, and give the folder`);
  if (method !== 0 && method !== 8)
    throw new Refused(
      `${show(path)} in ${show(archive)} is packed in a rare way: unpack it, and give the folder`,
    );
};

/** What the file holds, unpacked. Throws RangeError where it is not where the directory says. */
const bytesOf = (archive: string, entry: ZipEntry): AsyncIterable<Uint8Array> => {
  const { method, packed } = entry;
  const start = startOf(archive, entry);
  const bytes = createReadStream(archive, { start, end: start + packed - 1 });
  return method ? unpacked(bytes, 'deflate') : (bytes as AsyncIterable<Uint8Array>);
};

const fileInZip = (at: string, name: string, path: string, entry: ZipEntry): InputFile => {
  const { method, packed, size } = entry;
  const damaged = `${show(path)} in ${show(name)} is damaged: download the archive again`;
  const first = (): Buffer => {
    try {
      const bytes = readPart(at, startOf(at, entry), Math.min(packed, headLength));
      return method ? firstUnpacked.deflate(bytes) : bytes;
    } catch (error) {
      throw isDamage(error) ? new Refused(damaged) : error;
    }
  };
  async function* chunks(): AsyncGenerator<Uint8Array, void> {
    if (size)
      yield* watched(
        () => bytesOf(at, entry),
        (count) => count <= size,
        { tooMany: damaged, damaged },
        entry,
      );
  }
  return inputFile(path, size, first, chunks);
};

/**
 * The files of a ZIP archive, which are unpacked as they are read: nothing of it is written anywhere. Throws Refused where
 * it is damaged, locked, a bomb, or made to write elsewhere.
 */
export const filesInZip = (at: string, name: string, archive: number, limits: Limits): InputFile[] => {
  const files = new Map<string, InputFile>();
  let bytes = 0;
  try {
    for (const entry of zipEntries(at, archive)) {
      const path = pathOf(entry.name, name);
      if (entry.isLink || path.endsWith('/') || isPassedOver(path)) continue;
      refuseEntry(entry, path, name);
      bytes += entry.size;
      if (files.has(path))
        throw new Refused(`${show(name)} has two files called ${show(path)}: unpack it, and give the folder`);
      if (files.size === limits.files || isBomb(bytes, archive, limits))
        throw new Refused(`${show(name)} unpacks to far more than an export holds: give what you exported`);
      files.set(path, fileInZip(at, name, path, entry));
    }
  } catch (error) {
    throw isDamage(error) ? new Refused(`${show(name)} is damaged or cut short: download it again`) : error;
  }
  if (files.size) return [...files.values()];
  throw new Refused(`there are no files in ${show(name)}: export it again`);
};
