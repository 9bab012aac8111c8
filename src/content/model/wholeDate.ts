import { readDate } from './readDate';

/**
 * A month or a day as it was meant, like 2019-05-04 of 4 May 2019 or 4.5.2019. What is none stays as it is, and so does what may
 * be two: of 5/4/2019 nobody knows which is the month, and of May 19 whether that is a year.
 */
export const wholeDate = (typed: string): string => {
  const text = typed.trim();
  if (!/\d{4}/.test(text)) return text;
  const read = readDate(text, null);
  return 'date' in read ? read.date : text;
};
