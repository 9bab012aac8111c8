import type { Compiler, Configuration } from 'webpack';
import { digestOf } from '../content/gatsby/digest';
import { brokenAdjustment } from './brokenAdjustment';

/**
 * Keeps webpack from following every module that Gatsby and its plugins are made of, in order to notice when one of
 * them changes: that takes longer than to build the site. The lock file says the same. Some things it would not notice: what
 * the settings choose, that the project was moved, and below which path the site lies.
 */
export const trustLockFile = (config: Configuration, root: string, chosen: readonly string[]): void => {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') {
    throw brokenAdjustment('webpack’s cache on disk', 'webpackCache.ts');
  }
  const code = digestOf(root, ['package-lock.json', 'src/adjustments']);
  config.cache.version = [code, ...chosen, root, config.output?.publicPath].join(' ');
  config.cache.buildDependencies = { defaultWebpack: [] };
  // The loaders add themselves.
  const forget = ({ hooks }: Compiler): void =>
    hooks.done.tap('trustLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), forget];
};

/**
 * Has webpack give a build of the same files the same name, whether it made them or found them in its cache. Gatsby writes that
 * name into every page and makes all HTML anew where it changes. Of the compilers that webpack starts within itself, as for
 * style sheets, only those are part of it that had something to do; what they have made is part of it anyway.
 */
export const nameByContent = (config: Configuration): void => {
  const leaveOutInner = ({ hooks }: Compiler): void =>
    hooks.thisCompilation.tap('nameByContent', (compilation) => {
      let inner: typeof compilation.children = [];
      compilation.hooks.beforeHash.tap('nameByContent', () => {
        inner = compilation.children;
        compilation.children = [];
      });
      compilation.hooks.afterHash.tap('nameByContent', () => {
        compilation.children = inner;
      });
    });
  config.plugins = [...(config.plugins ?? []), leaveOutInner];
};
