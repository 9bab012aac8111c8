import { readDate } from '../catalogue/readDate';

/** The day in a catalogue as the content has it, or only its month or year: 'May 4, 2019' is 2019-05-04. Null where none is told. */
export const publishedOn = (written: string): string | null => {
  const read = readDate(written, null);
  // Which of two numbers is the month, nobody knows.
  return 'date' in read ? read.date : (/(?<!\d)(1[5-9]|20)\d\d(?!\d)/.exec(written)?.[0] ?? null);
};
