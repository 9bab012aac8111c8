import { allSeriesRoute, seriesRoute } from '../../lib/routes';
import { coversIn, daysOf, seriesOf } from './coverPages';
import type { SiteContent } from './siteContent';
import { foundPage, type SitePage } from './sitePage';

/** The page on which all series stand that have parts, and theirs; none where there are no such series. */
export const seriesPages = (content: SiteContent): SitePage[] => {
  const covers = coversIn(content);
  const partsOf = (slug: string) =>
    [...covers, ...content.of('stories')].filter((work) => seriesOf(work) === slug);
  const series = content.of('series').filter(({ slug }) => partsOf(slug).length);
  if (!series.length) return [];
  return [
    {
      path: allSeriesRoute,
      template: 'allSeries',
      context: () => ({ series: series.map(({ slug }) => slug) }),
    },
    ...series.map(({ slug, fields }): SitePage => ({
      path: seriesRoute(slug),
      template: 'series',
      context: () => ({
        slug,
        begin: fields.begin ?? '',
        aliases: fields.aliases,
        ahead: covers
          .filter((cover) => seriesOf(cover) === slug)
          .flatMap(daysOf)
          .filter((day) => day > content.today),
      }),
      finds: () => [foundPage('series', fields.title, seriesRoute(slug), { text: `series/${slug}` })],
    })),
  ];
};
