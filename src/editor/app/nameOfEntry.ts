import { collections, nameField, pageCollections } from '../../content/model/collections';
import type { EntryFile } from '../../content/model/entryFiles';
import { pageLabel } from '../../content/model/pages';
import { translatedBy } from '../../content/model/translations';
import { type Entry, valueOf } from '../../content/read/entry';
import { languageCalled } from './form/places';

/** The title of an entry; undefined where it has none. */
export const titleOf = (entry: Entry): string | undefined => {
  const title = valueOf(entry, nameField(entry.collection) ?? '');
  return typeof title === 'string' ? title : undefined;
};

/** What an entry is called that has no title of its own: a page or a file that is alone of its kind. */
const nameOfFile = ({ collection, slug }: EntryFile): string =>
  pageCollections.includes(collection) ? pageLabel(slug) : collections[collection].label;

/** What the author calls an entry: by its title, else by what it is. */
export const nameOfEntry = (entry: Entry): string => {
  const isTranslation = entry.collection === 'translations';
  const isNamed = isTranslation || 'one' in collections[entry.collection];
  const title = isNamed ? titleOf(entry) : undefined;
  const name = title?.trim() ? title : nameOfFile(entry);
  return isTranslation ? `${name} (${languageCalled(translatedBy(entry.slug).language)})` : name;
};
