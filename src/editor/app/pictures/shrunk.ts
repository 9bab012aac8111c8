import { endingOf, isHeic } from '../../../content/model/fileTypes';
import { Refused } from '../../../content/read/refused';
import { drawn, largestPng } from './draw';
import { withEnding } from './fileNames';
import { pictureFormat } from './pictureFormat';

/** A file, and its name. */
export interface NamedFile {
  readonly file: Blob;
  readonly name: string;
}

/** The width to which pictures in texts are shrunk, in pixels. */
export const largestInText = 2400;

/** The name with the ending of a format, as 'jpeg' or 'image/jpeg'. */
export const namedAs = (name: string, format: string): string => {
  const ending = format.replace('image/', '').replace('jpeg', 'jpg');
  return endingOf(name).replace('jpeg', 'jpg') === ending ? name : withEnding(name, ending);
};

const decoded = async (file: Blob, name: string, format: string): Promise<ImageBitmap> => {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    throw new Refused(
      format === 'heic'
        ? `${name} is ${isHeic}`
        : `${name} is damaged, or cut short: export it anew, as JPEG or PNG`,
    );
  }
};

/**
 * A picture as it is kept: no wider than `largest` pixels, in its own format where browsers can write it, under a name whose
 * ending says so. What is small enough stays to the byte, and so do drawings and what moves. Throws Refused where it is none.
 */
export async function shrunk(file: Blob, name: string, largest: number): Promise<NamedFile> {
  const format = await pictureFormat(file);
  if (!format) throw new Refused(`${name} is not a picture: take a JPEG or a PNG`);
  if (format === 'svg' || format === 'gif' || format === 'avif') return { file, name: namedAs(name, format) };
  const picture = await decoded(file, name, format);
  const { width, height } = picture;
  const isLargePng = format === 'png' && file.size > largestPng;
  try {
    if (width <= largest && format !== 'heic' && !isLargePng) return { file, name: namedAs(name, format) };
    const type = `image/${format === 'heic' ? 'jpeg' : format}`;
    const blob = await drawn(picture, { x: 0, y: 0, width, height }, { largest, type });
    return { file: blob, name: namedAs(name, blob.type) };
  } finally {
    picture.close();
  }
}
