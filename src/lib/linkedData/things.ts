import type { BlogPosting, BookSeries, Event } from 'schema-dts';
import { Temporal } from 'temporal-polyfill';
import { eventId, postRoute, seriesRoute } from '../routes';
import { authorRef, workRef, idOf, type LinkedRef, type LinkedSite } from './site';

/** What the page of a series is about: the series, with those of its parts that have pages. */
export const seriesThings = (
  site: LinkedSite,
  series: Queries.SeriesPageQuery['page'],
  parts: readonly LinkedRef[],
): BookSeries[] => {
  if (!series) return [];
  const { slug, title, description } = series;
  const books = parts.flatMap((part) => workRef(site, part) ?? []);
  return [
    {
      '@type': 'BookSeries',
      '@id': idOf(site, seriesRoute(slug), 'series'),
      name: title,
      description,
      url: site.siteUrl + seriesRoute(slug),
      author: authorRef(site),
      ...(books.length && { hasPart: books }),
    },
  ];
};

type LinkedPost = Queries.PostPageQuery['page'];

/** What the page of a post is about: the post; `image` is the address of the picture that it is shared by. */
export const postThings = (site: LinkedSite, post: LinkedPost, image: string): BlogPosting[] =>
  post
    ? [
        {
          '@type': 'BlogPosting',
          '@id': idOf(site, postRoute(post.slug), 'post'),
          headline: post.title,
          description: post.description,
          datePublished: post.published,
          ...(post.tags?.length && { keywords: [...post.tags] }),
          url: site.siteUrl + postRoute(post.slug),
          image,
          inLanguage: site.language,
          author: authorRef(site),
        },
      ]
    : [];

type LinkedEvent = Queries.ContactPageQuery['allEvent']['nodes'][number];

const addressOf = ({ address, city }: LinkedEvent) => ({
  '@type': 'PostalAddress' as const,
  ...(address && { streetAddress: address }),
  ...(city && { addressLocality: city }),
});

/** When it begins, as ISO 8601 has it: with its offset where the zone is known, else by the clocks of the place. */
const startOf = ({ start, time, timeZone }: LinkedEvent): string => {
  if (!time) return start;
  const local = `${start}T${time}`;
  return timeZone
    ? Temporal.PlainDateTime.from(local)
        .toZonedDateTime(timeZone)
        .toString({ timeZoneName: 'never', smallestUnit: 'minute' })
    : local;
};

/** The events that stand on a page, which lies at `path`. */
export const eventThings = (site: LinkedSite, path: string, events: readonly LinkedEvent[]): Event[] =>
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
