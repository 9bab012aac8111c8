/** A box of an AVIF or M4A: its type and the byte after its last. */
interface Box {
  readonly type: string;
  readonly end: number;
}

/** The most boxes of an honest file: one that is sent in fragments has two for every few seconds. */
export const mostBoxes = 100_000;

/**
 * The outermost boxes of an AVIF or M4A, in order, and no more than one above the most: empty ones would fill the memory.
 * Where the file is cut short, the last one ends behind it.
 */
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
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), end: at + size });
    if (size < 8) break;
    at += size;
  }
  return boxes;
};
