import { readFileSync } from 'node:fs';
import ICAL from 'ical.js';
import { attributes, texts } from '../support/site/dom';
import { allRoutes, at, entriesOf, fileOf, pageAt } from '../support/site/fixtureSite';

const contact = pageAt('/contact/');

const eventsIn = (path: string): ICAL.Event[] =>
  new ICAL.Component(ICAL.parse(readFileSync(fileOf(at(path)), 'utf8')) as object[])
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component));

test('what is to come stands in the order of its days, what is over is folded, and a draft is nowhere', () => {
  expect(texts(contact, 'section > ul h3')).toEqual(['A Reading', 'A Convention']);
  expect(texts(contact, 'details h3')).toEqual(['A Later Reading', 'An Early Reading']);
  expect(contact.documentElement.outerHTML).not.toContain('A Draft Event');
});

test('an event says when and where it is, and leads to its page', () => {
  const [reading, convention] = texts(contact, 'section > ul > li');
  expect(reading).toBe(
    'Wednesday, March 1, 2090, 7:30 PM A Reading The Library, Main Street 1, Elsewhere A chapter, and a lamp to read it by.'.replaceAll(
      /(?<=PM|Reading|Elsewhere) /g,
      '',
    ),
  );
  expect(convention).toBe('May 5–7, 2090, 10:00 AMA ConventionThe Long Hotel, Elsewhere');
  expect(attributes(contact, 'section > ul time', 'datetime')).toEqual(['2090-03-01T19:30']);
  expect(attributes(contact, 'section > ul h3 a', 'href')).toEqual(['https://library.example/reading']);
});

test('the linked data of the page has all that stand on it', () => {
  const { '@graph': graph } = JSON.parse(
    contact.querySelector('[type="application/ld+json"]')?.textContent ?? '',
  ) as { '@graph': readonly Record<string, unknown>[] };
  const events = graph.filter((node) => node['@type'] === 'Event');
  expect(events).toHaveLength(4);
  expect(events.find(({ name }) => name === 'A Reading')).toEqual({
    '@type': 'Event',
    '@id': 'https://example.com/contact/#event-a-reading',
    name: 'A Reading',
    startDate: '2090-03-01T19:30-06:00',
    location: {
      '@type': 'Place',
      name: 'The Library',
      address: { '@type': 'PostalAddress', streetAddress: 'Main Street 1', addressLocality: 'Elsewhere' },
    },
    performer: { '@id': 'https://example.com/#author' },
    description: 'A chapter, and a lamp to read it by.',
    url: 'https://library.example/reading',
  });
});

test('the calendar has what is to come, and neither what is long over nor a draft', () => {
  expect(
    eventsIn('/calendar.ics').map(({ summary, startDate }) => `${startDate.toString()} ${summary}`),
  ).toEqual(expect.arrayContaining(['2090-03-02T01:30:00Z A Reading', '2090-05-05 A Convention']));
  const ids = eventsIn('/calendar.ics').map(({ uid }) => uid);
  expect(ids.filter((id) => id.startsWith('event-'))).toHaveLength(2);
  expect(ids.filter((id) => id.startsWith('release-')).length).toBeGreaterThan(0);
});

test('every page leads to the calendar, and so do the events', () => {
  for (const route of allRoutes)
    expect(attributes(pageAt(route), 'footer a[href$=".ics"]', 'href')).toEqual(['/calendar.ics']);
  expect(attributes(contact, 'main a[href$=".ics"]', 'href')).toEqual(['/calendar.ics']);
});

test('the wall of fame leads to a calendar that has everybody on it', () => {
  expect(attributes(pageAt('/swof/'), 'main a[href$=".ics"]', 'href')).toEqual(['/swof.ics']);
  const yearly = eventsIn('/swof.ics').filter((event) => event.isRecurring());
  // A leap day's anniversary is four events.
  expect([...new Set(yearly.map(({ summary }) => summary.split(':')[0]))].sort()).toEqual(
    entriesOf('swof')
      .map(({ name }) => String(name))
      .sort(),
  );
});
