import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Node } from 'gatsby';
import { tried } from '../lib/tried';
import { brokenAdjustment } from './brokenAdjustment';

/** What Gatsby has no option for is changed in its own modules, whose version the lock file holds. Throws where one is gone. */
export const gatsbyModule = (root: string, name: string, from = 'gatsby/dist'): object => {
  try {
    return createRequire(join(root, 'package.json'))(`${from}/${name}`) as object;
  } catch {
    throw brokenAdjustment(`${from}/${name}`, 'gatsbyInternals.ts');
  }
};

/** A package that Gatsby would search for queries. */
interface Dependent {
  readonly path: string;
}

/** Gatsby's list of them, which it makes once (lodash's memoize), as far as it is touched here. */
interface Memoized {
  (): Promise<readonly Dependent[]>;
  readonly cache?: { readonly set: (key: undefined, result: Promise<readonly Dependent[]>) => unknown };
}

/** Whether a script in a folder or below has a query, packages of the package apart. */
const holdsQueries = (folder: string): boolean =>
  readdirSync(folder, { withFileTypes: true }).some((entry) => {
    if (entry.name === 'node_modules') return false;
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return holdsQueries(path);
    return /\.[cm]?[jt]sx?$/.test(entry.name) && readFileSync(path).includes('graphql`');
  });

/**
 * Has Gatsby search only those packages for queries that hold some: it would parse all sources of its plugins, at every
 * build and at every start of `gatsby develop`, for seconds.
 */
export const skipPackagesWithoutQueries = async (root: string): Promise<void> => {
  const { getGatsbyDependents: list } = gatsbyModule(root, 'utils/gatsby-dependents') as {
    readonly getGatsbyDependents?: Memoized;
  };
  if (!list?.cache) throw brokenAdjustment('Gatsby’s list of packages with queries', 'gatsbyInternals.ts');
  const withQueries = (await list()).filter(({ path }) => holdsQueries(path));
  list.cache.set(undefined, Promise.resolve(withQueries));
};

/** gatsby-transformer-json, as far as it is touched here. */
interface JsonTransformer {
  shouldOnCreateNode?: (args: { readonly node: Node }) => boolean;
}

const isJson = (path: unknown): boolean =>
  tried(() => JSON.parse(readFileSync(String(path), 'utf8')) as unknown) !== undefined;

/** Has Gatsby say nothing of JSON that it cannot read: the guard names it, with its line. */
export const leaveBrokenJson = (root: string): void => {
  const transformer = gatsbyModule(root, 'gatsby-node', 'gatsby-transformer-json') as JsonTransformer;
  const { shouldOnCreateNode } = transformer;
  if (!shouldOnCreateNode)
    throw brokenAdjustment('The choice of gatsby-transformer-json', 'gatsbyInternals.ts');
  transformer.shouldOnCreateNode = ({ node }) => shouldOnCreateNode({ node }) && isJson(node['absolutePath']);
};
