import { closeSync, openSync, readSync } from 'node:fs';
import { reasonOf } from '../../content/read/problem';
import { Refused } from '../../content/read/refused';
import { show } from '../../content/model/findings';
import type { InputFile } from '../found';

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
const headText = (bytes: Uint8Array): string =>
  // A character that is cut at the end is left out.
  new TextDecoder(markedEncoding(bytes)).decode(bytes.subarray(0, headLength), { stream: true });

/** What the author is told of a file that the disk does not hand out. */
export const unread = (path: string, error: unknown): Refused =>
  error instanceof Refused ? error : new Refused(`${show(path)} cannot be read: ${reasonOf(error)}`);

async function* inWords(
  path: string,
  chunks: () => AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array, void> {
  try {
    yield* chunks();
  } catch (error) {
    throw unread(path, error);
  }
}

/**
 * A file of an input. Its head is read when it is asked for, since among thousands of pictures nobody asks. What the disk
 * or the unpacker throws becomes Refused.
 */
export const inputFile = (
  path: string,
  size: number,
  firstBytes: () => Uint8Array,
  chunks: () => AsyncIterable<Uint8Array>,
): InputFile => {
  let known: string | undefined;
  return {
    path,
    size,
    chunks: () => inWords(path, chunks),
    get head() {
      try {
        return (known ??= headText(firstBytes()));
      } catch (error) {
        throw unread(path, error);
      }
    },
  };
};

/** All bytes of a file. Throws Refused, in the words given, where it has more than `most`: it may say another size. */
export const wholeBytes = async (
  file: Pick<InputFile, 'size' | 'chunks'>,
  most: number,
  tooLarge: string,
): Promise<Buffer> => {
  if (file.size > most) throw new Refused(tooLarge);
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of file.chunks()) {
    length += chunk.length;
    if (length > most) throw new Refused(tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};
