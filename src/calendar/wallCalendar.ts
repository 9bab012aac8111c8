import { Temporal } from 'temporal-polyfill';
import { formatDate, parseDate } from '../lib/calendarDate';
import { anniversary, dayMilestones } from '../lib/milestone';
import { wallCalendarPath } from '../lib/routes';
import { builtWords } from '../words/inNode';
import { calendarFile, type CalendarItem } from './calendarFile';
import type { CalendarSite } from './siteCalendar';

/** Somebody on the wall of fame. */
interface Person {
  readonly slug: string;
  readonly name: string;
  /** Month/day/year. */
  readonly startDate: string;
}

/** The wall of fame, as far as its calendar names it. */
export interface Wall {
  readonly title: string;
  readonly path: string;
  readonly people: readonly Person[];
}

/**
 * Every year on the same day. Of 29 February only leap years have that day: the last of the month is what Temporal clamps it
 * to, and what the wall says.
 */
const yearly = ({ month, day }: Temporal.PlainDate): string =>
  month === 2 && day === 29 ? 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1' : 'FREQ=YEARLY';

const itemsOf = ({ slug, name, startDate }: Person, url: string, language: string): CalendarItem[] => {
  const words = builtWords(language);
  const start = parseDate(startDate);
  const from = Temporal.PlainDate.from(start);
  const { date: first } = anniversary(from, 1);
  return [
    {
      id: `swof-${slug}`,
      when: { first, last: first },
      rule: yearly(from),
      summary: words.soberSince(name, formatDate(start, language)),
      url,
    },
    ...dayMilestones(from).map(({ count, date }) => ({
      id: `swof-${slug}-${count}-days`,
      when: { first: date, last: date },
      summary: words.soberDays(name, count),
      url,
    })),
  ];
};

/** The calendar of the wall of fame: every year's day of each, and the round numbers of days; null where nobody is on it. */
export const wallCalendar = (
  { language, siteUrl }: CalendarSite,
  { title, path, people }: Wall,
): string | null =>
  people.length
    ? calendarFile(
        { name: title, url: siteUrl + wallCalendarPath, language },
        people.flatMap((person) => itemsOf(person, siteUrl + path, language)),
      )
    : null;
