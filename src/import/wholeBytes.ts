import { Refused } from '../content/read/refused';
import type { InputFile } from './found';

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
