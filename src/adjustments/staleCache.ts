import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from 'gatsby';
import { digestOf } from '../content/gatsby/digest';
import { tried } from '../lib/tried';
import { brokenAdjustment } from './brokenAdjustment';

/** In `src`, what a build writes itself. */
const types = 'gatsby-types.d.ts';

/** What the pages are made by. Of these Gatsby itself notices a change in two files, gatsby-config and gatsby-node. */
const makersIn = (root: string): string[] => [
  ...readdirSync(join(root, 'src'))
    .filter((name) => name !== types)
    .sort()
    .map((name) => join('src', name)),
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package-lock.json',
];

/** Gatsby's state, as far as it is read here. */
interface State {
  readonly program: { readonly prefixPaths?: boolean };
  readonly config: { readonly pathPrefix?: string };
  readonly typeOwners: Readonly<Record<string, Map<string, unknown>>>;
}

const stateIn = (store: Store): State => {
  const { program, config, typeOwners } = (store.getState as () => Partial<State>)();
  if (!program || !config) throw brokenAdjustment('Gatsby’s path prefix', 'staleCache.ts');
  if (!typeOwners) throw brokenAdjustment('Gatsby’s list of types', 'staleCache.ts');
  return { program, config, typeOwners };
};

/**
 * All that what is kept depends on, beside the content: what makes the pages, where they lie on this machine, since Gatsby
 * knows files by that, and below which path of the site's address, which is in the answers to its queries. And which
 * entries are left out, `hidden`: of a file that has not changed Gatsby makes no node on the day it is to appear.
 */
const dependencies = (root: string, store: Store, hidden: readonly string[]): string => {
  const { program, config } = stateIn(store);
  const path = program.prefixPaths ? config.pathPrefix : '';
  return [digestOf(root, makersIn(root)), root, path, ...hidden].join(' ');
};

const noteOf = (root: string): string => join(root, '.cache', 'makers.sha256');

/**
 * Has Gatsby forget its cached nodes, queries and pages when something else would make them now: a cache that was
 * kept from an older state of the code would leave old HTML in new pages, and one of another place no queries. So would one
 * that was cut off: what has changed is in it, and not that a page has to ask for it still. The note that it is in order is
 * therefore taken away for as long as it is worked on; who has done so to a good end calls what is returned. Pictures are
 * kept, and webpack's work by webpackCache.ts.
 */
export const dropStaleCache = (root: string, store: Store, hidden: readonly string[]): (() => void) => {
  const now = dependencies(root, store, hidden);
  const isInOrder = tried(() => readFileSync(noteOf(root), 'utf8')) === now;
  rmSync(noteOf(root), { force: true });
  if (!isInOrder) {
    const dispatch = store.dispatch as (action: object) => unknown;
    // Gatsby drops its cache where this is empty.
    dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
    // But not which plugin made which type, and stops where another does now.
    Object.values(stateIn(store).typeOwners).forEach((owners) => owners.clear());
  }
  return () => writeFileSync(noteOf(root), now);
};
