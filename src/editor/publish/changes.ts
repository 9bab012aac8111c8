import { collections, contentFolder, pageCollections } from '../../content/model/collections';
import { collectionOf, pathInContent } from '../../content/model/entryFiles';
import { fileKindOf } from '../../content/model/fileTypes';
import { pageLabel } from '../../content/model/pages';
import type { Entry } from '../../content/read/entry';
import { sha256 } from '../../content/read/sha256';
import { parseEntry } from '../../content/read/readContent';
import { foldersAround, readOwn } from '../../content/transaction/refuseLinks';
import { nameIn } from '../../lib/text';
import { titleOf } from '../app/nameOfEntry';
import { kindOf } from '../kindOf';
import type { Git } from '../../git/git';
import { readKept } from '../../git/readKept';
import type { FileChange, State } from '../../git/status';

/** An entry that is not as the last version has it, with the pictures and sounds beside it; or the order of several. */
export interface Change {
  /** The path of the entry's file; of an order that of their folder. */
  readonly id: string;
  /** What it is, as "book". */
  readonly kind: string;
  readonly title: string;
  readonly state: State;
  /** A digest of its files as they are. */
  readonly version: string;
  readonly files: readonly FileChange[];
  /** Of an order: the entries of which more than their number has changed. */
  readonly also?: readonly Pick<Change, 'kind' | 'title'>[];
}

/** The entry of a folder that a file lies in; that of the whole site for the files at the top, as the logo. */
const entryAround = (path: string): string | null => {
  const folders = foldersAround(path).reverse();
  const found = folders
    .flatMap((folder) => [`${folder}/index.json`, `${folder}/index.md`])
    .find((file) => collectionOf(pathInContent(file)));
  return found ?? (folders.length === 1 ? `${contentFolder}/${collections.site.files}` : null);
};

/** The entry to which a file belongs; the file itself where it belongs to none. */
const ownerOf = (path: string): string =>
  collectionOf(pathInContent(path)) || !fileKindOf(path) ? path : (entryAround(path) ?? path);

/** The entry in the bytes of a file; null where there are none, or they cannot be read as one. */
export const entryIn = (path: string, bytes: Buffer | null | undefined): Entry | null => {
  const read = bytes ? parseEntry(pathInContent(path), bytes.toString('utf8')) : null;
  return read && 'parsed' in read ? read : null;
};

/** What an entry is and how it is called; `bytes` are those of its file, as far as there is one. */
const nameOf = (id: string, bytes: Buffer | null): Pick<Change, 'kind' | 'title'> => {
  const found = collectionOf(pathInContent(id));
  if (!found) return { kind: 'file', title: nameIn(id) };
  const { collection, slug } = found;
  const kind = kindOf(collection);
  // Their headings may be alike; the editor lists them by their names.
  if (pageCollections.includes(collection)) return { kind, title: pageLabel(slug) };
  const isSeveral = 'one' in collections[collection] || collection === 'translations';
  if (!isSeveral) return { kind, title: '' };
  const entry = entryIn(id, bytes);
  return { kind, title: (entry && titleOf(entry)) ?? slug };
};

/** What an entry is and how it is called, as its file has it now. */
export const readName = async (root: string, id: string): Promise<Pick<Change, 'kind' | 'title'>> =>
  nameOf(id, await readOwn(root, id));

const versionOf = async (root: string, files: readonly FileChange[]): Promise<string> => {
  const states = files.map(async ({ path }) => {
    const bytes = await readOwn(root, path);
    return `${path}\0${bytes ? sha256(bytes) : 'none'}`;
  });
  return sha256((await Promise.all(states)).join('\0'));
};

/** Whether a file is content, and no dotfile. */
const isContent = (path: string): boolean =>
  path.startsWith(`${contentFolder}/`) && path.split('/').every((name) => name && !name.startsWith('.'));

const byOwner = (files: readonly FileChange[]): Map<string, FileChange[]> => {
  const owned = new Map<string, FileChange[]>();
  for (const file of files) {
    const owner = ownerOf(file.path);
    owned.set(owner, [...(owned.get(owner) ?? []), file]);
  }
  return owned;
};

/** What has changed in the content, entry by entry, of the files that git has named. */
export const readEntryChanges = async (
  root: string,
  git: Git,
  files: readonly FileChange[],
): Promise<readonly Change[]> => {
  const changes: Change[] = [];
  for (const [id, own] of byOwner(files.filter(({ path }) => isContent(path)))) {
    changes.push({
      id,
      ...nameOf(id, (await readOwn(root, id)) ?? (await readKept(git, id))),
      state: own.find(({ path }) => path === id)?.state ?? 'changed',
      version: await versionOf(root, own),
      files: own,
    });
  }
  return changes;
};
