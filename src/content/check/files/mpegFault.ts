import { cutShort, damaged, silent } from './unreadable';

/** Kilobits a second by the number in a frame's head, in MPEG 1 and in later versions. */
const bitrates = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const lowBitrates = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const sampleRates = [44_100, 48_000, 32_000];

/** How many bytes the frame at a place has, as its head says; 0 where no MP3 has a frame there. */
const frameLength = (bytes: Buffer, at: number): number => {
  if (at + 4 > bytes.length) return 0;
  const head = bytes.readUInt32BE(at);
  const version = (head >>> 19) & 3;
  const layer = (head >>> 17) & 3;
  if (head >>> 21 !== 0x7ff || version === 1 || layer !== 1) return 0;
  const isFirst = version === 3;
  const bitrate = (isFirst ? bitrates : lowBitrates)[(head >>> 12) & 15];
  const sampleRate = sampleRates[(head >>> 10) & 3];
  if (!bitrate || !sampleRate) return 0;
  const slower = isFirst ? 1 : version === 2 ? 2 : 4;
  const padding = (head >>> 9) & 1;
  return Math.floor(((isFirst ? 144_000 : 72_000) * bitrate * slower) / sampleRate) + padding;
};

/** The most frames, six hours of them, and the most false starts. More take too long to follow. */
const mostFrames = 1_000_000;
const mostMisses = 1_000_000;

/** Where the sound begins: behind the title, the cover and what else stands before it. */
const startOf = (bytes: Buffer): number => {
  if (bytes.toString('latin1', 0, 3) !== 'ID3' || bytes.length < 10) return 0;
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(6, 10);
  return 10 + (a << 21) + (b << 14) + (c << 7) + d;
};

/** How many frames the first one announces; null where it announces nothing. */
const announced = (bytes: Buffer, at: number, length: number): number | null => {
  const frame = bytes.subarray(at, at + length);
  const mark = Math.max(frame.subarray(0, 64).indexOf('Xing'), frame.subarray(0, 64).indexOf('Info'));
  return mark > 0 && mark + 12 <= frame.length && frame.readUInt32BE(mark + 4) & 1
    ? frame.readUInt32BE(mark + 8)
    : null;
};

/** The frames of an MP3, each followed by another or the end; null where too much lies between them. */
const framesOf = (bytes: Buffer): { readonly at: number; readonly length: number }[] | null => {
  const frames = [];
  let misses = 0;
  for (let at = startOf(bytes); at >= 0 && at < bytes.length && frames.length <= mostFrames;) {
    const length = frameLength(bytes, at);
    const next = at + length;
    const follows = next >= bytes.length || frameLength(bytes, next) > 0 || frames.at(-1)?.next === at;
    if (length && follows) frames.push({ at, length, next });
    else if (++misses > mostMisses) return null;
    at = length && follows ? next : bytes.indexOf(0xff, at + 1);
  }
  return frames;
};

/** Why an MP3 cannot be played from its beginning to its end; null where it can. Small gaps are skipped by all players. */
export const mpegFault = (bytes: Buffer): string | null => {
  const frames = framesOf(bytes);
  if (!frames) return damaged;
  if (frames.length > mostFrames) return 'it is longer than six hours: cut it in parts';
  const [first] = frames;
  const last = frames.at(-1);
  if (!first || !last) return silent;
  const promised = announced(bytes, first.at, first.length);
  const isShort = promised === null ? last.at + last.length > bytes.length : frames.length < promised * 0.99;
  const sounding = frames.reduce((sum, { length }) => sum + length, 0);
  if (sounding < (bytes.length - startOf(bytes)) * 0.9) return damaged;
  return isShort ? cutShort : null;
};
