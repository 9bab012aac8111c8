import type { Event } from 'schema-dts';
import { Temporal } from 'temporal-polyfill';
import type { ToldEvent } from '../events';
import { eventId } from '../routes';
import { authorRef, idOf, type LinkedSite } from './site';

const addressOf = ({ address, city }: ToldEvent) => ({
  '@type': 'PostalAddress' as const,
  ...(address && { streetAddress: address }),
  ...(city && { addressLocality: city }),
});

/** When it begins, as ISO 8601 has it: with its offset where the zone is known, else by the clocks of the place. */
const startOf = ({ start, time, timeZone }: ToldEvent): string => {
  if (!time) return start;
  const local = `${start}T${time}`;
  return timeZone
    ? Temporal.PlainDateTime.from(local)
        .toZonedDateTime(timeZone)
        .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
    : local;
};

/** The events that stand on a page, which lies at `path`. */
export const eventThings = (site: LinkedSite, path: string, events: readonly ToldEvent[]): Event[] =>
  events.map((event) => ({
    '@type': 'Event',
    '@id': idOf(site, path, eventId(event.slug)),
    name: event.title,
    startDate: startOf(event),
    // When it is over on the same evening, nobody has said.
    ...((event.end ?? !event.time) && { endDate: event.end ?? event.start }),
    location: {
      '@type': 'Place',
      name: event.place,
      ...((event.address ?? event.city) && { address: addressOf(event) }),
    },
    performer: authorRef(site),
    ...(event.description && { description: event.description }),
    url: event.link ?? `${site.siteUrl}${path}#${eventId(event.slug)}`,
  }));
