import { isUtf8 } from 'node:buffer';
import { readPart } from './inputFile';

/** A file of an archive as its directory tells. */
export interface ZipEntry {
  readonly name: string;
  /** Where its own header begins. */
  readonly at: number;
  readonly packed: number;
  readonly size: number;
  readonly crc: number;
  /** 0 as it is, 8 deflated. */
  readonly method: number;
  readonly isEncrypted: boolean;
  readonly isLink: boolean;
}

const signs = { entry: 0x02014b50, end: 0x06054b50, end64: 0x06064b50, locator64: 0x07064b50 };
const [full16, full32] = [0xffff, 0xffffffff];

/** The length of the last record, and of the longest comment behind it. */
const [endLength, longestComment] = [22, 0xffff];
const [locatorLength, end64Length] = [20, 56];

const u64 = (bytes: Buffer, at: number): number => Number(bytes.readBigUInt64LE(at));

interface Directory {
  readonly at: number;
  readonly length: number;
}

/** Where the directory of large archives is, whose last record has no room for it. */
const directory64 = (path: string, endAt: number): Directory => {
  const locator = readPart(path, endAt - locatorLength, locatorLength);
  if (locator.readUInt32LE(0) !== signs.locator64) throw new RangeError('no locator');
  const end = readPart(path, u64(locator, 8), end64Length);
  if (end.readUInt32LE(0) !== signs.end64) throw new RangeError('no end');
  return { length: u64(end, 40), at: u64(end, 48) };
};

const directoryOf = (path: string, size: number): Directory => {
  const tailAt = Math.max(0, size - endLength - longestComment);
  const tail = readPart(path, tailAt, size - tailAt);
  let at = tail.length - endLength;
  const isEnd = (): boolean =>
    tail.readUInt32LE(at) === signs.end && at + endLength + tail.readUInt16LE(at + 20) <= tail.length;
  // Below 0 it throws, as at the end of any that is cut short.
  while (!isEnd()) at--;
  const [length, start] = [tail.readUInt32LE(at + 12), tail.readUInt32LE(at + 16)];
  const isLarge = tail.readUInt16LE(at + 10) === full16 || length === full32 || start === full32;
  return isLarge ? directory64(path, tailAt + at) : { at: start, length };
};

/** One of the records that stand behind a name, by its number. */
const extraOf = (extra: Buffer, wanted: number): Buffer | null => {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2))
    if (extra.readUInt16LE(at) === wanted) return extra.subarray(at + 4, at + 4 + extra.readUInt16LE(at + 2));
  return null;
};

/** Sizes and place, of which those that are too large for their field stand behind the name, in this order. */
const numbersOf = (entry: Buffer, extra: Buffer): readonly [size: number, packed: number, at: number] => {
  const large = extraOf(extra, 1);
  let next = 0;
  const number = (at: number): number => {
    const short = entry.readUInt32LE(at);
    return short === full32 && large ? u64(large, next++ * 8) : short;
  };
  return [number(24), number(20), number(42)];
};

/** Of old Windows, the letters outside of ASCII are guessed, and nothing but reports shows them. */
const nameOf = (bytes: Buffer): string =>
  isUtf8(bytes) ? new TextDecoder().decode(bytes) : bytes.toString('latin1');

const [unix, linkType, typeMask] = [3, 0o120000, 0o170000];

/** The longest directory that is read: a name of the greatest length for each of some thousand files, or usual ones. */
const longestDirectory = 64e6;

/**
 * The files of a ZIP archive in the order of its directory, which is at its end: what else lies between them is not
 * looked at. Throws RangeError where it is no whole archive.
 */
export function* zipEntries(path: string, archive: number): Generator<ZipEntry, void> {
  const { at: start, length } = directoryOf(path, archive);
  if (length > longestDirectory || start + length > archive) throw new RangeError('no directory');
  const bytes = readPart(path, start, length);
  for (let at = 0; at < bytes.length;) {
    if (bytes.readUInt32LE(at) !== signs.entry) throw new RangeError('no entry');
    const nameEnd = at + 46 + bytes.readUInt16LE(at + 28);
    const extraEnd = nameEnd + bytes.readUInt16LE(at + 30);
    const [size, packed, place] = numbersOf(bytes.subarray(at, at + 46), bytes.subarray(nameEnd, extraEnd));
    yield {
      name: nameOf(bytes.subarray(at + 46, nameEnd)),
      at: place,
      packed,
      size,
      crc: bytes.readUInt32LE(at + 16),
      method: bytes.readUInt16LE(at + 10),
      isEncrypted: (bytes.readUInt16LE(at + 8) & 1) === 1,
      isLink: bytes[at + 5] === unix && ((bytes.readUInt32LE(at + 38) >>> 16) & typeMask) === linkType,
    };
    at = extraEnd + bytes.readUInt16LE(at + 32);
  }
}
