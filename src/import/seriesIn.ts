import { slugFor } from '../content/model/slugFor';

/** A series as catalogues and authors write it, with the number of a book in it. */
interface SeriesIn {
  readonly title: string;
  readonly slug: string;
  readonly position?: number;
}

/** A sign or a word says that the number is that of a part: 'Area 51' is a title. */
const part =
  /^(?<title>.+?) ?[–-]?(?: ?(?:[;,:#([]|(?<=[ ;,:#([–-])(?:book|bk|band|vol|volume|part|teil|libro|no|number|nº)(?![a-z])\.?))+ ?(?<number>\d{1,3}(?:[.,]\d)?)[)\]]?$/i;

/** The series in a text: 'The Marsh Cycle ; bk. 2' is its second part, and so is 'The Marsh Cycle #2'. */
export const seriesIn = (text: string): SeriesIn => {
  const line = text.trim().replaceAll(/\s+/g, ' ');
  const { title = line, number } = part.exec(line)?.groups ?? {};
  const position = number === undefined ? {} : { position: Number(number.replace(',', '.')) };
  return { title, slug: slugFor(title), ...position };
};
