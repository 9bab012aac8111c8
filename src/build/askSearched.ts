import type { CreatePagesArgs } from 'gatsby';
import type { SearchDocument } from '../lib/searchDocument';
import { seriesWithParts } from './bookPages';
import { switchesIn } from './pages';
import { searchDocuments } from './searchDocuments';

/** Asks for all that can be found; for words only where `whole` says so, for pictures of covers of the types in `pictured`. */
export const askSearched = async (
  graphql: CreatePagesArgs['graphql'],
  whole: boolean,
  pictured: readonly string[] = [],
): Promise<SearchDocument[]> => {
  const result = await graphql<Queries.SearchedQuery>(
    `
      fragment PlainText on MarkdownRemark {
        excerpt(format: PLAIN, pruneLength: 1000000)
      }
      query Searched($whole: Boolean!, $pictured: [String!]!) {
        siteSettings {
          language
          press {
            name
            slug
          }
        }
        allPageText(sort: { slug: ASC }) {
          nodes {
            slug
            title
            off
            parent @include(if: $whole) {
              ...PlainText
            }
          }
        }
        allCoverEntry(sort: [{ jsonId: ASC }, { internal: { type: DESC } }]) {
          nodes {
            __typename
            id
            title
            link
            affiliate
            pagePath
            series {
              name
            }
            about {
              subtitle
              blurb
              notes
              excerpt
              praise {
                quote
                source
              }
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
        # Of what no page shows, a picture would be made for this alone.
        pictured: allCoverEntry(filter: { internal: { type: { in: $pictured } } }) {
          nodes {
            id
            image {
              childImageSharp {
                # As CoverPicture has it, so that no picture is made for this.
                gatsbyImageData(width: 248, breakpoints: [96, 168, 248, 368, 488], layout: CONSTRAINED)
              }
            }
          }
        }
        allExcerpt(sort: { slug: ASC }) {
          nodes {
            slug
            parent @include(if: $whole) {
              ...PlainText
            }
          }
        }
        allSeries(sort: { jsonId: ASC }) {
          nodes {
            slug
            title
            parent @include(if: $whole) {
              ...PlainText
            }
          }
        }
        allPost(sort: [{ published: DESC }, { title: ASC }]) {
          nodes {
            slug
            title
            parent @include(if: $whole) {
              ...PlainText
            }
          }
        }
        allPolicy(sort: { slug: ASC }) {
          nodes {
            slug
            title
            parent @include(if: $whole) {
              ...PlainText
            }
          }
        }
        allProject(sort: { jsonId: ASC }) {
          nodes {
            title
            description
          }
        }
        allVideo(sort: { jsonId: ASC }) {
          nodes {
            title
          }
        }
        allEvent(sort: [{ start: DESC }, { slug: DESC }]) {
          nodes {
            title
            place
            city
            description
          }
        }
        allSoundtrack(sort: { jsonId: ASC }) {
          nodes {
            title
            description
          }
        }
        pressKit {
          bio50
          bio100
          bio250
          facts {
            name
            value
          }
        }
      }
    `,
    { whole, pictured },
  );
  if (!result.data)
    throw new Error('What can be found could not be read.', { cause: result.errors as unknown });
  const { data } = result;
  const series = seriesWithParts(data.allSeries, data.allCoverEntry.nodes).map(({ slug }) => slug);
  return searchDocuments(data, switchesIn(data), series);
};
