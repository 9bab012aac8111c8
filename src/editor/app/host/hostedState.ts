import { collectionOf, pathInContent } from '../../../content/model/entryFiles';
import type { Entry } from '../../../content/read/entry';
import { usedFiles } from '../../../content/read/usedFiles';
import { isContentFile } from '../../change/paths';
import { readableEntry } from '../../entryOf';
import type { GitHost } from './git/gitHost';
import type { EntryFile } from './host';
import type { TextStore } from './textStore';

/** The content of a version at a Git host. */
export interface State {
  readonly version: string;
  /** Of all files, by their paths. */
  readonly digests: ReadonlyMap<string, string>;
  readonly files: readonly EntryFile[];
  readonly entries: readonly Entry[];
}

/** The state of an entry: the digests of its file and of the pictures and sounds that it names. */
const versionIn = (digests: State['digests'], path: string, entry: Entry | null): string =>
  [path, ...(entry ? usedFiles(entry) : [])].map((file) => digests.get(file) ?? '').join(' ');

/** The texts with these digests, of which only those are asked for that are not kept. */
const textsOf = async (git: GitHost, store: TextStore, digests: readonly string[]) => {
  const found = await store.get(digests);
  const missing = new Set(digests.filter((_digest, at) => found[at] === undefined));
  const fetched = missing.size ? await git.texts([...missing]) : new Map<string, string>();
  await store.add(fetched);
  return digests.map((digest, at) => found[at] ?? fetched.get(digest) ?? '');
};

/** Reads the content of a version. */
export const readState = async (git: GitHost, store: TextStore, version: string): Promise<State> => {
  const digests = await git.tree(version);
  const paths = [...digests.keys()]
    .filter((path) => isContentFile(path) && collectionOf(pathInContent(path)))
    .sort();
  const texts = await textsOf(
    git,
    store,
    paths.map((path) => digests.get(path) ?? ''),
  );
  const read = paths.map((path, at) => {
    const text = texts[at] ?? '';
    const entry = readableEntry(path, text);
    return { file: { path, text, version: versionIn(digests, path, entry) }, entry };
  });
  return {
    version,
    digests,
    files: read.map(({ file }) => file),
    entries: read.flatMap(({ entry }) => entry ?? []),
  };
};
