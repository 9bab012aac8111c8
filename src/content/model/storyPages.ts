import { entryRoute } from '../../lib/routes';
import { hasPage } from './collections';
import { seriesOnPage } from './seriesParts';
import type { PlacedEntry, SiteContent } from './siteContent';
import { foundPage, type SitePage } from './sitePage';
import { inLanguages } from './translations';
import { formerRoutes } from './unlisted';

type Story = PlacedEntry<'stories'>;

/** What the search finds a story by, beside its title and its text. */
const wordsOf = ({ fields }: Story) => {
  const { description, venue, issue, notes, reprints = [], contributors = [], awards = [] } = fields;
  return [
    description,
    venue,
    issue,
    ...reprints.flatMap(({ venue: where, title, translator, narrator }) => [
      where,
      title,
      translator,
      narrator,
    ]),
    ...contributors.map(({ name }) => name),
    ...awards.map(({ award, year }) => `${award} ${year}`),
    notes,
  ];
};

/** The pages of the stories of which enough is said. */
export const storyPages = (content: SiteContent): SitePage[] =>
  content
    .of('stories')
    .filter(hasPage)
    .map((story) => {
      const { slug, fields } = story;
      const path = entryRoute(story);
      return {
        path,
        template: 'story',
        ...inLanguages(story, content),
        context: () => ({
          slug,
          series: seriesOnPage(story, content),
          collected: (fields.collected ?? []).map(({ book }) => book),
          aliases: formerRoutes(story),
          lastmod: fields.online,
        }),
        finds: () => [
          foundPage('story', fields.title, path, { words: wordsOf(story), text: `stories/${slug}` }),
        ],
      };
    });
