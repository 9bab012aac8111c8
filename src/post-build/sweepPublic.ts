import { lstatSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { tried } from '../lib/tried';
import { filesIn } from './filesIn';
import { digestIn, filesOfPage, reachableFiles } from './reachableFiles';

/** What Gatsby and webpack write at fixed names, and only where it has changed. */
const ofGatsby = /^(page-data\/app-data\.json$|licences\.txt$)/;

/** What each build writes for itself, and no page asks for. */
const forBuilds = /^(_gatsby\/slices\/|~partytown\/|chunk-map\.json$|webpack\.stats\.json$)/;

/** Where it is noted what the last build made: in the one folder there that Gatsby does not empty. */
const noteOf = (root: string): string => join(root, '.cache', 'webpack', 'public.json');

/** The files that the last build made; none where nothing is known of it. */
const madeBefore = (root: string): ReadonlySet<string> =>
  tried(() => new Set(JSON.parse(readFileSync(noteOf(root), 'utf8')) as string[])) ?? new Set();

/** What a page that is open has no use for, and nobody else is meant to get. */
const isMap = (path: string): boolean => path.endsWith('.map');

const isHidden = (path: string): boolean => /(^|\/)\./.test(path);

/** Removes a file, and the folders that are empty without it. */
const remove = (folder: string, path: string): void => {
  rmSync(join(folder, path));
  for (let outer = dirname(path); outer !== '.'; outer = dirname(outer)) {
    if (readdirSync(join(folder, outer)).length) return;
    rmdirSync(join(folder, outer));
  }
};

/**
 * Removes from `public/` what this build has not made: it keeps what was written since it began (`began` in milliseconds
 * since 1970), its pages, what comes from `static/`, and what these name. What the build before made and has a digest in
 * its name stays for this one time, for pages that are still open. What is hidden and no build's stays: `.git`, say, by
 * which somebody publishes. Returns the paths in `public/` that are gone.
 */
export const sweepPublic = (root: string, pages: readonly string[], began: number): string[] => {
  const folder = join(root, 'public');
  const files = filesIn(folder);
  const ofPages = new Set([...pages.flatMap(filesOfPage), ...filesIn(join(root, 'static'))]);
  const isRoot = (path: string): boolean =>
    ofPages.has(path) ||
    ofGatsby.test(path) ||
    (!forBuilds.test(path) && lstatSync(join(folder, path)).mtimeMs >= began);
  const made = reachableFiles(files.filter(isRoot), files, (path) =>
    readFileSync(join(folder, path), 'utf8'),
  );
  const before = madeBefore(root);
  const mayStay = (path: string): boolean =>
    before.has(path) ? Boolean(digestIn(path)) && !isMap(path) : isHidden(path);
  const gone = files.filter((path) => !made.has(path) && !mayStay(path));
  gone.forEach((path) => remove(folder, path));
  writeFileSync(noteOf(root), JSON.stringify([...made]));
  return gone;
};
