import { cutShort, damaged, silent } from './unreadable';

const headLength = 27;

/** How the streams begin that browsers play. */
const streams = ['\x01vorbis', 'OpusHead', '\x7fFLAC'];

/** More than any honest file has: at most fifty a second. */
const mostPages = 1_000_000;

const pageLength = (bytes: Buffer, at: number): number => {
  const count = bytes[at + headLength - 1] ?? 0;
  const lengths = bytes.subarray(at + headLength, at + headLength + count);
  return headLength + count + lengths.reduce((sum, length) => sum + length, 0);
};

/** Why an Ogg cannot be played from its first page to its last; null where it can. */
export const oggFault = (bytes: Buffer): string | null => {
  const head = bytes.toString('latin1', 0, 200);
  if (!streams.some((start) => head.includes(start))) return silent;
  let flags = 0;
  let pages = 0;
  for (let at = 0; at < bytes.length; at += pageLength(bytes, at)) {
    if (at + headLength > bytes.length || at + pageLength(bytes, at) > bytes.length) return cutShort;
    if (bytes.toString('latin1', at, at + 4) !== 'OggS' || ++pages > mostPages) return damaged;
    flags = bytes[at + 5] ?? 0;
  }
  const isLast = (flags & 4) !== 0;
  return isLast ? null : cutShort;
};
