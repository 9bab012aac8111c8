import { contentFolder } from '../model/collections';
import { listed } from '../../lib/text';
import { collectionOf, entryIdOf, referenceTo } from '../model/entryFiles';
import { show } from '../model/findings';
import { suggest } from '../model/suggest';
import { type Entry, problemAt } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';

/** The name of a field, in whichever item of lists it stands. */
const fieldOf = (path: FieldPath): string => path.filter((step) => typeof step === 'string').join('.');

/** The fields that name an entry that does not exist, or their own. `paths` lists unreadable entries too, which may be named. */
export const checkReferences = (paths: readonly string[], entries: readonly Entry[]): Problem[] => {
  const files = paths.flatMap((path) => collectionOf(path) ?? []);
  const referring = new Set(
    entries.flatMap((entry) =>
      fieldsOfKind(entry, 'reference').map(
        ({ path, text, info: { collections = [] } }) =>
          `${fieldOf(path)} ${entryIdOf(entry)} ${collections.length > 1 ? text : `${collections[0] ?? ''}/${text}`}`,
      ),
    ),
  );
  /** Whether what a book contains contains it, or what it is a translation of is one of it. */
  const isMutual = (entry: Entry, path: FieldPath, text: string): boolean =>
    ['contains.book', 'translation.of'].includes(fieldOf(path)) &&
    referring.has(`${fieldOf(path)} ${text.includes('/') ? text : `books/${text}`} ${entryIdOf(entry)}`);
  return entries.flatMap((entry) =>
    fieldsOfKind(entry, 'reference').flatMap(({ path, text, info: { collections = [] } }) => {
      const names = files
        .filter(({ collection }) => collections.includes(collection))
        .map((file) => referenceTo(file, collections));
      const isOwn = collections.includes(entry.collection) && text === referenceTo(entry, collections);
      if (isOwn) return [problemAt(entry, path, `names this entry itself, got ${show(text)}`)];
      if (isMutual(entry, path, text))
        return [problemAt(entry, path, `names what names it, got ${show(text)}`)];
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
