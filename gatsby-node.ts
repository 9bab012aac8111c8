import type { GatsbyNode } from 'gatsby';
import { keepForPictures } from './src/build/earlyPictures';
import { pagesOf } from './src/build/pages';
import { fieldExtensions } from './src/content/gatsby/directives';
import { buildDay } from './src/content/gatsby/buildDay';
import { typeDefinitions } from './src/content/gatsby/typeDefinitions';
import { createEntry } from './src/content/gatsby/nodes';

export { finishPublic as onPostBuild } from './src/build/finishPublic';
export { afterBootstrap as onPostBootstrap, beforeBootstrap as onPreInit } from './src/build/bootstrap';
export { adjustWebpack as onCreateWebpackConfig } from './src/build/webpack';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  actions.createTypes(typeDefinitions());
};

export const onCreateNode: GatsbyNode['onCreateNode'] = createEntry;

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
      allPolicy {
        nodes {
          slug
        }
      }
      allSeries {
        nodes {
          slug
          begin
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
