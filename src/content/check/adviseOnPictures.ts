import { show } from '../model/findings';
import { type Entry, problemAt, problemsAt, problemsInText, valueOf } from '../read/entry';
import { filesNamedBy } from '../read/fieldsIn';
import { textParts } from '../read/markdown';
import type { Problem } from '../read/problem';

export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size of a picture, by its name beside the entry; null where it can't be told. */
type SizeOf = (name: string) => Promise<PictureSize | null>;

/** How many millions of pixels are more than any page shows. */
const megapixels = 20;

const tooLarge = ({ width, height }: PictureSize, name: string): string | false =>
  width * height > megapixels * 1e6 &&
  `has ${width} × ${height} pixels, far more than a page shows: make ${show(name)} smaller, so that builds go faster`;

const tooNarrow = ({ width }: PictureSize, shown: number, name: string): string | false =>
  width < shown &&
  `is ${width} pixels wide and shown at up to ${shown}: take a larger picture than ${show(name)}`;

const tooWide = ({ width, height }: PictureSize, name: string): string | false =>
  width > height &&
  `is wider than it is high, ${width} × ${height} pixels: a cover is upright or square, so cut ${show(name)} to its front`;

/** A picture of a post that says nothing to those who do not see it. */
const withoutWords = (entry: Entry): Problem[] =>
  entry.collection === 'posts' && valueOf(entry, 'image') && !valueOf(entry, 'imageAlt')
    ? [problemAt(entry, ['image'], 'has no words for those who do not see it: say in imageAlt what it shows')]
    : [];

/** The pictures of an entry that are without words, smaller, larger or of another shape than the site can use. */
export const adviseOnPictures = async (entry: Entry, sizeOf: SizeOf): Promise<Problem[]> => {
  const inFields = filesNamedBy(entry).map(async ({ path, text, fileKind, info }) => {
    const size = fileKind === 'picture' ? await sizeOf(text) : null;
    if (!size) return [];
    const { largestWidth = 0, isUpright } = info;
    return [
      tooNarrow(size, largestWidth, text),
      isUpright === true && tooWide(size, text),
      tooLarge(size, text),
    ].flatMap((message) => problemsAt(entry, path, message));
  });
  const inText = textParts(entry).pictures.map(async ({ url, line }) => {
    const size = await sizeOf(url);
    const message = size && tooLarge(size, url);
    return problemsInText(entry, line, message && `the picture ${message}`);
  });
  return [...withoutWords(entry), ...(await Promise.all([...inFields, ...inText])).flat()];
};
