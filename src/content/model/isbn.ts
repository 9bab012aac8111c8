import { field } from './field';

/** What may stand between pasted digits: spaces, hyphens and dashes of all kinds, marks of direction. */
export const sign = String.raw`[\s\u00ad\u200b-\u2015\u202a-\u202e\u2060\u2066-\u2069\u2212\ufe58\ufe63\uff0d-]`;
const prefix = String.raw`(?:[Ii][Ss][Bb][Nn](?:-1[03])?:?)?`;
const digits = (count: number): string => `(${sign}*\\d){${count}}`;

/** An ISBN as it is written: pasted signs become plain hyphens, where there are any. */
export const plainIsbn = (pasted: string): string =>
  pasted
    .replaceAll(new RegExp(`^${sign}*${prefix}${sign}*|${sign}+$`, 'g'), '')
    .replaceAll(new RegExp(`${sign}+`, 'g'), '-');

/** The last digit of thirteen, given the others (ISO 2108): every second one counts three times. */
const thirteenth = (twelve: string): number =>
  (10 - (Array.from(twelve).reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10;

/** The last character of ten: each digit counts as often as its place from the end. */
const tenth = (nine: string): string =>
  '0X987654321'.charAt(Array.from(nine).reduce((sum, digit, at) => sum + Number(digit) * (10 - at), 0) % 11);

/** An ISBN of ten digits as one of thirteen; null where it is wrong. */
export const thirteenFor = (isbn: string): string | null => {
  const stem = isbn.slice(0, -1);
  const nine = stem.replaceAll('-', '');
  if (!isbn.toUpperCase().endsWith(tenth(nine))) return null;
  return `978${isbn.includes('-') ? '-' : ''}${stem}${thirteenth(`978${nine}`)}`;
};

const isNone = 'is no ISBN: its last digit does not fit the others';

/** Says what is wrong with an ISBN of the right length; null where nothing is. */
export const faultOf = (isbn: string): string | null => {
  const plain = isbn.replaceAll('-', '');
  if (plain.length === 13) return plain.endsWith(String(thirteenth(plain.slice(0, -1)))) ? null : isNone;
  const thirteen = thirteenFor(isbn);
  return thirteen ? `is an ISBN of ten digits: write ${thirteen}` : isNone;
};

/** An ISBN of thirteen digits, as it is written in a book or pasted from a shop. */
export const isbn = (label: string, description: string) =>
  field(
    label,
    `${description}, 13 digits`,
    [
      [
        new RegExp(`^${sign}*${prefix}${sign}*(97[89]${digits(10)}|${digits(9)}${sign}*[\\dXx])${sign}*$`),
        'must have 13 digits and begin with 978 or 979, like 978-3-16-148410-0',
      ],
    ],
    { kind: 'isbn' },
  ).check(({ value, issues }) => {
    // Checks are called after a rule has failed too.
    const message = issues.length ? null : faultOf(plainIsbn(value));
    if (message) issues.push({ code: 'custom', input: value, message });
  });
