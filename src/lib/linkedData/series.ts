import type { BookSeries } from 'schema-dts';
import { seriesRoute } from '../routes';
import { authorRef, idOf, type LinkedSite } from './site';

/** What the page of a series is about: the series, with those of its parts that have pages. */
export const seriesThings = (
  site: LinkedSite,
  series: { readonly slug: string; readonly title: string; readonly description: string } | null,
  parts: readonly { readonly pagePath: string | null }[],
): BookSeries[] => {
  if (!series) return [];
  const { slug, title, description } = series;
  const paths = parts.flatMap(({ pagePath }) => pagePath ?? []);
  return [
    {
      '@type': 'BookSeries',
      '@id': idOf(site, seriesRoute(slug), 'series'),
      name: title,
      description,
      url: site.siteUrl + seriesRoute(slug),
      author: authorRef(site),
      ...(paths.length && { hasPart: paths.map((path) => ({ '@id': idOf(site, path, 'book') })) }),
    },
  ];
};
