import type { Compiler, Configuration } from 'webpack';
import { digestOf } from './digest';
import { missing } from './missing';

/**
 * Keeps webpack from following every module that Gatsby and its plugins are made of, in order to notice when one of
 * them changes: that takes longer than to build the site. The lock file says the same. What stands for `site-words`, and that the
 * project was moved, it would not notice.
 */
export const trustLockFile = (config: Configuration, root: string, words: string): void => {
  if (typeof config.cache !== 'object' || config.cache.type !== 'filesystem') {
    throw missing('webpack’s cache on disk', 'webpackCache.ts');
  }
  config.cache.version = `${digestOf(root, ['package-lock.json', 'src/build'])} ${words} ${root}`;
  config.cache.buildDependencies = { defaultWebpack: [] };
  // The loaders add themselves.
  const forget = ({ hooks }: Compiler): void =>
    hooks.done.tap('trustLockFile', ({ compilation }) => compilation.buildDependencies.clear());
  config.plugins = [...(config.plugins ?? []), forget];
};
