import type { Configuration } from 'webpack';
import { brokenAdjustment } from './brokenAdjustment';
import { groupNamed, isNamed } from './webpackPlugin';

/** mini-css-extract-plugin, as far as it is touched here. */
interface CssPlugin {
  readonly options: { ignoreOrder: boolean };
}

/** css-minimizer-webpack-plugin, as far as it is touched here. */
interface CssMinimizer {
  readonly options: { warningsFilter: (warning: string) => boolean };
}

/**
 * Keeps webpack from warning of the order of style sheets. Components' sheets share one cascade layer and no class
 * name, and gatsby-ssr.tsx sets the order of the layers, so the order of the sheets means nothing.
 */
export const ignoreCssOrder = ({ plugins = [] }: Configuration): void => {
  const found = plugins.filter((plugin): plugin is CssPlugin & typeof plugin =>
    isNamed(plugin, 'MiniCssExtractPlugin'),
  );
  if (!found.length) throw brokenAdjustment('Gatsby’s MiniCssExtractPlugin', 'webpackStyles.ts');
  found.forEach(({ options }) => {
    options.ignoreOrder = true;
  });
};

/** Keeps the build from warning of `calc-size()`, which postcss-calc cannot read and leaves as it is. */
export const acceptCalcSize = ({ optimization }: Configuration): void => {
  const found = (optimization?.minimizer ?? []).filter((plugin): plugin is CssMinimizer & typeof plugin =>
    isNamed(plugin, 'CssMinimizerPlugin'),
  );
  if (!found.length) throw brokenAdjustment('Gatsby’s CssMinimizerPlugin', 'webpackStyles.ts');
  found.forEach(({ options }) => {
    options.warningsFilter = (warning) => !warning.includes('postcss-calc');
  });
};

/** A rule by which files become modules, as far as it is touched here. */
interface FileRule {
  readonly test?: unknown;
  readonly use?: readonly { readonly options?: { limit?: number | false } }[];
}

/**
 * Leaves typefaces in files of their own, however small: Gatsby writes those below 10,000 bytes into the style sheet, which
 * is part of every page, and a page needs few of them.
 */
export const keepFontsApart = ({ module }: Configuration): void => {
  const rules = (module?.rules ?? []) as readonly FileRule[];
  const found = rules
    .filter(({ test }) => test instanceof RegExp && test.test('text.woff2'))
    .flatMap(({ use }) => (Array.isArray(use) ? (use as NonNullable<FileRule['use']>) : []))
    .flatMap(({ options }) => (options && 'limit' in options ? [options] : []));
  if (!found.length) throw brokenAdjustment('Gatsby’s rule for typefaces', 'webpackStyles.ts');
  found.forEach((options) => {
    options.limit = false;
  });
};

/**
 * Leaves what a single kind of page has by way of style to that kind. Gatsby gathers all in one sheet, for the order of
 * rules, which means nothing here; and that sheet stands in every page.
 */
export const leaveStylesToTheirPages = (config: Configuration): void => {
  groupNamed('styles', config, 'webpackStyles.ts').minChunks = 2;
};
