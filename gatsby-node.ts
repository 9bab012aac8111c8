import type { GatsbyNode } from 'gatsby';
import { fieldExtensions } from './src/content/gatsby/directives';
import { typeDefinitions } from './src/content/gatsby/typeDefinitions';
import { createMarkdownEntry } from './src/content/gatsby/nodes';
import { publishPictures } from './src/content/gatsby/publishPictures';

export { createPages } from './src/content/gatsby/createPages';
export { finishPublic as onPostBuild } from './src/post-build/finishPublic';
export { beforeBootstrap as onPreInit, setUpPictures as onPluginInit } from './src/adjustments/bootstrap';
export { adjustWebpack as onCreateWebpackConfig } from './src/adjustments/webpack';

export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  fieldExtensions.forEach((extension) => actions.createFieldExtension(extension));
  actions.createTypes(typeDefinitions());
};

export const createResolvers: GatsbyNode['createResolvers'] = publishPictures;

export const onCreateNode: GatsbyNode['onCreateNode'] = createMarkdownEntry;
