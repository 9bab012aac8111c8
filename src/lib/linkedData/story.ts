import type { Thing } from 'schema-dts';
import { isTranslation } from '../editions';
import { type Form, formOf } from '../forms';
import {
  workRef,
  creditsIn,
  honoursIn,
  idOf,
  type LinkedRef,
  type LinkedSeries,
  type LinkedSite,
  person,
  seriesIn,
} from './site';

/** What linked data says of a story, as its page knows it. */
type LinkedStory = NonNullable<Queries.StoryPageQuery['page']>;

/** Where a text came out. */
const placeOf = ({ venue, issue }: Pick<LinkedStory, 'venue' | 'issue'>) => {
  if (!venue) return [];
  return issue
    ? [
        {
          '@type': 'PublicationIssue' as const,
          issueNumber: issue,
          isPartOf: { '@type': 'Periodical' as const, name: venue },
        },
      ]
    : [{ '@type': 'CreativeWork' as const, name: venue }];
};

const translationsOf = (site: LinkedSite, { title, reprints }: LinkedStory) => {
  const found = (reprints ?? []).filter((reprint) => isTranslation(reprint, site.language));
  const nodes = found.map((reprint) => ({
    '@type': 'CreativeWork' as const,
    name: reprint.title ?? title,
    inLanguage: reprint.language ?? site.language,
    ...(reprint.published && { datePublished: reprint.published }),
    ...(reprint.translator && { translator: person(site, reprint.translator) }),
    isPartOf: placeOf(reprint),
  }));
  return nodes.length ? { workTranslation: nodes } : {};
};

const originalOf = ({ original, title }: LinkedStory) =>
  original && {
    translationOfWork: {
      '@type': 'CreativeWork' as const,
      name: original.title ?? title,
      inLanguage: original.language,
    },
  };

/** Of these there is no type. */
const genres: Readonly<Partial<Record<Form, string>>> = { poem: 'Poetry', essay: 'Essay' };

/** What the page of a story is about: the story, where it came out, and the books of the site in which it is. */
export const storyThings = (
  site: LinkedSite,
  story: LinkedStory,
  honours: readonly string[],
  collected: readonly LinkedRef[],
  series: readonly LinkedSeries[],
): Thing[] => {
  const { title, pagePath, description, words, published, identifiers } = story;
  const path = pagePath ?? '';
  const { illustrator, contributor, ...credits } = creditsIn(site, story);
  const contributors = [illustrator ?? [], contributor ?? []].flat();
  const { refs, position } = seriesIn(site, story, series);
  const partOf = [...placeOf(story), ...refs, ...collected.flatMap((book) => workRef(site, book) ?? [])];
  const genre = genres[formOf(story)];
  const node = {
    '@id': idOf(site, path, 'story'),
    name: title,
    url: site.siteUrl + path,
    ...(description && { description }),
    inLanguage: site.language,
    ...(words && { wordCount: words }),
    ...(position !== null && { position }),
    ...(published && { datePublished: published }),
    ...credits,
    ...(contributors.length && { contributor: contributors }),
    ...honoursIn({ honours, identifiers }),
    ...originalOf(story),
    ...translationsOf(site, story),
    ...(partOf.length && { isPartOf: partOf }),
  };
  return [genre ? { '@type': 'CreativeWork', ...node, genre } : { '@type': 'ShortStory', ...node }];
};
