import { contentFolder } from '../model/collections';
import { collectionOf } from '../model/entryFiles';
import { show } from '../model/findings';
import { suggest } from '../model/suggest';
import { type Entry, problemAt } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { Problem } from '../read/problem';

/** The fields that name an entry that does not exist. `paths` lists unreadable entries too, which may be named. */
export const checkReferences = (paths: readonly string[], entries: readonly Entry[]): Problem[] => {
  const files = paths.flatMap((path) => collectionOf(path) ?? []);
  return entries.flatMap((entry) =>
    fieldsOfKind(entry, 'reference').flatMap(({ path, text, info: { collection = '' } }) => {
      const names = files.filter((other) => other.collection === collection).map(({ slug }) => slug);
      if (names.includes(text)) return [];
      const instead = names.length ? suggest(text, names, collection) : 'there is none yet';
      return [
        problemAt(
          entry,
          path,
          `names no entry of ${contentFolder}/${collection}, got ${show(text)}: ${instead}`,
        ),
      ];
    }),
  );
};
