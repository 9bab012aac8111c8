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

/** The day as UTC has it, where it is shown as well: it is the same on the server and in every visitor's zone. */
const inUtc = ({ year, month, day }: CalendarDate): Date => new Date(Date.UTC(year, month - 1, day));

type Style = Intl.DateTimeFormatOptions['dateStyle'];

const formatIn = (language: string, dateStyle: Style): Intl.DateTimeFormat =>
  new Intl.DateTimeFormat(language, { dateStyle, timeZone: 'UTC' });

/** The date in words, 'July 5, 2009'; in the style 'medium' 'Jul 5, 2009'. */
export const formatDate = (date: CalendarDate, language: string, style: Style = 'long'): string =>
  formatIn(language, style).format(inUtc(date));

/** Days from one to another in words, 'February 12–14, 2027'; one alone with its day of the week. */
export const formatDays = (first: CalendarDate, last: CalendarDate, language: string): string =>
  toIsoDate(first) === toIsoDate(last)
    ? formatDate(first, language, 'full')
    : formatIn(language, 'long')
        .formatRange(inUtc(first), inUtc(last))
        // Intl has thin spaces, for which a visitor would fetch another part of the typeface.
        .replaceAll('\u2009', ' ')
        .replace(/(\d) – (\d)/, '$1–$2');

/** A time of the day as it is written, '7:30 PM' of '19:30'. */
export const formatTime = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${time}Z`))
    .replaceAll(/\s/g, '\u00a0');
