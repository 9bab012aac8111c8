import { isCalendarDate, parseDate } from '../lib/calendarDate';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** As e-mails write it: 'Thu, 01 May 2014 23:30:00 -0500'; years may have two digits, and months be written out. */
const inMail = /^(?:[a-z]+,?\s+)?(\d{1,2})[\s-]+([a-z]{3})[a-z]*\.?[\s-]+(\d{4}|\d{2})\b/i;
/** 'May 1, 2014'. */
const inWords = /^([a-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})\b/i;
const inNumbers = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?!\d)/;

const wholeYear = (year: string): string =>
  year.length === 2 ? (Number(year) < 70 ? '20' : '19') + year : year;

const partsOf = (text: string): readonly (string | number | undefined)[] | null => {
  const numbers = inNumbers.exec(text);
  if (numbers) return numbers.slice(1);
  const mail = inMail.exec(text);
  if (mail) return [wholeYear(mail[3] ?? ''), months.indexOf(mail[2]?.toLowerCase() ?? '') + 1, mail[1]];
  const words = inWords.exec(text);
  return words && [words[3], months.indexOf(words[1]?.toLowerCase() ?? '') + 1, words[2]];
};

/**
 * The day of a date as sources write them, in the zone that it is written in: '2014-05-01' for
 * '2014-05-01T23:30:00-05:00', and for 'Thu, 01 May 2014 23:30:00 -0500'. Undefined where there is none.
 */
export const isoDay = (text: string): string | undefined => {
  const parts = partsOf(text.trim());
  if (!parts) return undefined;
  const [year, month, day] = parts.map((part) => String(part));
  const iso = `${year ?? ''}-${(month ?? '').padStart(2, '0')}-${(day ?? '').padStart(2, '0')}`;
  return isCalendarDate(parseDate(iso)) ? iso : undefined;
};
