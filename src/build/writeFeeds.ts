import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { buildDay } from '../content/gatsby/buildDay';
import { collections } from '../content/model/collections';
import { pageRoute } from '../content/model/pages';
import { coversOn, coverTypesOn } from './pages';
import { feedItems, type Followed, isFollowed } from '../feeds/feedItems';
import { jsonFeedOf } from '../feeds/jsonFeed';
import { rssOf } from '../feeds/rss';
import { jsonFeedPath, rssPath } from '../lib/routes';

/** What of the answer stands on pages that the site has; `paths` are those of its pages. */
const followedIn = (data: Queries.FeedsQuery, paths: ReadonlySet<string>): Followed => {
  const shown = <T>(page: string, entries: readonly T[]): readonly T[] =>
    paths.has(pageRoute(page)) ? entries : [];
  const { page: blog } = collections.posts;
  const { page: running } = collections.soundtracks;
  return {
    posts: shown(blog, data.allPost.nodes),
    books: coversOn(paths).flatMap((collection) =>
      data.allCoverEntry.nodes
        .filter(({ __typename }) => __typename === collections[collection].type)
        .map((book) => ({ ...book, collection })),
    ),
    soundtracks: shown(running, data.allSoundtrack.nodes),
  };
};

/** Writes the feeds into `public/`; none where there is nothing to follow. */
export const writeFeeds = async (
  root: string,
  graphql: BuildArgs['graphql'],
  paths: ReadonlySet<string>,
): Promise<void> => {
  // Pictures of what the pages have, and in their widths: of others nobody would be making files any more.
  const answer = await graphql<Queries.FeedsQuery>(
    `
      query Feeds($shown: [String!]!) {
        siteSettings {
          title
          tagline
          author
          language
          siteUrl
        }
        allPost(sort: [{ published: DESC }, { title: ASC }], limit: 40) {
          nodes {
            slug
            title
            description
            published
            aliases
            feedHtml
          }
        }
        allCoverEntry(
          filter: { internal: { type: { in: $shown } } }
          sort: [{ jsonId: ASC }, { internal: { type: DESC } }]
        ) {
          nodes {
            __typename
            slug
            title
            link
            linkHost
            affiliate
            pagePath
            aliases
            image {
              childImageSharp {
                gatsbyImageData(width: 248, breakpoints: [96, 168, 248, 368, 488], layout: CONSTRAINED)
              }
            }
            about {
              subtitle
              blurb
            }
            editions {
              released
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
    { shown: coverTypesOn(paths) },
  );
  const site = answer.data?.siteSettings;
  if (!answer.data || !site)
    throw new Error('What the feeds tell of could not be read.', { cause: answer.errors });
  const followed = followedIn(answer.data, paths);
  if (!isFollowed(followed)) return;
  const items = feedItems(followed, site, buildDay());
  await Promise.all([
    writeFile(join(root, 'public', rssPath), rssOf(site, items)),
    writeFile(join(root, 'public', jsonFeedPath), jsonFeedOf(site, items)),
  ]);
};
