import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brokenAdjustment } from './brokenAdjustment';

/** How many processors Gatsby reckons with. Throws where it has no such count any more. */
const countProcessors = (root: string): number => {
  try {
    const gatsby = createRequire(join(root, 'node_modules', 'gatsby', 'package.json'));
    const { cpuCoreCount } = gatsby('gatsby-core-utils') as { readonly cpuCoreCount: () => number };
    return cpuCoreCount();
  } catch {
    throw brokenAdjustment('Gatsby’s count of processors', 'workers.ts');
  }
};

/**
 * Has Gatsby answer the pages' queries in its own process and start its one worker, which renders HTML, only once. By
 * default it answers them in workers, for whose second start a build then waits longer than for all its answers; that
 * pays for thousands of pages. `GATSBY_CPU_COUNT` in the environment holds, where it is set.
 */
export const limitWorkers = (root: string): void => {
  if (process.env['GATSBY_CPU_COUNT']) return;
  process.env['GATSBY_CPU_COUNT'] = '1';
  if (countProcessors(root) !== 1) throw brokenAdjustment('GATSBY_CPU_COUNT', 'workers.ts');
};
