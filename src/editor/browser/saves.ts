import { Refused, refuseProblems } from '../../content/read/refused';
import { type DecapCollection, slugField } from '../decapCollections';
import { collections, type CollectionName, contentFolder } from '../../content/model/collections';
import type { Entry } from '../../content/read/entry';
import { localIsoDate } from '../../lib/localIsoDate';
import { checkSave } from '../../content/check/checkSave';
import { entryOf } from '../config';
import { filesBeside } from './besideEntry';
import type { Decap, DecapMap } from './decap';
import { refusedInForm } from './fieldMarks';
import { nameEntry } from './nameEntry';
import { withoutEmptied } from './withoutEmptied';

/** The file of an entry; of a new one, which Decap has not named yet, one that no other has. */
const fileOf = (saved: DecapMap): string => {
  const collection = saved.get('collection') as CollectionName;
  return saved.get('newRecord')
    ? `${contentFolder}/${collections[collection].files.replace('*', `new-${Date.now()}`)}`
    : String(saved.get('path'));
};

const fieldsOf = (saved: DecapMap, collection: DecapCollection | undefined) => {
  const file = collection?.files?.find(({ name }) => name === saved.get('slug'));
  return collection?.fields ?? file?.fields ?? [];
};

/** The data of a new entry with its name in addresses, of which Decap makes its path; that of others as it is. */
const withName = async (
  saved: DecapMap,
  data: DecapMap,
  collection: DecapCollection | undefined,
  entries: readonly Entry[],
): Promise<DecapMap> => {
  if (!saved.get('newRecord')) return data;
  const field = String(collection?.['identifier_field']);
  const entry = {
    collection: saved.get('collection') as CollectionName,
    field,
    title: String(data.get(field)),
  };
  return data.set(slugField, await nameEntry(entry, entries));
};

/** Remembers the entries of a site and what this page has saved since, and refuses what the checks would. */
const savesBeside = (site: readonly Entry[]) => {
  let entries = site;
  let added: readonly Entry[] = [];
  let accept = (): void => undefined;
  return {
    check: (saved: DecapMap, data: DecapMap): void => {
      const { body, ...value } = data.toJS();
      const entry = entryOf(fileOf(saved), value, typeof body === 'string' ? body : '');
      if (!entry) return;
      const isNew = Boolean(saved.get('newRecord'));
      const isKnown = entries.some(({ file }) => file === entry.file);
      const others = entries.filter(({ file }) => file !== entry.file);
      // An entry that is neither new nor of the site was added by this page, under another name.
      const addedOthers = added.filter(
        ({ collection }) => isNew || isKnown || collection !== entry.collection,
      );
      const before = [...entries, ...addedOthers];
      const after = [...others, ...addedOthers];
      refuseProblems(checkSave(entry, after, before, localIsoDate(new Date())), entry.file);
      accept = () => {
        entries = isKnown ? [...others, entry] : entries;
        added = isKnown ? added : [...addedOthers, entry];
      };
    },
    accept: () => accept(),
  };
};

/**
 * Has every save name its files as the content does, and leave out what was emptied; a new entry gets a name beside those that
 * are known by then. Where the entries of the site are given, no server checks what is saved, so that it is checked here,
 * beside them, in the words of the build.
 */
export const watchSaves = (
  cms: Decap,
  all: readonly DecapCollection[],
  entries: readonly Entry[] | null,
  known: () => readonly Entry[],
): void => {
  const saves = entries && savesBeside(entries);
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const collection = all.find(({ name }) => name === entry.get('collection'));
      const fields = fieldsOf(entry, collection);
      const data = withoutEmptied(filesBeside(entry.get('data') as DecapMap, fields), fields);
      try {
        saves?.check(entry, data);
        return await withName(entry, data, collection, known());
      } catch (error) {
        throw error instanceof Refused ? refusedInForm(error.reasons) : error;
      }
    },
  });
  cms.registerEventListener({
    name: 'postSave',
    handler: () => {
      saves?.accept();
      return undefined;
    },
  });
};
