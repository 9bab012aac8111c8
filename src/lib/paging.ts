import { coversPerPage } from './coverGrid';

/** Under which the pages lie that follow the home page. */
export const pagesAfterHome = '/books/';

interface PageLink {
  readonly number: number;
  readonly path: string;
}

/** One of the pages of a list, which of its entries it has, and the pages it links to; null for a gap. */
export interface ListPage extends PageLink {
  readonly skip: number;
  readonly limit: number;
  readonly links: readonly (PageLink | null)[];
}

/** By what the covers of a grid are grouped; null where they are in none. */
export type Grouping = 'series' | 'form' | null;

/** Covers of a page that follow each other in one grid. */
export interface CoverGroup {
  /** Their series, or their form; empty for what is of no series, and where they are in no groups. */
  readonly key: string;
  readonly count: number;
  /** How wide they are, as the `sizes` attribute says it. */
  readonly sizes: string;
}

/** The pages that page `current` of `count` links to: first, last and neighbours; null for a gap. */
export const linkedPages = (current: number, count: number): (number | null)[] => {
  const numbers = [...new Set([1, current - 1, current, current + 1, count])].filter(
    (number) => number >= 1 && number <= count,
  );
  return numbers.flatMap((number, index) =>
    number - (numbers[index - 1] ?? 0) > 1 ? [null, number] : [number],
  );
};

/** The pages for so many entries, at least one. The first is the route itself, the others lie below `further`, by numbers. */
export const pagesOfList = (
  route: string,
  entries: number,
  perPage: number,
  further = `${route}page/`,
): ListPage[] => {
  const count = Math.max(1, Math.ceil(entries / perPage));
  const pages = Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    path: index ? `${further}${index + 1}/` : route,
  }));
  return pages.map((page, index) => ({
    ...page,
    skip: index * perPage,
    limit: perPage,
    links:
      count > 1 ? linkedPages(page.number, count).map((number) => (number && pages[number - 1]) || null) : [],
  }));
};

/** The pages for so many covers; those after the home page lie elsewhere. */
export const pagesOfCovers = (route: string, covers: number): ListPage[] =>
  pagesOfList(route, covers, coversPerPage, route === '/' ? pagesAfterHome : route);
