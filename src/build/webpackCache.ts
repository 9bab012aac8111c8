import type { Compiler, Configuration } from 'webpack';
import { digestOf } from './digest';
import { missing } from './missing';

/**
 * Keeps webpack from following every module that Gatsby and its plugins are made of, in order to notice when one of
 * them changes: that takes longer than to build the site. The lock file says the same. Some things it would not notice: what
 * stands for `site-words`, that the project was moved, and below which path the site lies.
 */
export const trustLockFile = (config: Configuration, root: string, words: string): void => {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') {
    throw missing('webpack’s cache on disk', 'webpackCache.ts');
  }
  const code = digestOf(root, ['babel.config.cjs', 'package-lock.json', 'src/build']);
  config.cache.version = [code, words, root, config.output?.publicPath].join(' ');
  config.cache.buildDependencies = { defaultWebpack: [] };
  // The loaders add themselves.
  const forget = ({ hooks }: Compiler): void =>
    hooks.done.tap('trustLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), forget];
};
