import { closeSync, openSync, readSync } from 'node:fs';

/** By how many bytes readers know what is theirs. */
export const headLength = 65_536;

/** Some bytes of a file, fewer where it ends before. Throws what the disk says. */
export const readPart = (path: string, at: number, length: number): Buffer => {
  const file = openSync(path, 'r');
  try {
    const bytes = Buffer.alloc(length);
    return bytes.subarray(0, readSync(file, bytes, 0, length, at));
  } finally {
    closeSync(file);
  }
};

/** The encoding that the mark at the beginning of a text says: UTF-8 where there is none. */
export const markedEncoding = (bytes: Uint8Array): string => {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  return 'utf-8';
};

/** The first bytes of a file as text: UTF-8, or what the mark at its beginning says, without that mark. */
export const headText = (bytes: Uint8Array): string =>
  // A character that is cut at the end is left out.
  new TextDecoder(markedEncoding(bytes)).decode(bytes.subarray(0, headLength), { stream: true });
