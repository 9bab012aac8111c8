import type { CreatePagesArgs } from 'gatsby';
import type { SearchDocument } from '../lib/searchDocument';
import { seriesWithParts } from './bookPages';
import { switchesIn } from './pages';
import { searchDocuments } from './searchDocuments';

/** Asks for all that can be found; for its words and pictures only where `whole` says so. */
export const askSearched = async (
  graphql: CreatePagesArgs['graphql'],
  whole: boolean,
): Promise<SearchDocument[]> => {
  const result = await graphql<Queries.SearchedQuery>(
    `
      fragment PlainText on MarkdownRemark {
        excerpt(format: PLAIN, pruneLength: 1000000)
      }
      query Searched($whole: Boolean!) {
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
        allCoverEntry(sort: [{ jsonId: ASC }, { id: ASC }]) {
          nodes {
            __typename
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
            image @include(if: $whole) {
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
    { whole },
  );
  if (!result.data)
    throw new Error('What can be found could not be read.', { cause: result.errors as unknown });
  const { data } = result;
  const series = seriesWithParts(data.allSeries, data.allCoverEntry.nodes).map(({ slug }) => slug);
  return searchDocuments(data, switchesIn(data), series);
};
