/*
 * What the code lists of ONIX mean here (https://ns.editeur.org/onix/en). Each is named by its number.
 */

/** The format of an edition by the form of the product, of List 150. Undefined for what is no edition, like a display or a pack. */
export const formatOf = (productForm: string): string | undefined => {
  if (productForm === 'BB') return 'hardcover';
  if (/^B[CA-Z]$/.test(productForm)) return 'paperback';
  if (/^E[A-Z]$/.test(productForm)) return 'ebook';
  return /^A[A-Z]$/.test(productForm) ? 'audiobook' : undefined;
};

/** The part of a person by List 17. A01 is the author, who is the site's own as a rule. */
export const roleOf: Readonly<Record<string, string>> = {
  A01: 'author',
  A02: 'author',
  A12: 'illustrator',
  A13: 'illustrator',
  A24: 'introduction',
  A15: 'introduction',
  A23: 'introduction',
  B01: 'editor',
  B09: 'editor',
  B11: 'editor',
  B06: 'translator',
  E03: 'narrator',
  E07: 'narrator',
};

/** ISBNs, by List 5: 15 is one, 03 a number of 13 digits that may be one, 02 one of ten digits. */
export const isbnTypes = ['15', '03', '02'];

/** Pages by List 23: of the main content, of all content, numbered, absolute, of the printed counterpart, notional. */
export const pageTypes = ['00', '11', '05', '07', '08', '10'];

/** Words by List 23. */
export const wordsType = '02';

/** Duration, by List 23. */
export const durationType = '09';

/** What a number of one unit is in minutes, by List 24: hours, minutes, seconds; 14 to 16 are HHH, HHHMM and HHHMMSS. */
const minutesIn: Readonly<Record<string, (value: string) => number>> = {
  '04': (value) => Number(value) * 60,
  '05': Number,
  '06': (value) => Number(value) / 60,
  '14': (value) => Number(value) * 60,
  '15': (value) => Number(value.slice(0, -2)) * 60 + Number(value.slice(-2)),
  '16': (value) => Number(value.slice(0, -4)) * 60 + Number(value.slice(-4, -2)),
};

/** A duration in whole minutes; undefined where it is none. */
export const minutesOf = (value: string, unit: string): number | undefined => {
  const minutes = Math.round(minutesIn[unit]?.(value) ?? NaN);
  return minutes >= 1 ? minutes : undefined;
};

/** Texts by List 153: 03 is the description, 02 a short one; 06 to 08 are what others say. */
export const texts = { description: '03', short: '02', reviews: ['06', '07', '08'] };

/** Schemes of subjects by List 27, with what they are called. */
export const subjectSchemes: Readonly<Record<string, string>> = { '10': 'BISAC', '93': 'Thema' };

/** Days by List 163, in the order in which they are taken: 01 is publication, 11 the first of the work. */
export const days = { edition: '01', work: '11' };

/** Prices by List 58 that readers pay: recommended without tax and with it, fixed. */
export const retailPrices = ['02', '01', '04', '03', '42', '41', '12', '11'];

/** By List 64: 04 active, 07 out of print, 11 withdrawn from sale and the like. */
export const goneStatuses = ['06', '07', '08', '11', '13', '16'];

/** By List 65: what is sold no more. */
export const goneAvailabilities = ['40', '41', '43', '44', '46', '47', '48', '49', '51'];

/** Relations of works by List 164: 01 is the work of which this is a manifestation. */
export const isManifestation = '01';
