import { once } from '../lists';
import { faultOf, plainIsbn, sign, thirteenFor } from '../../content/model/isbn';

/** A number in a text that looks like an ISBN and is none, and why. */
interface WrongIsbn {
  readonly text: string;
  readonly why: string;
}

/** Between the digits of one number: a few signs, and no new line. */
const between = String.raw`(?:(?!\n)${sign}){0,3}`;
const number = new RegExp(
  [
    String.raw`(?<![\dA-Za-z])97[89](?:${between}\d){10}(?!\d)`,
    String.raw`(?<![\dA-Za-z])\d(?:${between}\d){8}${between}[\dXx](?![\dA-Za-z])`,
    // What is almost as long has a digit too few, or too many.
    String.raw`(?<![\dA-Za-z])\d(?:${between}\d){8,}`,
  ].join('|'),
  'g',
);

const wrongLength = 'is no ISBN: one has 13 digits, or 10 in older books';

/** The ISBN of thirteen digits for what a text has, or why there is none. */
const isbnFor = (text: string): { readonly isbn: string } | WrongIsbn => {
  const plain = plainIsbn(text);
  const digits = plain.replaceAll('-', '');
  const isOfTen = digits.length === 10;
  if (!isOfTen && !/^97[89].{10}$/.test(digits)) return { text, why: wrongLength };
  const isbn = isOfTen ? thirteenFor(plain) : plain;
  const why = faultOf(isbn ?? plain);
  return isbn && !why ? { isbn } : { text, why: why ?? wrongLength };
};

/**
 * The ISBNs in a text that was pasted, in any form: with hyphens, spaces or neither, of ten digits (of which thirteen are
 * made), between other words. Each stands there once; numbers of about that length that are none come with what is wrong.
 */
export const isbnsIn = (
  text: string,
): { readonly isbns: readonly string[]; readonly wrong: readonly WrongIsbn[] } => {
  const all = Array.from(text.matchAll(number), ([found]) => isbnFor(found));
  const isbns = all.flatMap((one) => ('isbn' in one ? one.isbn : []));
  return {
    isbns: once(isbns, (isbn) => isbn.replaceAll('-', '')),
    wrong: all.filter((one) => 'why' in one),
  };
};
