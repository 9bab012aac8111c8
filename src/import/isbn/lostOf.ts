import type { Found, Place } from '../found';
import { lostAt } from '../given';
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
        lostAt(
          place,
          `the subtitle “${subtitle}”`,
          'it stands on the page of a book, which begins with a blurb, and Open Library has none: write both there',
        ),
      ]
    : []),
  ...editions
    .filter(({ record }) => !formatOf(record))
    .map(({ isbn }) =>
      lostAt(
        place,
        `the format of ${isbn}`,
        'Open Library does not say it: it becomes a paperback, so change that where it is none',
      ),
    ),
];
