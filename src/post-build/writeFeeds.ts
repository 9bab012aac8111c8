import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuildArgs } from 'gatsby';
import { buildDay } from '../content/gatsby/buildDay';
import { entryIdOf } from '../content/model/entryFiles';
import { hasFeed } from '../content/model/footerLinks';
import { shownIn } from '../content/model/pagesOf';
import type { SiteContent } from '../content/model/siteContent';
import { jsonFeedOf, rssOf } from '../feeds/feedFiles';
import { feedItems, type Followed } from '../feeds/feedItems';
import { jsonFeedPath, rssPath } from '../lib/routes';

/** What of the answer stands on pages that the site has. */
const followedIn = (data: Queries.FeedsQuery, content: SiteContent): Followed => {
  const shown = shownIn(content);
  return {
    posts: shown.posts.length ? data.allPost.nodes : [],
    stories: data.allStory.nodes,
    books: data.allCoverEntry.nodes,
    soundtracks: shown.soundtracks.length ? data.allSoundtrack.nodes : [],
  };
};

/** Writes the feeds into `public/`; none where there is nothing to follow. */
export const writeFeeds = async (
  root: string,
  graphql: BuildArgs['graphql'],
  content: SiteContent,
): Promise<void> => {
  if (!hasFeed(content)) return;
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
    { shown: shownIn(content).covers.map(entryIdOf) },
  );
  const site = answer.data?.siteSettings;
  if (!answer.data || !site)
    throw new Error('What the feeds tell of could not be read.', { cause: answer.errors });
  const items = feedItems(followedIn(answer.data, content), site, buildDay());
  await Promise.all([
    writeFile(join(root, 'public', rssPath), rssOf(site, items)),
    writeFile(join(root, 'public', jsonFeedPath), jsonFeedOf(site, items)),
  ]);
};
