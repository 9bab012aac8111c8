import type { Configuration } from 'webpack';
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
  localIdentName?: string;
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
    options.localIdentName = '[name]-[local]';
  });
};
