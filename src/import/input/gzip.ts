import { createReadStream } from 'node:fs';
import { show } from '../../content/model/findings';
import { Refused } from '../../content/read/refused';
import type { InputFile } from '../found';
import { headLength, inputFile, readPart } from './inputFile';
import { isBomb, type Limits } from './limits';
import { firstUnpacked, unpacked, watched } from './unpacked';

const isTar = (head: Buffer): boolean => head.toString('latin1', 257, 262) === 'ustar';

/** The one file in a `.gz`, read once to its end. Throws Refused where it is damaged, a bomb or an archive. */
export const fileInGzip = async (
  at: string,
  name: string,
  packed: number,
  limits: Limits,
): Promise<InputFile> => {
  const words = {
    tooMany: `${show(name)} unpacks to far more than an export holds: give the file that you exported`,
    damaged: `${show(name)} is damaged or cut short: download it again`,
  };
  const chunks = (): AsyncIterable<Uint8Array> =>
    watched(
      () => unpacked(createReadStream(at), 'gzip'),
      (bytes) => !isBomb(bytes, packed, limits),
      words,
    );
  let size = 0;
  for await (const chunk of chunks()) size += chunk.length;
  const first = (): Buffer => firstUnpacked.gzip(readPart(at, 0, headLength));
  if (isTar(first()))
    throw new Refused(`${show(name)} is an archive that is not read: unpack it, and give the folder`);
  return inputFile(name.replace(/\.gz$/i, ''), size, first, chunks);
};
