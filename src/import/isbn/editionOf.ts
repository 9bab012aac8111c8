import { isTranslation } from '../../lib/editions';
import type { Fields } from '../../content/write/formatEntry';
import { readDate } from '../../content/model/readDate';
import { languageByCode } from '../catalogue/valueWords';
import { given } from '../given';
import type { EditionRecord } from './record';

/** The formats of the site, by words that catalogues have for them. The first that fits holds. */
const formats: readonly (readonly [RegExp, string])[] = [
  [/audio|mp3|\bcds?\b|cassette/i, 'audiobook'],
  [/e-?book|kindle|epub|electronic|digital/i, 'ebook'],
  [/hard|cased|library binding/i, 'hardcover'],
  [/paper|soft|pocket/i, 'paperback'],
];

/** The format of an edition; null where the catalogue has no word for it that is known. */
export const formatOf = ({ physical_format: said = '' }: EditionRecord): string | null =>
  formats.find(([words]) => words.test(said))?.[1] ?? null;

/** The code of the first language as the site has it. Null where none is told. */
export const languageOf = ({ languages = [] }: EditionRecord): string | null =>
  languageByCode(languages[0]?.key.split('/').at(-1) ?? '') ?? null;

const nameOf = ({ contributors = [] }: EditionRecord, role: RegExp): string | undefined =>
  contributors.find((one) => role.test(one.role) && one.name.trim())?.name.trim();

/** The day in a catalogue as the content has it, or only its month or year: 'May 4, 2019' is 2019-05-04. Null where none is told. */
export const publishedOn = (written: string): string | null => {
  const read = readDate(written, null);
  // Which of two numbers is the month, nobody knows.
  return 'date' in read ? read.date : (/(?<!\d)(1[5-9]|20)\d\d(?!\d)/.exec(written)?.[0] ?? null);
};

/** The fields of an edition of a work that is called `title`, on a site in a language. */
export const editionOf = (
  isbn: string,
  record: EditionRecord,
  title: string,
  siteLanguage: string,
): Fields => {
  const language = languageOf(record);
  const released = publishedOn(record.publish_date ?? '');
  return given({
    format: formatOf(record) ?? 'paperback',
    title: record.title === title ? undefined : record.title,
    language: language && isTranslation({ language }, siteLanguage) ? language : undefined,
    released: released?.length === 10 ? released : undefined,
    pages: record.number_of_pages,
    isbn,
    publisher: record.publishers?.[0]?.trim(),
    translator: nameOf(record, /translat/i),
    narrator: nameOf(record, /narrat|read/i),
  });
};
