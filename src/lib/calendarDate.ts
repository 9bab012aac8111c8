/** A day of the Gregorian calendar, without a time or a zone. `month` runs from 1 to 12. */
export interface CalendarDate {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

/** Reads '7/5/2009' (month/day/year) or '2009-07-05' (ISO 8601). Parts that are not numbers come out as NaN. */
export const parseDate = (text: string): CalendarDate => {
  const [first = NaN, second = NaN, third = NaN] = text.split(/[/-]/).map(Number);
  return text.includes('/')
    ? { year: third, month: first, day: second }
    : { year: first, month: second, day: third };
};

/** Whether the calendar has that day: false for 2/30, 13/1, or 29 February outside leap years. */
export const isCalendarDate = ({ year, month, day }: CalendarDate): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

/** The date as ISO 8601, '2009-07-05': the form of `<time datetime>`, and one that sorts as text. */
export const toIsoDate = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');

/**
 * The date in words, 'July 5, 2009'. It is the same on the server and in every visitor's zone, since
 * the day is both built and shown in UTC.
 */
export const formatDate = ({ year, month, day }: CalendarDate, language: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, day)),
  );
