import { type CollectionName, collections as all, contentFolder } from '../model/collections';
import { listed } from '../../lib/text';
import { collectionOf, entryIdOf, referenceTo, referredTo } from '../model/entryFiles';
import { show } from '../model/findings';
import { suggest } from '../model/suggest';
import { mayBeUnlisted } from '../model/unlisted';
import { type Entry, problemAt } from '../read/entry';
import { fieldsOfKind } from '../read/fieldsIn';
import type { FieldPath } from '../read/parsedFile';
import type { Problem } from '../read/problem';

/** The name of a field, in whichever item of lists it stands. */
const fieldOf = (path: FieldPath): string => path.filter((step) => typeof step === 'string').join('.');

/** The folder in which the entries of a collection lie. */
const folderOf = (name: string): string => all[name as CollectionName].files.split('/')[0] ?? '';

/** Where two entries cannot name each other: a book is not in what it contains, nor a translation of its own one. */
const oneWay = ['contains.book', 'translation.of'];

/** The fields that name an entry that does not exist, or their own. `paths` lists unreadable entries too, which may be named. */
export const checkReferences = (paths: readonly string[], entries: readonly Entry[]): Problem[] => {
  const files = paths.flatMap((path) => collectionOf(path) ?? []);
  const referring = new Set(
    entries.flatMap((entry) =>
      fieldsOfKind(entry, 'reference').flatMap(({ path, text, info: { collections = [] } }) =>
        oneWay.includes(fieldOf(path))
          ? `${fieldOf(path)} ${entryIdOf(entry)} ${referredTo(text, collections)}`
          : [],
      ),
    ),
  );
  return entries.flatMap((entry) =>
    fieldsOfKind(entry, 'reference').flatMap(({ path, text, info: { collections = [] } }) => {
      const names = files
        .filter(({ collection }) => collections.includes(collection))
        .map((file) => referenceTo(file, collections));
      const [own, named] = [entryIdOf(entry), referredTo(text, collections)];
      if (named === own) return [problemAt(entry, path, `names this entry itself, got ${show(text)}`)];
      if (referring.has(`${fieldOf(path)} ${named} ${own}`))
        return [problemAt(entry, path, `names what names it, got ${show(text)}`)];
      if (names.includes(text)) return [];
      const [one = ''] = collections.map(folderOf);
      const instead = names.length
        ? suggest(text, names, collections.length > 1 ? 'entries' : one)
        : 'there is none yet';
      const folders = collections.map((name) => `${contentFolder}/${folderOf(name)}`);
      const where = listed(folders, 'or');
      const message = `names no entry of ${where}, got ${show(text)}: ${instead}`;
      return [{ ...problemAt(entry, path, message), isUnsure: mayBeUnlisted(named) }];
    }),
  );
};
