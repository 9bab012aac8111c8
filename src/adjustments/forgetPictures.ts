import type { Node, Store } from 'gatsby';
import { brokenAdjustment } from './brokenAdjustment';

/** Gatsby's memory of the work that it had done, as far as it is touched here. */
interface State {
  readonly jobsV2?: {
    readonly complete?: ReadonlyMap<string, { readonly inputPaths: readonly { readonly path: string }[] }>;
  };
}

/** A file that Gatsby knows. */
interface FileNode extends Node {
  readonly absolutePath?: string;
}

/**
 * Has Gatsby forget that it made pictures whose files are gone from `public/`: by itself it would not make them again, when
 * a page asks for them once more. `gone` are paths in `public/`, `files` the nodes of all files.
 */
export const forgetPictures = (store: Store, files: readonly FileNode[], gone: readonly string[]): void => {
  const digests = new Set(gone.map((path) => /^static\/([0-9a-f]{32})\//.exec(path)?.[1]));
  const inputs = new Set(
    files
      .filter(({ internal }) => digests.has(internal.contentDigest))
      .map(({ absolutePath }) => absolutePath),
  );
  const done = (store.getState as () => State)().jobsV2?.complete;
  if (!done) throw brokenAdjustment('Gatsby’s list of jobs', 'forgetPictures.ts');
  const dispatch = store.dispatch as (action: object) => unknown;
  for (const [contentDigest, { inputPaths }] of [...done]) {
    if (inputPaths.some(({ path }) => inputs.has(path)))
      dispatch({ type: 'REMOVE_STALE_JOB_V2', payload: { contentDigest } });
  }
};
