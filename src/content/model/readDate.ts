import { isCalendarDate, toIsoDate } from '../../lib/calendarDate';

/** How the days of a table are written where slashes stand in them. */
export type DayOrder = 'day first' | 'month first' | null;

/** A year, a month or a day in ISO form; or why it is none, with the year where that is sure. */
export type ReadDate = { readonly date: string } | { readonly why: string; readonly year?: string };

/** How the names of the months begin in English, German and Spanish, without accents. */
const months: readonly (readonly string[])[] = [
  ['jan', 'ene'],
  ['feb'],
  ['mar', 'mae', 'mrz'],
  ['apr', 'abr'],
  ['may', 'mai'],
  ['jun'],
  ['jul'],
  ['aug', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'dez', 'dic'],
];

const withSlashes = /^(\d{1,2})\/(\d{1,2})\/(\d{4}|\d{2})$/;

/** The order that the days of a column show, where one of them can be read in one way alone, and none in the other. */
export const orderIn = (cells: readonly string[]): DayOrder => {
  const found = cells.map((cell) => withSlashes.exec(cell.trim())).filter((match) => match !== null);
  const isDayFirst = found.some(([, first]) => Number(first) > 12);
  const isMonthFirst = found.some(([, , second]) => Number(second) > 12);
  if (isDayFirst === isMonthFirst) return null;
  return isDayFirst ? 'day first' : 'month first';
};

const monthOf = (word: string): number =>
  months.findIndex((starts) =>
    starts.includes(word.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().slice(0, 3)),
  ) + 1;

const dayOf = (year: string, month: number, day: string): ReadDate => {
  const date = { year: Number(year), month, day: Number(day) };
  return isCalendarDate(date)
    ? { date: toIsoDate(date) }
    : { why: 'is not a date of the calendar: write it as year-month-day, like 2019-05-03' };
};

const monthIn = (year: string, month: number): ReadDate =>
  month >= 1 && month <= 12
    ? { date: `${year}-${String(month).padStart(2, '0')}` }
    : { why: 'is not a month of the calendar: write it as year-month, like 2019-05' };

const slashed = (first: string, second: string, year: string, order: DayOrder): ReadDate => {
  const isDayFirst = order === 'day first' || Number(first) > 12;
  if (order || first === second || Number(first) > 12 || Number(second) > 12)
    return isDayFirst ? dayOf(year, Number(second), first) : dayOf(year, Number(first), second);
  return {
    why: `is two days, as it has the day first or the month: write it as year-month-day, like ${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`,
  };
};

/** Years of two digits, as spreadsheets show them, are of this century and the last. */
const century = (year: string): string =>
  year.length === 4 ? year : `${Number(year) < 70 ? '20' : '19'}${year}`;

const forms: readonly (readonly [
  pattern: RegExp,
  read: (parts: readonly string[], order: DayOrder) => ReadDate,
])[] = [
  [/^(\d{4})$/, ([year = '']) => ({ date: year })],
  [/^(\d{4})[-/.](\d{1,2})$/, ([year = '', month]) => monthIn(year, Number(month))],
  [/^(\d{1,2})[/.](\d{4})$/, ([month, year = '']) => monthIn(year, Number(month))],
  [
    /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})$/,
    ([year = '', month, day = '']) => dayOf(year, Number(month), day),
  ],
  [
    /^(\d{1,2})\. ?(\d{1,2})\. ?(\d{4}|\d{2})$/,
    ([day = '', month, year = '']) => dayOf(century(year), Number(month), day),
  ],
  [/^(\d{1,2})-(\d{1,2})-(\d{4})$/, ([a = '', b = '', year = ''], order) => slashed(a, b, year, order)],
  [withSlashes, ([a = '', b = '', year = ''], order) => slashed(a, b, century(year), order)],
  [
    /^(\p{L}+)\.?,?[ -](?:de )?(\d{4}|\d{2})$/iu,
    ([month = '', year = '']) => monthIn(century(year), monthOf(month)),
  ],
  [
    /^(\d{1,2})(?:\.|st|nd|rd|th)?[ -](?:de )?(\p{L}+)\.?,?[ -](?:de )?(\d{4}|\d{2})$/iu,
    ([day = '', month = '', year = '']) => dayOf(century(year), monthOf(month), day),
  ],
  [
    /^(\p{L}+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/iu,
    ([month = '', day = '', year = '']) => dayOf(year, monthOf(month), day),
  ],
];

/** The year of a text that is no date otherwise, like Fall 2021. */
const yearIn = (text: string): { readonly year?: string } => {
  const [year, ...others] = text.match(/\b(?:19|20)\d{2}\b/g) ?? [];
  return year && !others.length ? { year } : {};
};

/** Reads a day, a month or a year in the ways in which spreadsheets and people write them. */
export const readDate = (text: string, order: DayOrder): ReadDate => {
  const trimmed = text.trim().replace(/[T ]\d{1,2}:\d{2}\S*$/, '');
  for (const [pattern, read] of forms) {
    const match = pattern.exec(trimmed);
    const found = match && read(match.slice(1), order);
    if (found) return 'date' in found ? found : { ...found, ...yearIn(trimmed) };
  }
  return {
    ...yearIn(trimmed),
    why: 'is no date that can be read: write it as year-month-day, like 2019-05-03',
  };
};
