import { slugFor } from '../../content/model/slugFor';

/** A series as a catalogue writes it: its title, its name in addresses, and which part of it a book is. */
interface SeriesIn {
  readonly title: string;
  readonly slug: string;
  readonly position?: number;
}

/** A number behind the title, with a sign or a word before it that says it is the part's: 'Area 51' is a title. */
const part =
  /^(?<title>.*?)\s*(?:[;,:–-]\s*|[([#]\s*|\s)(?:[([#]\s*)?(?<word>(?:book|bk|vol(?:ume)?|no|number|part|#)\.?\s*)?(?<number>\d{1,3}(?:\.\d)?)[)\]]?$/i;

/** The first series of a catalogue's list; null where there is none. 'The Marsh Cycle ; bk. 2' is its second part. */
export const seriesIn = (written: readonly string[] = []): SeriesIn | null => {
  const text = written[0]?.trim() ?? '';
  const { title, word, number } = part.exec(text)?.groups ?? {};
  const isPart = title && number && (word !== undefined || /[;,:#([]\s*[\d.]+[)\]]?$/.test(text));
  const name = isPart ? title.trim() : text;
  const slug = slugFor(name);
  return slug ? { title: name, slug, ...(isPart && { position: Number(number) }) } : null;
};
