import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { provenPictures } from '../../content/check/files/proven';
import { Refused } from '../../content/read/refused';
import type { GotPicture, Workshop } from '../compose';
import type { Input } from '../found';
import { fileFetcher } from '../online/fetchFile';
import { pictureGetter } from './getPictures';
import { pictureName } from './pictureAddress';

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
