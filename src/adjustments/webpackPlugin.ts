import type { Configuration } from 'webpack';
import { brokenAdjustment } from './brokenAdjustment';

/** A group of modules that webpack puts into one file, as far as it is touched here. */
interface Group {
  minChunks?: number;
  minSize?: number;
}

/** The group of this name by which Gatsby has webpack divide what it makes; `file` is the one that adjusts it. */
export const groupNamed = (name: string, { optimization }: Configuration, file: string): Group => {
  const { cacheGroups = {} } = optimization?.splitChunks || {};
  const group = cacheGroups[name];
  if (typeof group !== 'object' || group instanceof RegExp)
    throw brokenAdjustment(`Gatsby’s group of modules “${name}”`, file);
  return group as Group;
};

/** Whether a plugin of webpack's is of the class with a name: two packages may hold two versions of one class. */
export const isNamed = (plugin: unknown, name: string): boolean =>
  (plugin as object).constructor.name === name;
