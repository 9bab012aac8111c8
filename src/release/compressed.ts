import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { isTextual, mediaTypeOf } from '../hosting/mediaTypes';

/** Below this, the header of the answer weighs more than what is saved. */
const smallest = 512;

/** Whether a file is worth compressing, by its name and its size in bytes. */
export const isCompressible = (name: string, size: number): boolean =>
  size >= smallest && isTextual(mediaTypeOf(name) ?? '');

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A file in the forms that hosts send, by the ends of their names, as small as they get. */
export const compressed = async (content: Buffer): Promise<Readonly<Record<'.br' | '.gz', Buffer>>> => {
  const [br, gz] = await Promise.all([
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
    zip(content, { level: constants.Z_BEST_COMPRESSION }),
  ]);
  return { '.br': br, '.gz': gz };
};
