import { isDeepStrictEqual } from 'node:util';
import {
  collectionNames,
  collections,
  contentFolder,
  type CollectionName,
} from '../../content/model/collections';
import { type Entry, valueOf } from '../../content/read/entry';
import { sha256 } from '../../content/read/sha256';
import { readOwn } from '../../content/transaction/refuseLinks';
import type { Git } from '../../git/git';
import { readAllKept } from '../../git/readKept';
import type { FileChange } from '../../git/status';
import { type Change, entryIn, readEntryChanges } from './changes';

/** An entry that has another number than in the last version. */
interface Moved {
  readonly change: Change;
  readonly collection: CollectionName;
  readonly from: number;
  readonly to: number;
  /** Whether nothing else of it has changed. */
  readonly isAlone: boolean;
}

/** What an entry says besides its number. */
const restOf = ({ parsed: { value, body } }: Entry): unknown => [{ ...(value as object), id: 0 }, body];

const movedOf = (change: Change, before: Entry | null, now: Entry | null): Moved[] => {
  const from = before && valueOf(before, 'id');
  const to = now && valueOf(now, 'id');
  if (!before || !now || typeof from !== 'number' || typeof to !== 'number' || from === to) return [];
  const isAlone = change.files.length === 1 && isDeepStrictEqual(restOf(before), restOf(now));
  return [{ change, collection: now.collection, from, to, isAlone }];
};

/** Those that can be undone and published together alone: a number of one was or is that of another. */
const tied = (moved: readonly Moved[]): readonly Moved[] => {
  const before = new Set(moved.map(({ from }) => from));
  const now = new Set(moved.map(({ to }) => to));
  return moved.filter(({ from, to, isAlone }) => isAlone || now.has(from) || before.has(to));
};

const orderOf = (collection: CollectionName, moved: readonly Moved[]): Change => ({
  id: `${contentFolder}/${collection}`,
  kind: 'order',
  title: collections[collection].label.toLowerCase(),
  state: 'changed',
  version: sha256(moved.map(({ change }) => change.version).join('\0')),
  files: moved.flatMap(({ change }) => change.files),
  also: moved.flatMap(({ change: { kind, title }, isAlone }) => (isAlone ? [] : [{ kind, title }])),
});

/** What has changed in the content, of the files that git has named: entry by entry, and the order of several as one. */
export const readChanges = async (
  root: string,
  git: Git,
  files: readonly FileChange[],
): Promise<readonly Change[]> => {
  const changes = await readEntryChanges(root, git, files);
  const changed = changes.filter(({ id, files: own }) =>
    own.some(({ path, state }) => path === id && state === 'changed'),
  );
  const kept = await readAllKept(
    git,
    changed.map(({ id }) => id),
  );
  const moved: Moved[] = [];
  for (const change of changed) {
    const now = entryIn(change.id, await readOwn(root, change.id));
    moved.push(...movedOf(change, entryIn(change.id, kept.get(change.id)), now));
  }
  const orders = collectionNames.flatMap((name) => {
    const own = tied(moved.filter(({ collection }) => collection === name));
    return own.length ? [{ own, order: orderOf(name, own) }] : [];
  });
  const isIn = new Set(orders.flatMap(({ own }) => own.map(({ change }) => change)));
  return [...changes.filter((change) => !isIn.has(change)), ...orders.map(({ order }) => order)];
};
