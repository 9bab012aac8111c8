/** What random tests begin with: SEED of the environment, else another number each time. fast-check names it on failure. */
export const seed = Number(process.env['SEED'] ?? Date.now() % 2 ** 31);
