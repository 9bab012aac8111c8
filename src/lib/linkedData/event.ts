import type { Event } from 'schema-dts';
import type { ToldEvent } from '../events';
import { eventId } from '../routes';
import { authorRef, idOf, type LinkedSite } from './site';

const addressOf = ({ address, city }: ToldEvent) => ({
  '@type': 'PostalAddress' as const,
  ...(address && { streetAddress: address }),
  ...(city && { addressLocality: city }),
});

/** The events that stand on a page, which lies at `path`. Times are those of the place, as schema.org takes them. */
export const eventThings = (site: LinkedSite, path: string, events: readonly ToldEvent[]): Event[] =>
  events.map((event) => ({
    '@type': 'Event',
    '@id': idOf(site, path, eventId(event.slug)),
    name: event.title,
    startDate: event.time ? `${event.start}T${event.time}` : event.start,
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
