import { type OldAddress, formWith, pathForm, readOldAddress } from '../lib/oldAddress';

/** An old address, and the one that is now in its place: a path in the site, or a whole address. */
export interface Move {
  readonly from: string;
  readonly to: string;
}

/** Where a release has all of its moves, for the kit's own server. */
export const movesFile = 'moves.json';

/** A move whose old address is read. */
export interface ReadMove extends OldAddress {
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

/** An address as a header can hold it, and no server takes for words of its own. */
const sentTarget = (to: string): string =>
  (to.startsWith('/') ? to : new URL(to).href).replaceAll('$', '%24');

/** The moves whose old addresses are some, each address once; the checks have refused the others. */
export const readMoves = (moves: readonly Move[]): ReadMove[] => {
  const byForm = new Map<string, ReadMove>();
  for (const { from, to } of moves) {
    const address = readOldAddress(from);
    const form = address && formWith(pathForm(address), address.query);
    if (form && !byForm.has(form)) byForm.set(form, { ...address, to: sentTarget(to) });
  }
  return [...byForm.values()];
};

/** The moves whose queries have the same names. */
export interface MovesByNames {
  readonly names: readonly string[];
  readonly moves: readonly ReadMove[];
}

/** The moves by the names in their queries: what asks for more comes first, what asks for nothing last. */
export const byNames = (moves: readonly ReadMove[]): MovesByNames[] => {
  const groups = new Map<string, ReadMove[]>();
  for (const move of moves) {
    const key = move.query.map(([name]) => name).join('&');
    const group = groups.get(key);
    if (group) group.push(move);
    else groups.set(key, [move]);
  }
  return [...groups.values()]
    .map((group) => ({ names: (group[0]?.query ?? []).map(([name]) => name), moves: group }))
    .sort((a, b) => b.names.length - a.names.length);
};

/** Where a request leads, given as a path with a query; undefined of one that is at no old address. */
export const leadsBy = (moves: readonly Move[]): ((url: string) => string | undefined) => {
  const read = readMoves(moves);
  const targets = new Map(read.map((move) => [formWith(pathForm(move), move.query), move.to]));
  const sets = byNames(read).map(({ names }) => names);
  return (url) => {
    const [path = '', ...rest] = url.split('?');
    const address = readOldAddress(path);
    if (!address) return undefined;
    const asked = new URLSearchParams(rest.join('?'));
    return sets
      .filter((names) => names.every((name) => asked.has(name)))
      .map((names) =>
        formWith(
          pathForm(address),
          names.map((name) => [name, asked.get(name) ?? '']),
        ),
      )
      .map((form) => targets.get(form))
      .find((to) => to !== undefined);
  };
};

/** The path below which a site lies on its host, without a slash at its end: of most, nothing. */
export const pathBelow = (siteUrl: string): string => new URL(siteUrl).pathname.replace(/\/$/, '');

/** Files whose names change with their content: Gatsby's and webpack's, which writes `name-digest.js` and `name.digest.css`. */
export const hashedFiles = String.raw`^/(static/.+|[^/]+[-.][0-9a-f]{20}\.[^/]+)$`;
