import { createRequire } from 'node:module';
import { join } from 'node:path';

/**
 * What Gatsby has no option for is changed in Gatsby's own modules, whose version the lock file holds. Each throws where
 * a later Gatsby has no such thing any more.
 */
const gatsbyModule = (root: string, name: string): unknown =>
  createRequire(join(root, 'package.json'))(`gatsby/dist/${name}`);

/** Lodash's memoize, as far as it is touched here. */
interface Memoized {
  readonly cache: { readonly set: (key: undefined, result: Promise<readonly never[]>) => unknown };
}

/**
 * Tells Gatsby that no package holds queries or untranspiled code: it would parse all sources of its plugins in search
 * of them, at every build and at every start of `gatsby develop`, for seconds.
 */
export const skipGatsbyDependents = (root: string): void => {
  const { getGatsbyDependents } = gatsbyModule(root, 'utils/gatsby-dependents') as {
    readonly getGatsbyDependents: Memoized;
  };
  getGatsbyDependents.cache.set(undefined, Promise.resolve([]));
};

/** For how long `gatsby develop` gathers changes before it answers them, in milliseconds; of itself it takes 500. */
const gathering = 50;

/** Has `gatsby develop` answer an edit almost at once. Of several files saved together the last ones come in a second go. */
export const answerEditsSooner = (root: string): void => {
  const { waitingStates } = gatsbyModule(root, 'state-machines/waiting') as {
    readonly waitingStates: { states: { batchingNodeMutations: { after: Record<number, string> } } };
  };
  waitingStates.states.batchingNodeMutations.after = { [gathering]: 'committingBatch' };
};
