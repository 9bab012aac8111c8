import { pipeline, type Readable, type Transform } from 'node:stream';
import { crc32, createGunzip, createInflateRaw, gunzipSync, inflateRawSync, constants } from 'node:zlib';
import { Refused } from '../../content/read/refused';

const lenient = { finishFlush: constants.Z_SYNC_FLUSH };

/** What is in the first bytes of something packed. */
export const firstUnpacked = {
  gzip: (packed: Buffer): Buffer => gunzipSync(packed, lenient),
  deflate: (packed: Buffer): Buffer => inflateRawSync(packed, lenient),
};

const unpackers = { gzip: createGunzip, deflate: createInflateRaw };

/** What comes out of a stream that is packed. Throws what the unpacker says. */
export const unpacked = (packed: Readable, by: keyof typeof unpackers): AsyncIterable<Uint8Array> => {
  const unpacker: Transform = unpackers[by]();
  // The error of either comes to whoever reads the last.
  return pipeline(packed, unpacker, () => undefined) as AsyncIterable<Uint8Array>;
};

/** Whether an error says that what is read is not what it should be: the unpacker's, or that a place is outside of it. */
export const isDamage = (error: unknown): boolean => {
  const { name, code = '' } = error as NodeJS.ErrnoException;
  return name === 'RangeError' || code.startsWith('Z_');
};

/** The chunks as they are, for as long as there are no more bytes than `allows` says; with Refused of what is amiss. */
export async function* watched(
  chunks: () => AsyncIterable<Uint8Array>,
  allows: (bytes: number) => boolean,
  words: { readonly tooMany: string; readonly damaged: string },
  sum?: { readonly size: number; readonly crc: number },
): AsyncGenerator<Uint8Array, void> {
  let [bytes, crc] = [0, 0];
  try {
    for await (const chunk of chunks()) {
      bytes += chunk.length;
      if (!allows(bytes)) throw new Refused(words.tooMany);
      if (sum) crc = crc32(chunk, crc);
      yield chunk;
    }
  } catch (error) {
    throw isDamage(error) ? new Refused(words.damaged) : error;
  }
  if (sum && (sum.size !== bytes || sum.crc !== crc)) throw new Refused(words.damaged);
}
