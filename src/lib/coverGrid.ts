/*
 * The geometry of the grids of covers: custom properties for CoverGrid.module.css, which gatsby-ssr.tsx writes, and the
 * `sizes` and widths of pictures. Nothing of this runs in the browser.
 */

interface Rows {
  /** The width of the screen, in rem, from which on rows are like this. */
  readonly from: number;
  readonly columns: number;
  /** The distance of two covers, in lines of text. */
  readonly gap: number;
  /** How wide the grid gets, in rem, if not as wide as the page. */
  readonly widest?: number;
}

/** The rows of many covers. */
export const fullRows: readonly Rows[] = [
  { from: 0, columns: 2, gap: 1 },
  { from: 40, columns: 3, gap: 1.25 },
  { from: 56, columns: 4, gap: 1.25 },
  { from: 72, columns: 5, gap: 1.25 },
  { from: 86, columns: 6, gap: 1.25 },
];

/** The widths in which covers are made, in pixels: the same wherever they are shown, since each is encoded once. */
export const coverWidths = [96, 168, 248, 368, 488];

/** How many covers a page shows: full rows in each of these numbers of columns. */
export const coversPerPage = 60;

export const handful = 4;

/** The rows of a handful: a single one, where there is room for it. */
export const handfulRows: readonly Rows[] = [
  { from: 0, columns: 2, gap: 1 },
  { from: 40, columns: 2, gap: 1.25, widest: 36 },
  { from: 56, columns: 4, gap: 1.25, widest: 76 },
];

const properties = (name: string, { from, columns, gap, widest }: Rows): string =>
  `@media(min-width:${from}rem){:root{--${name}:${columns};--${name}-gap:${gap}` +
  `${widest ? `;--${name}-widest:${widest}rem` : ''}}}`;

/** The tables as custom properties: `--grid` and `--handful` columns, their gaps, and how wide a handful gets. */
export const gridStyle = `@layer tokens{${[
  ...fullRows.map((rows) => properties('grid', rows)),
  ...handfulRows.map((rows) => properties('handful', rows)),
].join('')}}`;

/** The page's width without gutters (vw), its limit and its line height (rem), as in tokens.css. covers.spec.ts checks. */
const tokens = { room: 92, page: 104, line: 2 };

const round = (length: number): number => Number(length.toFixed(1));

const from = (width: number, size: string): string => (width ? `(min-width: ${width}rem) ${size}` : size);

/** The sizes of a cover up to a width of the screen: it grows until the grid is as wide as it gets. */
const sizesUntil = (until: number, { from: start, columns, gap, widest = tokens.page }: Rows): string[] => {
  const gaps = (columns - 1) * gap * tokens.line;
  const growing = `calc(${round(tokens.room / columns)}vw - ${round(gaps / columns)}rem)`;
  const grown = Math.max(start, round((100 * widest) / tokens.room));
  return [
    ...(grown > start ? [from(start, growing)] : []),
    ...(grown < until ? [from(grown, `${round((widest - gaps) / columns)}rem`)] : []),
  ];
};

/** The `sizes` of each of so many covers, widest screens first, without min(), which Safari knows from 26.4 on only. */
export const sizesOfCovers = (covers: number): string =>
  (covers > handful ? fullRows : handfulRows)
    .flatMap((rows, index, all) => sizesUntil(all[index + 1]?.from ?? Infinity, rows))
    .reverse()
    .join(', ');
