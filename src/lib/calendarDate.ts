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

/** A year, a month of it or a day, as ISO 8601 has them: '2019', '2019-05' or '2019-05-04'. */
export const roughDatePattern = /^\d{4}(-\d{2}(-\d{2})?)?$/;

/** The year in such a date. */
export const yearOf = (roughDate: string): number => Number(roughDate.slice(0, 4));

/** The first day of such a date, which is the day itself where it has one. */
export const firstDayOf = (roughDate: string): string => roughDate + '-01-01'.slice(roughDate.length - 4);

/** Such a date in words: '2019', 'May 2019' or 'May 4, 2019'. */
export const formatRoughDate = (roughDate: string, language: string): string => {
  const date = parseDate(firstDayOf(roughDate));
  const parts: Intl.DateTimeFormatOptions[] = [
    { year: 'numeric' },
    { year: 'numeric', month: 'long' },
    { dateStyle: 'long' },
  ];
  const style = parts[roughDate.split('-').length - 1];
  return new Intl.DateTimeFormat(language, { ...style, timeZone: 'UTC' }).format(inUtc(date));
};

/** A time of the day as it is written, '7:30 PM' of '19:30'. */
export const formatTime = (time: string, language: string): string =>
  new Intl.DateTimeFormat(language, { timeStyle: 'short', timeZone: 'UTC' })
    .format(new Date(`1970-01-01T${time}Z`))
    .replaceAll(/\s/g, '\u00a0');
