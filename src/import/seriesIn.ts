import { slugFor } from '../content/model/slugFor';

/** A sign or a word says that the number is that of a part: 'Area 51' is a title. */
const part =
  /^(?<title>.+?) ?[–-]?(?: ?(?:[;,:#([]|(?<=[ ;,:#([–-])(?:book|bk|band|vol|volume|part|teil|libro|no|number|nº)(?![a-z])\.?))+ ?(?<number>\d{1,3}(?:[.,]\d)?)[)\]]?$/i;

/**
 * The series in a text, as catalogues and authors write it, with the number of a book in it: 'The Marsh Cycle ; bk. 2' is its
 * second part, and so is 'The Marsh Cycle #2'.
 */
export const seriesIn = (text: string) => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const { title = line, number } = part.exec(line)?.groups ?? {};
  return { title, slug: slugFor(title), ...(number && { position: Number(number.replace(',', '.')) }) };
};
