/** A box of an AVIF or M4A: its type and the byte after its last. */
interface Box {
  readonly type: string;
  readonly end: number;
}

/** The outermost boxes of an AVIF or M4A, in order. Where the file is cut short, the last one ends behind it. */
export const isoBoxes = (bytes: Buffer): Box[] => {
  const boxes: Box[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
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
