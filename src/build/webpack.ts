import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { GatsbyNode } from 'gatsby';
import TerserPlugin from 'terser-webpack-plugin';
import type { Compiler, Configuration } from 'webpack';
import { digestOf } from './digest';

/** mini-css-extract-plugin, as far as it is touched here. */
interface CssPlugin {
  readonly options: { ignoreOrder: boolean };
}

const isNamed = (plugin: unknown, name: string): boolean => (plugin as object).constructor.name === name;

/**
 * Keeps webpack from warning of the order of style sheets. Components' sheets share one cascade layer and no class
 * name, and gatsby-ssr.tsx sets the order of the layers, so the order of the sheets means nothing.
 */
const ignoreCssOrder = ({ plugins = [] }: Configuration): void => {
  plugins
    .filter((plugin): plugin is CssPlugin & typeof plugin => isNamed(plugin, 'MiniCssExtractPlugin'))
    .forEach(({ options }) => {
      options.ignoreOrder = true;
    });
};

/**
 * Keeps webpack from following every module that Gatsby and its plugins are made of, in order to notice when one of
 * them changes: that takes longer than to build the site. The lock file says the same.
 */
const trustLockFile = (config: Configuration, root: string): void => {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') return;
  config.cache.version = digestOf(root, ['package-lock.json', 'src/build']);
  config.cache.buildDependencies = { defaultWebpack: [] };
  // The loaders add themselves.
  const forget = ({ hooks }: Compiler): void =>
    hooks.done.tap('trustLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), forget];
};

/** Has Chromium compile a script as a whole while it arrives, and not function by function where the page stands still for it. */
const compileAhead = '//# allFunctionsCalledOnLoad\n';

/** Makes the scripts small by swc: smaller than terser's, in an eighth of the time. */
const minifyBySwc = ({ optimization }: Configuration): void => {
  const [, ...others] = optimization?.minimizer ?? [];
  if (!optimization || !optimization.minimizer?.some((plugin) => isNamed(plugin, 'TerserPlugin'))) return;
  const minimizer = new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    terserOptions: {
      compress: { passes: 3, ecma: 2022 },
      mangle: true,
      format: { preamble: compileAhead },
    },
  });
  optimization.minimizer = [minimizer, ...others];
};

/** What Gatsby and its plugins would run on every page, for uses that this site makes none of. */
const unused = [
  // Scripts of others, in a worker.
  'gatsby/dist/internal-plugins/partytown/gatsby-browser',
  // A manifest per language.
  'gatsby-plugin-manifest/gatsby-browser',
];

/** Takes one module for another, or none for it. */
const alias = (config: Configuration, names: Readonly<Record<string, string | false | undefined>>): void => {
  config.resolve ??= {};
  Object.assign((config.resolve.alias ??= {}), names);
};

const leaveOut = (config: Configuration, root: string): void => {
  const { resolve } = createRequire(join(root, 'package.json'));
  alias(config, Object.fromEntries(unused.map((name) => [resolve(name), false])));
};

/** Puts an entry of the site's own before Gatsby's, which it takes in as `gatsby-entry`. */
const startInSteps = (config: Configuration, root: string): void => {
  const entry = config.entry as { app?: string };
  alias(config, { 'gatsby-entry': entry.app });
  entry.app = join(root, 'src', 'browser', 'entry.ts');
};

/** Adjusts Gatsby's webpack for what this site has and has not. */
export const adjustWebpack: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  const config = (getConfig as () => Configuration)();
  ignoreCssOrder(config);
  trustLockFile(config, process.cwd());
  minifyBySwc(config);
  leaveOut(config, process.cwd());
  if (stage === 'build-javascript') startInSteps(config, process.cwd());
  actions.replaceWebpackConfig(config);
};
