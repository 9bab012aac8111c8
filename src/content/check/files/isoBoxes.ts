/** A box of an AVIF or M4A: its type, where its content begins, and the byte after its last. */
interface Box {
  readonly type: string;
  readonly content: number;
  readonly end: number;
}

/** More than any honest file has: a fragmented one has two for every few seconds. */
const mostBoxes = 100_000;

/** The outermost boxes of an AVIF or M4A, one above the limit at most. In a file cut short the last ends after it. */
export const isoBoxes = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length && boxes.length <= mostBoxes;) {
    const short = bytes.readUInt32BE(at);
    const size =
      short === 0
        ? bytes.length - at
        : short === 1 && at + 16 <= bytes.length
          ? Number(bytes.readBigUInt64BE(at + 8))
          : short;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, content: at + (short === 1 ? 16 : 8), end: at + size });
    if (size < 8) break;
    at += size;
  }
  return boxes;
};

/** The boxes that hold others, as the reader of sounds knows them. */
const holders = 'moov trak udta mdia minf stbl <id> ilst tref moof traf meta'.split(' ');

/** Whether a file has more boxes than an honest one, those within others counted too. */
export const hasTooManyBoxes = (bytes: Buffer): boolean => {
  const waiting = [bytes];
  let count = 0;
  for (let part = waiting.pop(); part && count <= mostBoxes; part = waiting.pop()) {
    const boxes = isoBoxes(part);
    count += boxes.length;
    for (const { type, content, end } of boxes) {
      if (!holders.includes(type)) continue;
      // In a `meta` four bytes may stand before the first box, which is called hdlr.
      const padding = type === 'meta' && part.toString('latin1', content + 4, content + 8) !== 'hdlr' ? 4 : 0;
      waiting.push(part.subarray(content + padding, end));
    }
  }
  return count > mostBoxes;
};
