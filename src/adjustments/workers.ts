/**
 * Has Gatsby answer the pages' queries in its own process and start its one worker, which renders HTML, only once. By
 * default it answers them in workers, for whose second start a build then waits longer than for all its answers; that
 * pays for thousands of pages. `GATSBY_CPU_COUNT` in the environment holds, where it is set.
 */
export const limitWorkers = (): void => {
  process.env['GATSBY_CPU_COUNT'] ||= '1';
};
