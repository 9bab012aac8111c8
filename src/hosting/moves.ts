/** An old address of a page, and the one that it has now: paths in the site, with slashes at both ends. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** A page, as far as it says where it was before. */
interface Moved {
  readonly path: string;
  readonly context?: { readonly aliases?: readonly string[] | null };
}

/** Where these pages were before. */
export const movesOf = (pages: Iterable<Moved>): Move[] =>
  [...pages].flatMap(({ path, context }) => (context?.aliases ?? []).map((from) => ({ from, to: path })));

/** The path below which a site lies on its host, without a slash at its end: of most, nothing. */
export const pathBelow = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, '');

/** Files whose names change with their content: Gatsby's and webpack's, which writes `name-digest.js` and `name.digest.css`. */
export const hashedFiles = String.raw`^/(static/.+|[^/]+[-.][0-9a-f]{20}\.[^/]+)$`;
