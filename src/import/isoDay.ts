import { readDate } from '../content/model/readDate';

/** The day of the week before a date, as e-mails write it, and the time behind it. */
const around = /^\p{L}+,?\s+(?=\d{1,2}[\s-]+\p{L})|[T\s]+\d{1,2}:\d{2}.*$/gu;

/**
 * The day of a date as sources write them, in the zone that it is written in: '2014-05-01' for
 * '2014-05-01T23:30:00-05:00', and for 'Thu, 01 May 2014 23:30:00 -0500'. Undefined where there is none.
 */
export const isoDay = (text: string): string | undefined => {
  const read = readDate(text.trim().replaceAll(around, '').replaceAll(/\s+/g, ' '), null);
  return 'date' in read && read.date.length === 10 ? read.date : undefined;
};
