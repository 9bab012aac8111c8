import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { buildDay } from '../content/gatsby/buildDay';
import { type Tag, tagsOf } from '../content/model/blogPages';
import { entryIdOf } from '../content/model/entryFiles';
import { hasFeed } from '../content/model/footerLinks';
import { shownIn } from '../content/model/pagesOf';
import type { PlacedEntry, SiteContent } from '../content/model/siteContent';
import { type FollowedSite, jsonFeedOf, rssOf } from '../feeds/feedFiles';
import { feedItems, type Followed, mostItems } from '../feeds/feedItems';
import { atMost } from '../lib/atMost';
import { feedBelow, jsonFeedPath, rssPath } from '../lib/routes';

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
  const { allPost, allStory, allCoverEntry, allSoundtrack } = answer.data;
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
  };
  const inTurns = atMost(mostOpenFiles);
  await Promise.all(
    Object.entries(files).map(([path, text]) => inTurns(() => writeFile(join(root, 'public', path), text))),
  );
};
