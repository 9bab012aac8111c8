/** How many covers a page shows: full rows in every number of columns that the grid may have. */
const coversPerPage = 60;

/** Under which the pages lie that follow the home page. */
export const pagesAfterHome = '/books/';

/**
 * The path of one of the pages over which covers are spread. The first is the route itself; those after the
 * home page cannot lie under its address.
 */
export const pageOfCovers = (route: string, number: number): string =>
  number === 1 ? route : `${route === '/' ? pagesAfterHome : route}${number}/`;

/** One of the `count` pages over which covers are spread, and which of the covers stand on it. */
export interface PlaceOfCovers {
  /** The first of the pages. */
  readonly route: string;
  readonly number: number;
  readonly count: number;
  readonly skip: number;
  readonly limit: number;
}

/** The pages over which `covers` covers are spread: one at least. */
export const placesOfCovers = (route: string, covers: number): PlaceOfCovers[] => {
  const count = Math.max(1, Math.ceil(covers / coversPerPage));
  return Array.from({ length: count }, (_, index) => ({
    route,
    number: index + 1,
    count,
    skip: index * coversPerPage,
    limit: coversPerPage,
  }));
};

/** Of `count` pages those that page `current` links to: the first, the last, its neighbours; null where some are left out. */
export const linkedPages = (current: number, count: number): (number | null)[] => {
  const numbers = [...new Set([1, current - 1, current, current + 1, count])].filter(
    (number) => number >= 1 && number <= count,
  );
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
};
