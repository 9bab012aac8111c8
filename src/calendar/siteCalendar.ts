import { Temporal } from 'temporal-polyfill';
import { currentEvents, type Happening, lastDay, type ToldEvent } from '../lib/events';
import { isCurrent } from '../lib/releases';
import { calendarPath, eventId } from '../lib/routes';
import { builtWords, siteWords } from '../words/inNode';
import { calendarFile, type CalendarItem, type When } from './calendarFile';

/** The site, as far as its calendars name it. */
export interface CalendarSite {
  readonly author: string;
  readonly language: string;
  /** Its address, without a slash at the end. */
  readonly siteUrl: string;
}

/** An event, with what a calendar needs for its hour. */
interface CalendarEvent extends ToldEvent {
  readonly timeInWords: string | null;
  /** When its file got as it is. */
  readonly changedAt: Date;
}

/** A book, with the name of its collection. */
interface CalendarBook {
  readonly collection: string;
  readonly slug: string;
  readonly title: string;
  readonly link: string;
  readonly pagePath: string | null;
  readonly editions: readonly { readonly format: string; readonly released: string | null }[] | null;
  readonly changedAt: Date;
}

/** What the calendar tells of, and the path of the page on which events stand. */
export interface Dates {
  readonly books: readonly CalendarBook[];
  readonly events: readonly CalendarEvent[];
  readonly eventsPath: string;
}

const onDays = ({ start, end }: Happening): When => ({
  first: Temporal.PlainDate.from(start),
  last: Temporal.PlainDate.from(end ?? start),
});

/** Of what takes several days, the hour of the first one is said in words. */
const whenOf = (event: CalendarEvent): When =>
  event.time && lastDay(event) === event.start
    ? { at: Temporal.PlainDateTime.from(`${event.start}T${event.time}`), zone: event.timeZone }
    : onDays(event);

const eventItem = (event: CalendarEvent, page: string): CalendarItem => {
  const { slug, title, place, address, city, link, description, timeInWords, changedAt } = event;
  const when = whenOf(event);
  return {
    id: eventId(slug),
    changedAt,
    when,
    summary: title,
    location: [place, address, city].filter(Boolean).join(', '),
    description: [description, 'at' in when ? null : timeInWords, link].filter(Boolean).join('\n'),
    url: `${page}#${eventId(slug)}`,
  };
};

const releaseItems = (book: CalendarBook, site: CalendarSite, today: string): CalendarItem[] => {
  const { collection, slug, title, pagePath, link, editions, changedAt } = book;
  const { formats } = siteWords(site.language);
  const all = editions ?? [];
  const days = new Set(all.flatMap(({ released }) => released ?? []));
  return [...days]
    .filter((day) => isCurrent(day, today))
    .map((day) => {
      const out = all.filter(({ released }) => released === day);
      // By its first format, since a day may be put off, and by which edition of that format it is.
      const alike = all.filter(({ format }) => format === out[0]?.format);
      const place = alike.findIndex((edition) => edition === out[0]);
      return {
        id: ['release', collection, slug, out[0]?.format, ...(place ? [place + 1] : [])].join('-'),
        changedAt,
        when: onDays({ start: day, end: null }),
        summary: builtWords(site.language).comesOut(
          title,
          out.map(({ format }) => formats[format] ?? format).join(', '),
        ),
        url: pagePath === null ? link : site.siteUrl + pagePath,
      };
    });
};

/**
 * The calendar of what comes out and what happens, on a day, an ISO date, in the order of days; null where there is nothing.
 */
export const siteCalendar = (
  site: CalendarSite,
  { books, events, eventsPath }: Dates,
  today: string,
): string | null => {
  const items = [
    ...currentEvents(events, today).map((event) => eventItem(event, site.siteUrl + eventsPath)),
    ...books.flatMap((book) => releaseItems(book, site, today)),
  ];
  const head = {
    name: builtWords(site.language).calendarOf(site.author),
    url: site.siteUrl + calendarPath,
    language: site.language,
  };
  return items.length ? calendarFile(head, items) : null;
};
