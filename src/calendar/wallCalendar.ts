import { Temporal } from 'temporal-polyfill';
import { formatDate, parseDate } from '../lib/calendarDate';
import { anniversary, dayMilestones } from '../lib/milestone';
import { wallCalendarPath } from '../lib/routes';
import { builtWords } from '../words/inNode';
import { calendarFile, type CalendarItem } from './calendarFile';
import type { CalendarSite, Changed } from './siteCalendar';

type Person = Changed<Queries.CalendarsQuery['allSobrietyEntry']['nodes'][number]>;

const isLeapDay = ({ month, day }: Temporal.PlainDate): boolean => month === 2 && day === 29;

/** The anniversaries. A leap day's take four rules, 29 February or 1 March: all calendars know those. */
const yearlyItems = (from: Temporal.PlainDate, item: Omit<CalendarItem, 'when'>): CalendarItem[] =>
  (isLeapDay(from) ? [1, 2, 3, 4] : [1]).map((count, index, counts) => {
    const { date } = anniversary(from, count);
    return {
      ...item,
      id: index ? `${item.id}-${count}` : item.id,
      when: { first: date, last: date },
      rule: counts.length > 1 ? `FREQ=YEARLY;INTERVAL=${counts.length}` : 'FREQ=YEARLY',
    };
  });

const itemsOf = (person: Person, url: string, language: string): CalendarItem[] => {
  const { slug, name, startDate, changedAt } = person;
  const words = builtWords(language);
  const start = parseDate(startDate);
  const from = Temporal.PlainDate.from(start);
  return [
    ...yearlyItems(from, {
      id: `swof-${slug}`,
      changedAt,
      summary: words.soberSince(name, formatDate(start, language)),
      url,
    }),
    ...dayMilestones(from).map(({ count, date }) => ({
      id: `swof-${slug}-${count}-days`,
      changedAt,
      when: { first: date, last: date },
      summary: words.soberDays(name, count),
      url,
    })),
  ];
};

/** The calendar of the wall of fame: anniversaries and round numbers of days; null where nobody is on it. */
export const wallCalendar = (
  { language, siteUrl }: CalendarSite,
  { title, path }: { readonly title: string; readonly path: string },
  people: readonly Person[],
): string | null =>
  people.length
    ? calendarFile(
        { name: title, url: siteUrl + wallCalendarPath, language },
        people.flatMap((person) => itemsOf(person, siteUrl + path, language)),
      )
    : null;
