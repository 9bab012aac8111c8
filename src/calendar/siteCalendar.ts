import { Temporal } from 'temporal-polyfill';
import { currentEvents, type Happening, lastDay } from '../lib/events';
import { isCurrent } from '../lib/releases';
import { calendarPath, contactRoute, eventId } from '../lib/routes';
import { builtWords, siteWords } from '../words/inNode';
import { calendarFile, type CalendarItem, type When } from './calendarFile';

type Found = Queries.CalendarsQuery;

/** What calendars say of the site. */
export type CalendarSite = NonNullable<Found['siteSettings']>;

/** An entry, with the time of its last change. */
export type Changed<Entry> = Entry & { readonly changedAt: Date };

type CalendarEvent = Changed<Found['allEvent']['nodes'][number]>;

/** A book, with the name of its collection. */
type CalendarBook = Changed<Found['allCoverEntry']['nodes'][number]> & { readonly collection: string };

const onDays = ({ start, end }: Happening): When => ({
  first: Temporal.PlainDate.from(start),
  last: Temporal.PlainDate.from(end ?? start),
});

/** An event of several days is whole days; its hour is said in words. */
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
        url: (pagePath === null ? link : site.siteUrl + pagePath) ?? `${site.siteUrl}/`,
      };
    });
};

/** The calendar of events and releases on a day, an ISO date; null where there are none. */
export const siteCalendar = (
  site: CalendarSite,
  books: readonly CalendarBook[],
  events: readonly CalendarEvent[],
  today: string,
): string | null => {
  const items = [
    ...currentEvents(events, today).map((event) => eventItem(event, site.siteUrl + contactRoute)),
    ...books.flatMap((book) => releaseItems(book, site, today)),
  ];
  const head = {
    name: builtWords(site.language).calendarOf(site.author),
    url: site.siteUrl + calendarPath,
    language: site.language,
  };
  return items.length ? calendarFile(head, items) : null;
};
