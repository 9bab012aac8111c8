import { basename } from 'node:path';
import type { Chunk, Configuration } from 'webpack';
import { missing } from './missing';
import { isNamed } from './webpackPlugin';

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
  if (!found.length) throw missing('Gatsby’s MiniCssExtractPlugin', 'webpackStyles.ts');
  found.forEach(({ options }) => {
    options.ignoreOrder = true;
  });
};

/** Keeps the build from warning of `calc-size()`, which postcss-calc cannot read and leaves as it is. */
export const acceptCalcSize = ({ optimization }: Configuration): void => {
  const found = (optimization?.minimizer ?? []).filter((plugin): plugin is CssMinimizer & typeof plugin =>
    isNamed(plugin, 'CssMinimizerPlugin'),
  );
  if (!found.length) throw missing('Gatsby’s CssMinimizerPlugin', 'webpackStyles.ts');
  found.forEach(({ options }) => {
    options.warningsFilter = (warning) => !warning.includes('postcss-calc');
  });
};

/** What css-loader is told of a style sheet whose classes are a component's own. */
interface ModuleOptions {
  readonly localIdentName?: string;
  getLocalIdent?: (from: { readonly resourcePath: string }, pattern: string, name: string) => string;
}

/** All that rules say of such style sheets, however deep. */
const moduleOptionsIn = (value: unknown): ModuleOptions[] => {
  if (typeof value !== 'object' || value === null || value instanceof RegExp) return [];
  if (Array.isArray(value)) return value.flatMap(moduleOptionsIn);
  const { use, oneOf, options } = value as Readonly<Record<string, unknown>>;
  const { modules } = (options ?? {}) as { readonly modules?: ModuleOptions };
  return [...(modules?.localIdentName ? [modules] : []), ...moduleOptionsIn(use), ...moduleOptionsIn(oneOf)];
};

/**
 * Calls a class by its component and its own name alone: these are unique, since all components lie in one folder, and
 * Gatsby's digests behind them are read by nobody and not to be compressed.
 */
export const nameClasses = ({ module }: Configuration): void => {
  const found = moduleOptionsIn(module?.rules);
  if (!found.length) throw missing('css-loader’s `localIdentName`', 'webpackStyles.ts');
  found.forEach((options) => {
    options.getLocalIdent = ({ resourcePath }, _pattern, name) =>
      `${basename(resourcePath, '.module.css')}-${name}`;
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
  if (!found.length) throw missing('Gatsby’s rule for typefaces', 'webpackStyles.ts');
  found.forEach((options) => {
    options.limit = false;
  });
};

/** Templates to which the footer alone leads. */
const apart = ['press-kit', 'search'].map((name) => `component---src-templates-${name}-tsx`);

/** A group of modules that webpack puts into one file, as far as it is touched here. */
interface Group {
  chunks?: (chunk: Chunk) => boolean;
}

/**
 * Leaves what only pages have that few come to out of the one style sheet that every page carries. Gatsby gathers all in it,
 * for the order of rules, which means nothing here.
 */
export const keepStylesApart = ({ optimization }: Configuration): void => {
  const { cacheGroups = {} } = optimization?.splitChunks || {};
  const styles = cacheGroups['styles'];
  if (typeof styles !== 'object' || styles instanceof RegExp)
    throw missing('Gatsby’s group of style sheets', 'webpackStyles.ts');
  (styles as Group).chunks = ({ name }) => !apart.includes(name ?? '');
};
