import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { buildDay } from '../content/gatsby/buildDay';
import { type Tag, tagsOf } from '../content/model/blogPages';
import { entryIdOf } from '../content/model/entryFiles';
import { hasFeed } from '../content/model/footerLinks';
import { shownIn } from '../content/model/pagesOf';
import type { PlacedEntry, SiteContent } from '../content/model/siteContent';
import {
  formerRoutesOf,
  type LanguageOfSite,
  languagesIn,
  type TranslatedEntry,
} from '../content/model/translationPages';
import { type FollowedSite, jsonFeedOf, rssOf } from '../feeds/feedFiles';
import {
  feedItems,
  type Followed,
  type FollowedTranslation,
  mostItems,
  translatedItems,
} from '../feeds/feedItems';
import { ownNameOf } from '../lib/format';
import { atMost } from '../lib/atMost';
import { feedBelow, jsonFeedPath, rssPath } from '../lib/routes';
import { languageOfWords } from '../words/inNode';

/** So many files are written at a time: systems allow about a thousand. */
const mostOpenFiles = 16;

const newest = (posts: readonly PlacedEntry<'posts'>[]): string[] =>
  posts.slice(0, mostItems).map(({ slug }) => slug);

/** The posts of which some feed tells, by their slugs: of thousands the texts would take long. */
const postsInFeeds = (posts: readonly PlacedEntry<'posts'>[], tags: readonly Tag[]): string[] => [
  ...new Set([...newest(posts), ...tags.flatMap(({ posts: tagged }) => newest(tagged))]),
];

/** The feed of each tag: its path, and what it says. */
const feedsOfTags = (
  tags: readonly Tag[],
  site: FollowedSite,
  posts: Followed['posts'],
): Record<string, string> =>
  Object.fromEntries(
    tags.map(({ name, path: route, posts: tagged }) => {
      const slugs = new Set(newest(tagged));
      const followed = {
        posts: posts.filter(({ slug }) => slugs.has(slug)),
        stories: [],
        books: [],
        soundtracks: [],
      };
      const path = feedBelow(route);
      return [
        path,
        rssOf(site, feedItems(followed, site, buildDay()), { title: `${site.title}: ${name}`, route, path }),
      ];
    }),
  );

type Texts = Queries.FeedsQuery['allTranslation']['nodes'];

/** What a feed tells of these, with their texts. */
const followedIn = (translated: readonly TranslatedEntry[], texts: Texts): FollowedTranslation[] =>
  translated.flatMap((one): FollowedTranslation[] => {
    const { translation, original, path, day } = one;
    const found = texts.find(({ slug }) => slug === translation.slug);
    const kind = original.collection === 'stories' ? 'story' : 'post';
    return found && day ? [{ ...found, kind, path, aliases: formerRoutesOf(one), day }] : [];
  });

/** The feed of each language besides that of the site: its path, and what it says. */
const feedsOfLanguages = (
  languages: readonly LanguageOfSite[],
  site: FollowedSite,
  texts: Texts,
): Record<string, string> => {
  const offered = [site.language, ...languages.map(({ language }) => language)];
  return Object.fromEntries(
    languages.flatMap(({ language, path: route, feed, translated }) => {
      if (!feed) return [];
      const own = { ...site, language };
      const inWords = languageOfWords(language, site.language);
      const title = `${site.title}: ${ownNameOf(language, site.language, offered)}`;
      const items = translatedItems(followedIn(translated, texts), own, inWords);
      return [[feed, rssOf(own, items, { title, route, path: feed })]];
    }),
  );
};

/** Writes the feeds into `public/`; none where there is nothing to follow. */
export const writeFeeds = async (
  root: string,
  graphql: BuildArgs['graphql'],
  content: SiteContent,
): Promise<void> => {
  if (!hasFeed(content)) return;
  const shown = shownIn(content);
  const tags = shown.posts.length ? tagsOf(content) : [];
  // Pictures of what the pages have, and in their widths: of others nobody would be making files any more.
  const answer = await graphql<Queries.FeedsQuery>(
    `
      query Feeds($shown: [String!]!, $posts: [String!]!) {
        siteSettings {
          title
          tagline
          author
          language
          siteUrl
        }
        allPost(filter: { slug: { in: $posts } }, sort: [{ published: DESC }, { title: ASC }]) {
          nodes {
            slug
            title
            description
            published
            aliases
            feedHtml
            imageAlt
            image {
              childImageSharp {
                gatsbyImageData(width: 680, breakpoints: [160, 340, 500, 680, 1000, 1320])
              }
            }
          }
        }
        allStory(
          filter: { online: { ne: null }, description: { ne: null } }
          sort: { online: DESC }
          limit: 40
        ) {
          nodes {
            slug
            title
            description
            online
            aliases
            feedHtml
            contributors {
              name
              role
            }
          }
        }
        allCoverEntry(
          filter: { entryId: { in: $shown } }
          sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
        ) {
          nodes {
            __typename
            collection
            slug
            title
            link
            linkHost
            affiliate
            pagePath
            aliases
            image {
              childImageSharp {
                gatsbyImageData(width: 248)
              }
            }
            about {
              subtitle
              blurb
            }
            editions {
              released
            }
            contributors {
              name
              role
            }
            ... on Audiobook {
              audio {
                narrator
              }
            }
            ... on Anthology {
              contents {
                story
                editor
              }
            }
          }
        }
        allTranslation {
          nodes {
            slug
            title
            description
            feedHtml
          }
        }
        allSoundtrack(sort: { jsonId: ASC }) {
          nodes {
            slug
            title
            bpm
            description
            published
            audioSeconds
            audio {
              publicURL
              size
              internal {
                mediaType
              }
            }
          }
        }
      }
    `,
    { shown: shown.covers.map(entryIdOf), posts: postsInFeeds(shown.posts, tags) },
  );
  const site = answer.data?.siteSettings;
  if (!answer.data || !site)
    throw new Error('What the feeds tell of could not be read.', { cause: answer.errors });
  const { allPost, allStory, allCoverEntry, allSoundtrack, allTranslation } = answer.data;
  const followed = {
    posts: allPost.nodes,
    stories: allStory.nodes,
    books: allCoverEntry.nodes,
    soundtracks: shown.soundtracks.length ? allSoundtrack.nodes : [],
  };
  const items = feedItems(followed, site, buildDay());
  const files = {
    [rssPath]: rssOf(site, items),
    [jsonFeedPath]: jsonFeedOf(site, items),
    ...feedsOfTags(tags, site, allPost.nodes),
    ...feedsOfLanguages(languagesIn(content, shown.posts.length > 0), site, allTranslation.nodes),
  };
  const inTurns = atMost(mostOpenFiles);
  await Promise.all(
    Object.entries(files).map(([path, text]) => inTurns(() => writeFile(join(root, 'public', path), text))),
  );
};
