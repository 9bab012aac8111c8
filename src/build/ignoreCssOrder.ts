import type { GatsbyNode } from 'gatsby';

/** mini-css-extract-plugin, as far as it is touched here. */
interface CssPlugin {
  readonly options: { ignoreOrder: boolean };
}

const isCssPlugin = (plugin: unknown): plugin is CssPlugin =>
  (plugin as object).constructor.name === 'MiniCssExtractPlugin';

/**
 * Keeps webpack from warning of the order of style sheets. Components' sheets share one cascade layer and no class
 * name, and gatsby-ssr.tsx sets the order of the layers, so the order of the sheets means nothing.
 */
export const ignoreCssOrder: GatsbyNode['onCreateWebpackConfig'] = ({ getConfig, actions }) => {
  const config = (getConfig as () => { readonly plugins: readonly unknown[] })();
  config.plugins.filter(isCssPlugin).forEach(({ options }) => {
    options.ignoreOrder = true;
  });
  actions.replaceWebpackConfig(config);
};
