import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { advice } from '../advice';
import { percentDecoded } from '../../lib/address';
import { type Proven, provenPictures } from '../../content/check/files/proven';
import { Refused } from '../../content/read/refused';
import type { GotPicture, Workshop } from '../compose';
import type { Input } from '../found';
import { wholeBytes } from '../input/inputFile';
import { type Fetched, fileFetcher } from '../online/fetchFile';
import { findLocal } from './findLocal';
import { fitPicture } from './fitPicture';
import { type KeptPicture, keptPictures } from './keptPictures';
import { largestFirst, pictureName, withoutProxy } from './pictureAddress';

export interface PictureOptions {
  readonly input: Pick<Input, 'files'>;
  /** Where pictures are kept, so that a second run does not fetch them again. */
  readonly folder: string;
  /** Fetches from the old site; left out where the author did not ask for that. */
  readonly fetchFile?: ((address: string) => Promise<Fetched>) | undefined;
  readonly proven: Proven;
}

const mostBytes = 100e6;

/** What stands in an address itself, as some programs write pictures into texts. */
const bytesInAddress = (address: string): Buffer | null => {
  const [, base64 = ''] = /^data:[^,]*;base64,(.*)$/s.exec(address) ?? [];
  return base64 ? Buffer.from(percentDecoded(base64), 'base64') : null;
};

/** The whole address of what is to be fetched; null where there is none. */
const wholeAddress = (address: string, origin: string | undefined): string | null =>
  URL.canParse(address, origin) && /^https?:/.test(new URL(address, origin).protocol)
    ? withoutProxy(new URL(address, origin).href)
    : null;

const notGiven = 'is not in what you gave';

/**
 * Finds pictures by their addresses: in what the author gave, else, where they asked for that, at the old site. Each is made such
 * that the site takes it and lies in the folder then. `origin` is where addresses like `/uploads/a.jpg` begin. Throws Refused, in words that follow the address, of one that is not there.
 */
export const pictureGetter = async ({
  input,
  folder,
  fetchFile,
  proven,
}: PictureOptions): Promise<(address: string, origin?: string) => Promise<KeptPicture>> => {
  const local = findLocal(input);
  const kept = await keptPictures(folder);

  const given = async (bytes: Buffer): Promise<KeptPicture> => {
    const known = kept.find(bytes);
    if (known) return known;
    const fit = await fitPicture(bytes, proven);
    if ('why' in fit) throw new Refused(fit.why);
    return kept.keep(bytes, fit);
  };

  const fetched = async (address: string, origin: string | undefined): Promise<KeptPicture> => {
    const whole = wholeAddress(address, origin);
    if (!whole) throw new Refused(notGiven);
    const known = kept.find(whole);
    if (known) return known;
    if (!fetchFile) throw new Refused(`${notGiven}: ${advice.fetch} from ${new URL(whole).hostname}`);
    let why = '';
    // What is in between, nobody needs: the original is there as well.
    for (const one of new Set([largestFirst(whole)[0] ?? whole, whole])) {
      const answer = await fetchFile(one);
      const fit = 'bytes' in answer ? await fitPicture(answer.bytes, proven) : answer;
      if (!('why' in fit)) return kept.keep(whole, fit);
      why = fit.why;
    }
    throw new Refused(why);
  };

  return async (address, origin) => {
    const inAddress = bytesInAddress(address);
    const file = inAddress ? null : local(address);
    const bytes =
      inAddress ?? (file && (await wholeBytes(file, mostBytes, `is larger than ${mostBytes / 1e6} MB`)));
    return bytes ? given(bytes) : fetched(address, origin);
  };
};

/** Where pictures are kept that were fetched or made anew, from the root: the next import need not do it again. */
const keptFolder = '.cache/import/pictures';

/** Gives entries their pictures, from what the author gave and, where they asked for that, from the old site. */
export const pictureFinder = (root: string, input: Input, isFetching: boolean): Workshop['picture'] => {
  let getter: ReturnType<typeof pictureGetter> | undefined;
  return async ({ address }, taken, origin): Promise<GotPicture> => {
    getter ??= pictureGetter({
      input,
      folder: join(root, keptFolder),
      fetchFile: isFetching ? fileFetcher() : undefined,
      proven: provenPictures(root),
    });
    try {
      const { path, ending, isStill } = await (await getter)(address, origin);
      const name = pictureName(address, ending, taken);
      return {
        name,
        bytes: await readFile(path),
        ...(isStill && { note: 'it moved, and its first picture is left' }),
      };
    } catch (error) {
      if (error instanceof Refused) return { why: error.message };
      throw error;
    }
  };
};
