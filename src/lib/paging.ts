import { coversPerPage } from './coverGrid';

/** Under which the pages lie that follow the home page. */
export const pagesAfterHome = '/books/';

/** One of the pages over which covers are spread. */
export interface LinkToCovers {
  readonly number: number;
  readonly path: string;
}

/** Such a page, which of the covers stand on it, and the pages it links to; null where some are left out. */
export interface PageOfCovers extends LinkToCovers {
  readonly skip: number;
  readonly limit: number;
  readonly links: readonly (LinkToCovers | null)[];
}

/** Of `count` pages those that page `current` links to: the first, the last, its neighbours; null where some are left out. */
export const linkedPages = (current: number, count: number): (number | null)[] => {
  const numbers = [...new Set([1, current - 1, current, current + 1, count])].filter(
    (number) => number >= 1 && number <= count,
  );
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
};

/** The pages for so many covers, at least one. The first is the route itself; those after the home page lie elsewhere. */
export const pagesOfCovers = (route: string, covers: number): PageOfCovers[] => {
  const count = Math.max(1, Math.ceil(covers / coversPerPage));
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: index ? `${route === '/' ? pagesAfterHome : route}${index + 1}/` : route,
  }));
  return pages.map((page, index) => ({
    ...page,
    skip: index * coversPerPage,
    limit: coversPerPage,
    links:
      count > 1 ? linkedPages(page.number, count).map((number) => (number && pages[number - 1]) || null) : [],
  }));
};
