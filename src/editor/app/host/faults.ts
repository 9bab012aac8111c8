import type { PictureSize } from '../../../content/check/adviseOnPictures';
import { notThere } from '../../../content/model/fileTypes';
import { type Entry, isMalformed, problemsAt, problemsInText } from '../../../content/read/entry';
import { filesNamedBy } from '../../../content/read/fieldsIn';
import { textParts } from '../../../content/read/markdown';
import type { Problem } from '../../../content/read/problem';
import { Refused } from '../../../content/read/refused';
import { pathBeside } from '../../../content/read/usedFiles';
import { mediaTypeOf } from '../../../hosting/mediaTypes';
import { nameIn } from '../../../lib/text';
import { largestFile } from '../../change/paths';

/** The size of a picture; null where it cannot be read. */
export type SizeOf = (picture: Blob) => Promise<PictureSize | null>;

/** As a browser says it. */
export const bitmapSize = (picture: Blob): Promise<PictureSize | null> =>
  createImageBitmap(picture).catch(() => null);

/** The files that an entry names and that are not there. */
export const missingFiles = (entry: Entry, isThere: (path: string) => boolean): Problem[] => {
  const isMissing = (name: string): boolean => !isThere(pathBeside(entry.file, name));
  const { pictures, sounds } = textParts(entry);
  return [
    ...filesNamedBy(entry).flatMap(({ path, text }) =>
      isMalformed(entry, path)
        ? []
        : problemsAt(entry, path, isMissing(text) && `${notThere}, got ${JSON.stringify(text)}`),
    ),
    ...[...pictures, ...sounds].flatMap(({ url, line }) =>
      problemsInText(entry, line, isMissing(url) && `${notThere}, got ${JSON.stringify(url)}`),
    ),
  ];
};

/** Throws Refused where a file is too large, or a picture is none. Drawings are left to the check. */
export const refuseMedia = async (media: ReadonlyMap<string, Blob>, sizeOf: SizeOf): Promise<void> => {
  for (const [path, bytes] of media) {
    if (bytes.size > largestFile * 1e6)
      throw new Refused(`${nameIn(path)} is too large: a file may have ${largestFile} MB`);
    const isPhoto = mediaTypeOf(path)?.startsWith('image/') && !/\.svg$/i.test(path);
    if (isPhoto && !(await sizeOf(bytes)))
      throw new Refused(`${nameIn(path)} is not a picture that can be read`);
  }
};
