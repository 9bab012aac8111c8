import type { Configuration } from 'webpack';
import { brokenAdjustment } from './brokenAdjustment';
import { groupNamed, isNamed } from './webpackPlugin';

/** The options of webpack's plugins of a class, as far as they are touched here. Throws where there is none. */
const optionsOf = <Options>(plugins: readonly unknown[], name: string): Options[] => {
  const found = plugins.filter((plugin): plugin is { readonly options: Options } => isNamed(plugin, name));
  if (!found.length) throw brokenAdjustment(`Gatsby’s ${name}`, 'webpackStyles.ts');
  return found.map(({ options }) => options);
};

/**
 * Keeps webpack from warning of the order of style sheets. Components' sheets share one cascade layer and no class
 * name, and gatsby-ssr.tsx sets the order of the layers, so the order of the sheets means nothing.
 */
export const ignoreCssOrder = ({ plugins = [] }: Configuration): void => {
  for (const options of optionsOf<{ ignoreOrder: boolean }>(plugins, 'MiniCssExtractPlugin'))
    options.ignoreOrder = true;
};

/** Keeps the build from warning of `calc-size()`, which postcss-calc cannot read and leaves as it is. */
export const acceptCalcSize = ({ optimization }: Configuration): void => {
  const minimizers = optimization?.minimizer ?? [];
  type Filter = { warningsFilter: (warning: string) => boolean };
  for (const options of optionsOf<Filter>(minimizers, 'CssMinimizerPlugin'))
    options.warningsFilter = (warning) => !warning.includes('postcss-calc');
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
  for (const options of found) options.limit = false;
};

/**
 * Leaves what a single kind of page has by way of style to that kind. Gatsby gathers all in one sheet, for the order of
 * rules, which means nothing here; and that sheet stands in every page.
 */
export const leaveStylesToTheirPages = (config: Configuration): void => {
  groupNamed('styles', config, 'webpackStyles.ts').minChunks = 2;
};
