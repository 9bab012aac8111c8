import { allSeriesRoute, seriesRoute } from '../../lib/routes';
import { daysOf } from './coverPages';
import { entryIdOf } from './entryFiles';
import { seriesWithParts, volumesOf } from './seriesParts';
import type { PlacedEntry, SiteContent } from './siteContent';
import { foundPage, type SitePage } from './sitePage';

/** The works that the other reading orders of a series name, but for what is unlisted: its name would be published. */
const orderedIn = ({ orders = [] }: PlacedEntry<'series'>['fields'], content: SiteContent): string[] => {
  const unlisted = content.unlisted.map(entryIdOf);
  return orders
    .flatMap(({ parts = [] }) => parts.map(({ work }) => work))
    .filter((work) => !unlisted.includes(work));
};

/** The page on which all series stand that have parts, and theirs; none where there are no such series. */
export const seriesPages = (content: SiteContent): SitePage[] => {
  const series = seriesWithParts(content).map((one) => ({ ...one, parts: one.works.map(entryIdOf) }));
  if (!series.length) return [];
  return [
    {
      path: allSeriesRoute,
      template: 'allSeries',
      context: () => ({
        series: series.map(({ slug }) => slug),
        parts: [...new Set(series.flatMap(({ parts }) => parts))],
      }),
    },
    ...series.map(({ slug, fields, works, parts }): SitePage => ({
      path: seriesRoute(slug),
      template: 'series',
      context: () => ({
        slug,
        begin: fields.begin ?? '',
        parts,
        works: [...new Set([...parts, ...orderedIn(fields, content)])],
        volumes: volumesOf(content, parts).map(entryIdOf),
        aliases: fields.aliases,
        ahead: works.flatMap(daysOf).filter((day) => day > content.today),
      }),
      finds: () => [foundPage('series', fields.title, seriesRoute(slug), { text: `series/${slug}` })],
    })),
  ];
};
