import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from 'gatsby';
import { digestOf } from './digest';

/** What the pages are made by. Of these Gatsby itself notices a change in two files, gatsby-config and gatsby-node. */
const makers = [
  'src/browser',
  'src/build',
  'src/components',
  'src/content',
  'src/fonts',
  'src/hooks',
  'src/lib',
  'src/pages',
  'src/shell.tsx',
  'src/styles',
  'src/templates',
  'src/words',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package-lock.json',
];

/** Gatsby's cache knows files by where they lie, so it serves nobody in a project that was moved. */
const stateOf = (root: string): string => `${digestOf(root, makers)} ${root}`;

const noteOf = (root: string): string => join(root, '.cache', 'makers.sha256');

const lastMakers = (root: string): string => {
  try {
    return readFileSync(noteOf(root), 'utf8');
  } catch {
    return '';
  }
};

/**
 * Has Gatsby forget its cached nodes, queries and pages when something else would make them now: a cache that was
 * kept from an older state of the code would leave old HTML in new pages, and one of another place no queries.
 * Pictures are kept, and webpack's work by webpackCache.ts.
 */
export const dropStaleCache = (root: string, store: Store): void => {
  if (lastMakers(root) === stateOf(root)) return;
  const dispatch = store.dispatch as (action: object) => unknown;
  // Gatsby drops its cache where this is empty.
  dispatch({ type: 'UPDATE_PLUGINS_HASH', payload: '' });
  // But not which plugin made which type, and stops where another does now.
  const { typeOwners } = (store.getState as () => object)() as {
    readonly typeOwners: Readonly<Record<string, Map<string, unknown>>>;
  };
  Object.values(typeOwners).forEach((owners) => owners.clear());
};

/** Notes beside the cache what made it, and where. */
export const noteMakers = (root: string): void => {
  writeFileSync(noteOf(root), stateOf(root));
};
