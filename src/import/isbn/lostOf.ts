import type { Found, Place } from '../found';
import { formatOf } from './editionOf';
import type { KnownIsbn } from './record';

/** Where all of it stands. */
export const place: Place = { file: 'Open Library' };

/** What is not brought along of a book, or guessed. */
export const lostOf = (
  editions: readonly KnownIsbn[],
  subtitle: string | undefined,
  blurb: string | undefined,
): Found[] => [
  ...(subtitle && !blurb
    ? [
        {
          kind: 'lost' as const,
          ...place,
          what: `the subtitle “${subtitle}”`,
          why: 'it stands on the page of a book, which begins with a blurb, and Open Library has none: write both there',
        },
      ]
    : []),
  ...editions.flatMap(({ isbn, record }) =>
    formatOf(record)
      ? []
      : [
          {
            kind: 'lost' as const,
            ...place,
            what: `the format of ${isbn}`,
            why: 'Open Library does not say it: it becomes a paperback, so change that where it is none',
          },
        ],
  ),
];
