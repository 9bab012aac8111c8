import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { siteCalendar } from '../../src/calendar/siteCalendar';
import { wallCalendar } from '../../src/calendar/wallCalendar';
import { parseDate } from '../../src/lib/calendarDate';
import { durationBetween } from '../../src/lib/duration';

const site = { author: 'An author; a, b', language: 'en', siteUrl: 'https://example.com/me' };
const changedAt = new Date('2026-11-01T12:00:00Z');
const event = {
  slug: 'a-reading',
  title: 'A reading, of sorts; größer',
  place: 'The Library',
  address: 'Main Street 1',
  city: 'Elsewhere',
  start: '2027-02-12',
  end: null,
  time: '19:30',
  timeInWords: '7:30 PM',
  timeZone: 'America/Chicago',
  link: 'https://library.example/',
  description: 'I read, '.repeat(30),
  changedAt,
};
const book = {
  __typename: 'Book' as const,
  collection: 'books',
  slug: 'a-book',
  title: 'A Book',
  link: 'https://shop.example/',
  pagePath: '/books/a-book/',
  editions: [
    { format: 'hardcover', released: '2027-03-01' },
    { format: 'ebook', released: '2027-03-01' },
    { format: 'paperback', released: '2028-03-01' },
    { format: 'paperback', released: '2028-09-01' },
    { format: 'audiobook', released: '2020-03-01' },
    { format: 'audiobook', released: null },
  ],
  changedAt,
};
const today = '2026-11-24';
const person = { slug: 'ann', name: 'Ann', startDate: '7/5/2009', changedAt };
const leaper = { slug: 'j-t', name: 'J.T.', startDate: '2/29/2004', changedAt };

interface Told {
  readonly books?: Parameters<typeof siteCalendar>[1];
  readonly events?: Parameters<typeof siteCalendar>[2];
}
const calendarWith = ({ books = [], events = [] }: Told, day = today): string | null =>
  siteCalendar(site, books, events, day);

const wallOf = (...people: (typeof person)[]): string | null =>
  wallCalendar(site, { title: 'The wall', path: '/swof/' }, people);

/** A calendar as a parser reads it that knows nothing of how it was written. */
const parsed = (text: string | null): ICAL.Component =>
  new ICAL.Component(ICAL.parse(text ?? '') as object[]);

const eventsIn = (text: string | null): ICAL.Event[] =>
  parsed(text)
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

const valueIn = (item: ICAL.Component, name: string): string => String(item.getFirstPropertyValue(name));

const daysOf = (item: ICAL.Event | undefined, most: number): string[] => {
  const days = item?.iterator();
  return Array.from({ length: most }, () => days?.next().toString() ?? '');
};

test('an event with a time and a zone is a moment that calendars everywhere know', () => {
  const [item] = eventsIn(calendarWith({ events: [event] }));
  expect(item?.startDate.toString()).toBe('2027-02-13T01:30:00Z');
  expect(item?.summary).toBe(event.title);
  expect(item?.location).toBe('The Library, Main Street 1, Elsewhere');
  expect(item?.description).toBe(`${event.description}\nhttps://library.example/`);
  expect(item?.uid).toBe('event-a-reading@example.com');
  expect(item && valueIn(item.component, 'url')).toBe('https://example.com/me/contact/#event-a-reading');
});

test('of an event of which nothing more is said no empty line is written', () => {
  const plain = { ...event, description: null, link: null };
  expect(calendarWith({ events: [plain] })).not.toContain('DESCRIPTION');
  expect(calendarWith({ events: [event] })).toMatch(/^DESCRIPTION:I read/m);
});

test('without a zone its hour is that of whoever reads the calendar', () => {
  const [item] = eventsIn(calendarWith({ events: [{ ...event, timeZone: null }] }));
  expect(item?.startDate.toString()).toBe('2027-02-12T19:30:00');
  expect(item?.startDate.zone.tzid).toBe('floating');
});

test('several days are whole days, and the hour is said in words', () => {
  const [item] = eventsIn(calendarWith({ events: [{ ...event, end: '2027-02-14' }] }));
  expect(item?.startDate.isDate).toBe(true);
  expect([item?.startDate.toString(), item?.endDate.toString()]).toEqual(['2027-02-12', '2027-02-15']);
  expect(item?.description).toContain('7:30 PM');
});

test('what comes out is there by its days, the editions of a day together, and leads to the page of the book', () => {
  const items = eventsIn(calendarWith({ books: [book, { ...book, slug: 'b', pagePath: null }] }));
  expect(items.map(({ summary, startDate }) => `${startDate.toString()} ${summary}`)).toEqual([
    '2027-03-01 A Book comes out (Hardcover, E-book)',
    '2028-03-01 A Book comes out (Paperback)',
    '2028-09-01 A Book comes out (Paperback)',
    '2027-03-01 A Book comes out (Hardcover, E-book)',
    '2028-03-01 A Book comes out (Paperback)',
    '2028-09-01 A Book comes out (Paperback)',
  ]);
  expect(items.map(({ component }) => valueIn(component, 'url'))).toEqual([
    'https://example.com/me/books/a-book/',
    'https://example.com/me/books/a-book/',
    'https://example.com/me/books/a-book/',
    'https://shop.example/',
    'https://shop.example/',
    'https://shop.example/',
  ]);
  expect(items[0]?.startDate.isDate).toBe(true);
  expect(new Set(items.map(({ uid }) => uid)).size).toBe(items.length);
});

test('a day that is put off is the same thing on another day', () => {
  const later = { ...book, editions: [{ format: 'hardcover', released: '2027-05-01' }] };
  const [first] = eventsIn(calendarWith({ books: [book] }));
  const [second] = eventsIn(calendarWith({ books: [later] }));
  expect(second?.uid).toBe(first?.uid);
});

test('what is over stays for as long as it is new, and where nothing is there is no calendar', () => {
  expect(eventsIn(calendarWith({ events: [event] }, '2027-05-12'))).toHaveLength(1);
  expect(calendarWith({ events: [event] }, '2027-05-13')).toBeNull();
  expect(calendarWith({ books: [{ ...book, editions: null }] })).toBeNull();
  expect(wallOf()).toBeNull();
});

test('the wall has every year’s day of each, and the round numbers of days, once', () => {
  const items = eventsIn(wallOf(person));
  expect(items.map(({ summary, startDate }) => `${startDate.toString()} ${summary}`)).toEqual([
    '2010-07-05 Ann: sober since July 5, 2009',
    '2009-08-04 Ann: 30 days sober',
    '2009-10-13 Ann: 100 days sober',
    '2012-03-31 Ann: 1,000 days sober',
    '2036-11-20 Ann: 10,000 days sober',
  ]);
  expect(items.map((item) => item.isRecurring())).toEqual([true, false, false, false, false]);
  expect(daysOf(items[0], 3)).toEqual(['2010-07-05', '2011-07-05', '2012-07-05']);
});

test('a leap day has its day every year: the one from which the wall counts a year more', () => {
  const yearly = eventsIn(wallOf(leaper)).filter((item) => item.isRecurring());
  const days = yearly.flatMap((item) => daysOf(item, 5)).toSorted();
  const counts = days.map((day) =>
    durationBetween(parseDate(leaper.startDate), Temporal.PlainDate.from(day)),
  );
  expect(days.slice(0, 5)).toEqual(['2005-03-01', '2006-03-01', '2007-03-01', '2008-02-29', '2009-03-01']);
  expect(counts.map(({ years }) => years)).toEqual(days.map((_day, index) => index + 1));
});

const both = [
  ['the site', () => calendarWith({ books: [book], events: [event] })],
  ['the wall', () => wallOf({ ...person, name: 'Ännchen '.repeat(12) }, leaper)],
] as const;

test.each(both)(
  'the calendar of %s is written as RFC 5545 wants it, and makes nobody busy',
  (_name, make) => {
    const text = make() ?? '';
    const lines = text.split('\r\n');
    expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
    expect(lines.some((line) => line.startsWith(' '))).toBe(true);
    const items = eventsIn(text);
    expect(new Set(items.map(({ uid }) => uid)).size).toBe(items.length);
    expect(items.map(({ component }) => valueIn(component, 'transp'))).toEqual(
      items.map(() => 'TRANSPARENT'),
    );
    expect(valueIn(parsed(text), 'version')).toBe('2.0');
  },
);

test.each(both)('the calendar of %s has the same bytes whenever it is written', (_name, make) => {
  jest.useFakeTimers({ now: new Date('2030-01-01') });
  const later = make();
  jest.useRealTimers();
  expect(later).toBe(make());
});

test('calendars are called by the site, whatever signs its words have', () => {
  const calendar = parsed(calendarWith({ events: [event] }));
  for (const name of ['name', 'x-wr-calname'])
    expect(valueIn(calendar, name).replaceAll('\\', '')).toBe('An author; a, b: events and new books');
  expect(valueIn(parsed(wallOf(person)), 'name')).toBe('The wall');
});

test('in another language all of it is in that', () => {
  const german = { ...site, language: 'de' };
  const wall = wallCalendar(german, { title: 'Die Wand', path: '/swof/' }, [person]);
  expect(eventsIn(wall).map(({ summary }) => summary)).toEqual([
    'Ann: nüchtern seit 5. Juli 2009',
    'Ann: 30 Tage nüchtern',
    'Ann: 100 Tage nüchtern',
    'Ann: 1.000 Tage nüchtern',
    'Ann: 10.000 Tage nüchtern',
  ]);
  const [release] = eventsIn(siteCalendar(german, [book], [], today));
  expect(release?.summary).toBe('A Book erscheint (Hardcover, E-Book)');
});
