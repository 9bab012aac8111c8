/** How many covers a page shows: full rows in two, three, four, five and six columns. */
export const coversPerPage = 60;

/** Under which the pages lie that follow the home page. */
export const pagesAfterHome = '/books/';

/**
 * The path of one of the pages over which covers are spread. The first is the route itself; those after the
 * home page cannot lie under its address.
 */
export const pageOfCovers = (route: string, number: number): string =>
  number === 1 ? route : `${route === '/' ? pagesAfterHome : route}${number}/`;

/** The numbers of the pages after the first, over which `count` covers are spread. */
export const laterPages = (count: number): number[] =>
  Array.from({ length: Math.max(0, Math.ceil(count / coversPerPage) - 1) }, (_, index) => index + 2);

/** Of `count` pages those that page `current` links to: the first, the last, its neighbours; null where some are left out. */
export const linkedPages = (current: number, count: number): (number | null)[] => {
  const numbers = [...new Set([1, current - 1, current, current + 1, count])].filter(
    (number) => number >= 1 && number <= count,
  );
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
};
