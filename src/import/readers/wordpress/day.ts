import { isCalendarDate, parseDate, toIsoDate } from '../../../lib/calendarDate';

/** The day at the beginning of a date as WordPress and Mooberry write it; undefined of 0000-00-00. */
const writtenDay = (date: string): string | undefined => {
  const [, year = '', month = '', day = ''] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})/.exec(date.trim()) ?? [];
  const parsed = parseDate(`${year}-${month}-${day}`);
  return isCalendarDate(parsed) ? toIsoDate(parsed) : undefined;
};

/** The day by the clocks of the blog, else that of the feed; undefined where neither is one. */
export const dayOf = (date: string, feedDate = ''): string | undefined => {
  const written = writtenDay(date);
  if (written) return written;
  const time = new Date(feedDate);
  return time.getTime() > 0 ? time.toISOString().slice(0, 10) : undefined;
};
