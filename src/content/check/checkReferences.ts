import { contentFolder } from '../model/collections';
import { show } from '../model/findings';
import { suggest } from '../model/suggest';
import { type Entry, malformedFields, problemAt } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { Problem } from '../read/problem';

/** The fields that name an entry which is not there. */
export const checkReferences = (entries: readonly Entry[]): Problem[] =>
  entries.flatMap((entry) =>
    fieldsOfKind(entry, 'reference').flatMap(({ path, text, info: { collection = '' } }) => {
      if (malformedFields(entry).has(String(path[0]))) return [];
      const names = entries.filter((other) => other.collection === collection).map(({ slug }) => slug);
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
