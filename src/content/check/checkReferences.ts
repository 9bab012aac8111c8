import { contentFolder } from '../model/collections';
import { listed } from '../../lib/text';
import { collectionOf, referenceTo } from '../model/entryFiles';
import { show } from '../model/findings';
import { suggest } from '../model/suggest';
import { type Entry, problemAt } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { Problem } from '../read/problem';

/** The fields that name an entry that does not exist, or their own. `paths` lists unreadable entries too, which may be named. */
export const checkReferences = (paths: readonly string[], entries: readonly Entry[]): Problem[] => {
  const files = paths.flatMap((path) => collectionOf(path) ?? []);
  return entries.flatMap((entry) =>
    fieldsOfKind(entry, 'reference').flatMap(({ path, text, info: { collections = [] } }) => {
      const names = files
        .filter(({ collection }) => collections.includes(collection))
        .map((file) => referenceTo(file, collections));
      const isOwn = collections.includes(entry.collection) && text === referenceTo(entry, collections);
      if (isOwn) return [problemAt(entry, path, `names this entry itself, got ${show(text)}`)];
      if (names.includes(text)) return [];
      const [one = ''] = collections;
      const instead = names.length
        ? suggest(text, names, collections.length > 1 ? 'entries' : one)
        : 'there is none yet';
      const folders = collections.map((name) => `${contentFolder}/${name}`);
      const where = listed(folders, 'or');
      return [problemAt(entry, path, `names no entry of ${where}, got ${show(text)}: ${instead}`)];
    }),
  );
};
