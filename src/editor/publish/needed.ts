import { collectionOf, entryIdOf, pathInContent, referredTo } from '../../content/model/entryFiles';
import { fieldsOfKind } from '../../content/read/fieldsIn';
import { readContent } from '../../content/read/readContent';
import type { Change } from './changes';

/** Which new entries that are `left` the `kept` ones name: without these, they name nothing. */
export const neededFor = async (
  root: string,
  kept: readonly Change[],
  left: readonly Change[],
): Promise<Change[]> => {
  const files = new Set(kept.map(({ id }) => id));
  const { entries } = await readContent(root);
  const named = new Set(
    entries
      .filter(({ file }) => files.has(file))
      .flatMap((entry) => fieldsOfKind(entry, 'reference'))
      .map(({ text, info: { collections = [] } }) => referredTo(text, collections)),
  );
  return left.filter(({ id, state }) => {
    const entry = collectionOf(pathInContent(id));
    return state === 'new' && entry !== null && named.has(entryIdOf(entry));
  });
};
