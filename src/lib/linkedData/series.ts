import type { BookSeries } from 'schema-dts';
import { seriesRoute } from '../routes';
import { authorRef, bookRef, idOf, type LinkedRef, type LinkedSite } from './site';

/** What the page of a series is about: the series, with those of its parts that have pages. */
export const seriesThings = (
  site: LinkedSite,
  series: { readonly slug: string; readonly title: string; readonly description: string } | null,
  parts: readonly LinkedRef[],
): BookSeries[] => {
  if (!series) return [];
  const { slug, title, description } = series;
  const books = parts.flatMap((part) => bookRef(site, part) ?? []);
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
