import type { GatsbyNode } from 'gatsby';
import { buildDay } from '../content/gatsby/buildDay';
import { keepForPictures } from './earlyPictures';
import { pagesOf } from './pages';

/** Makes the pages that the content asks for. */
export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  keepForPictures(graphql);
  const result = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      siteSettings {
        press {
          slug
        }
      }
      allPageText(filter: { off: { eq: true } }) {
        nodes {
          slug
        }
      }
      allPost {
        nodes {
          slug
          aliases
        }
      }
      allEvent {
        nodes {
          slug
          start
          end
        }
      }
      allPolicy {
        nodes {
          slug
        }
      }
      allSeries {
        nodes {
          slug
          begin
          aliases
        }
      }
      allCoverEntry(sort: { jsonId: ASC }) {
        nodes {
          __typename
          id
          slug
          pagePath
          about {
            excerpt
          }
          series {
            name
          }
          editions {
            released
          }
          aliases
          ... on Audiobook {
            audio {
              book
            }
          }
        }
      }
    }
  `);
  if (result.data) pagesOf(result.data, buildDay()).forEach((page) => actions.createPage(page));
  else reporter.panicOnBuild('The pages could not be read from the content.', result.errors as Error);
};
