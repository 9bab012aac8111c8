import { yearOf } from '../../lib/calendarDate';
import { yearRoute } from '../../lib/routes';
import { yearOfWork } from '../../lib/works';
import { hasPage } from './collections';
import { entryIdOf } from './entryFiles';
import { coversIn } from './seriesParts';
import type { SiteContent } from './siteContent';
import type { SitePage } from './sitePage';

const yearsIn = (content: SiteContent): number[] =>
  [
    ...new Set(
      [...coversIn(content), ...content.of('stories')].flatMap(({ fields }) => yearOfWork(fields) ?? []),
    ),
  ].sort((a, b) => b - a);

/** What the page of all works has to know: the years that have pages, the last first, and that of the build. */
export const bibliographyContext = (content: SiteContent) => ({
  years: yearsIn(content),
  builtIn: yearOf(content.today),
  aliases: content
    .of('stories')
    .filter((story) => !hasPage(story))
    .flatMap(({ fields }) => fields.aliases ?? []),
});

/** A page for every year in which a work came out first. */
export const yearPages = (content: SiteContent): SitePage[] =>
  yearsIn(content).map((year) => ({
    path: yearRoute(year),
    template: 'year',
    context: () => ({
      year,
      covers: coversIn(content)
        .filter(({ fields }) => yearOfWork(fields) === year)
        .map(entryIdOf),
      stories: content
        .of('stories')
        .filter(({ fields }) => yearOfWork(fields) === year)
        .map(({ slug }) => slug),
    }),
  }));
