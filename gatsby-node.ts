import { resolve } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { addEditor, addHostedEditor } from './src/build/addEditor';
import { writeRobots } from './src/build/writeRobots';
import { fieldExtensions } from './src/content/extensions';
import { typeDefinitions } from './src/content/graphql';
import { createMarkdownEntry } from './src/content/nodes';
import { postRoute, topRoute } from './src/lib/routes';

export { prepare as onPreInit } from './src/build/prepare';
export { noteMakers as onPostBootstrap } from './src/build/staleCache';
export { adjustWebpack as onCreateWebpackConfig } from './src/build/webpack';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  actions.createTypes(typeDefinitions());
};

export const onCreateNode: GatsbyNode['onCreateNode'] = createMarkdownEntry;

export const onPostBuild = () => Promise.all([writeRobots(), addHostedEditor()]);
export const onCreateDevServer = addEditor;

const template = (name: string): string => resolve(`src/templates/${name}.tsx`);

export const createPages: GatsbyNode['createPages'] = async ({ graphql, actions, reporter }) => {
  const { data } = await graphql<Queries.CreatePagesQuery>(`
    query CreatePages {
      siteSettings {
        press {
          slug
        }
      }
      allPost {
        nodes {
          slug
        }
      }
      allPolicy {
        nodes {
          slug
        }
      }
    }
  `);
  if (!data?.siteSettings) {
    reporter.panicOnBuild('The pages could not be read from the content.');
    return;
  }
  actions.createPage({ path: topRoute(data.siteSettings.press.slug), component: template('press') });
  for (const { slug } of data.allPost.nodes) {
    actions.createPage({ path: postRoute(slug), component: template('post'), context: { slug } });
  }
  for (const { slug } of data.allPolicy.nodes) {
    actions.createPage({ path: topRoute(slug), component: template('policy'), context: { slug } });
  }
};
