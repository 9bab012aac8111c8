import { escapeXml } from '../lib/text';
import { addressForm, pathForm } from '../lib/oldAddress';
import { type Move, pathBelow, type ReadMove, readMoves } from './moves';
import { listOf, queriesFile, scriptTag } from './oldQueries';

/** What a browser is shown at an old address: it goes on to the new one, with scripts or without. */
const refreshingPage = (path: string, address: string, tag?: string): string => {
  const refresh = `<meta http-equiv="refresh" content="0; url=${escapeXml(path)}">`;
  const lead = tag ? `${tag}<noscript>${refresh}</noscript>` : refresh;
  const [link, name] = [escapeXml(path), escapeXml(address)];
  return `<!doctype html><meta charset="utf-8"><title>${name}</title><meta name="robots" content="noindex"><link rel="canonical" href="${name}">${lead}<a href="${link}">${name}</a>\n`;
};

/** A path in `public/`, and what is to stand there. */
export type WrittenFile = readonly [file: string, text: string];

/** What hosts need to lead on from old addresses that read no redirects, or no queries. */
export interface MovedPages {
  /** Pages at old addresses, and the list of those with queries. */
  readonly files: readonly WrittenFile[];
  /** The script for the page at a path of the site; undefined of most. */
  readonly tagFor: (route: string) => string | undefined;
}

/** The folders that these paths need. */
const foldersOf = (moves: readonly ReadMove[]): ReadonlySet<string> =>
  new Set(moves.flatMap(({ parts }) => parts.map((_part, index) => parts.slice(0, index).join('/'))));

/** The file that hosts send at a path: `.html` is one itself, and all else a folder with one. */
const fileAt = ({ parts }: ReadMove, folders: ReadonlySet<string>): string => {
  const path = parts.join('/');
  return /\.html?$/.test(path) && !folders.has(path) ? path : `${path}/index.html`;
};

/** The names in the queries of moves, by the paths at which they are asked. */
const namesByPath = (moves: readonly ReadMove[]): ReadonlyMap<string, ReadonlySet<string>> => {
  const byPath = new Map<string, Set<string>>();
  for (const move of moves) {
    const names = byPath.get(pathForm(move)) ?? new Set();
    move.query.forEach(([name]) => names.add(name));
    byPath.set(pathForm(move), names);
  }
  return byPath;
};

/** What these moves need. `siteUrl` has no slash at its end; `routes` are the paths of the pages of the site. */
export const movedPages = (moves: readonly Move[], siteUrl: string, routes: Iterable<string>): MovedPages => {
  const below = pathBelow(siteUrl);
  const read = readMoves(moves);
  const queried = read.filter(({ query }) => query.length);
  const pages = new Set([...routes].map(addressForm));
  const asked = namesByPath(queried);
  const folders = foldersOf(read);
  const tagAt = (form: string, or?: string): string | undefined => {
    const names = asked.get(form);
    return names && scriptTag({ from: form, names: [...names], or }, below);
  };
  const targets = new Map(read.filter(({ query }) => !query.length).map((move) => [pathForm(move), move.to]));
  const places = new Map(read.map((move) => [pathForm(move), fileAt(move, folders)]));
  const files = [...places].flatMap(([form, file]): WrittenFile[] => {
    if (pages.has(form)) return [];
    // Of an address that had only queries, the home page is what is left.
    const to = targets.get(form) ?? '/';
    const isOwn = to.startsWith('/');
    const path = isOwn ? below + to : to;
    return [[file, refreshingPage(path, isOwn ? siteUrl + to : to, tagAt(form, path))]];
  });
  const list: WrittenFile[] = queried.length ? [[queriesFile.slice(1), listOf(queried, below)]] : [];
  return { files: [...files, ...list], tagFor: (route) => tagAt(addressForm(route) ?? '') };
};
