import { createRequire } from 'node:module';
import { join } from 'node:path';

/** Lodash's memoize, as far as it is touched here. */
interface Memoized {
  readonly cache: { readonly set: (key: undefined, result: Promise<readonly never[]>) => unknown };
}

/**
 * Tells Gatsby that no package holds queries or untranspiled code: it would parse all sources of its plugins in search
 * of them, at every build and at every start of `gatsby develop`, for seconds.
 */
export const skipGatsbyDependents = (root: string): void => {
  const require = createRequire(join(root, 'package.json'));
  const { getGatsbyDependents } = require('gatsby/dist/utils/gatsby-dependents') as {
    readonly getGatsbyDependents: Memoized;
  };
  getGatsbyDependents.cache.set(undefined, Promise.resolve([]));
};
