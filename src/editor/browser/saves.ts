import { Refused, refuseProblems } from '../../content/read/refused';
import { type DecapCollection, slugField } from '../decapCollections';
import { collections, type CollectionName, contentFolder } from '../../content/model/collections';
import { withUnlistedKey } from '../../content/model/unlisted';
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

/** The data of an entry, with the end of its address where it is to be unlisted and has none. */
const keyed = (data: DecapMap): DecapMap => {
  const { unlistedKey } = withUnlistedKey({
    unlisted: data.get('unlisted'),
    unlistedKey: data.get('unlistedKey'),
  });
  return unlistedKey === undefined ? data : data.set('unlistedKey', unlistedKey);
};

/**
 * Throws Refused where the checks find a mistake in what is saved, beside the entries that there are. What leads to no known
 * entry may lead to an unlisted one, of which the published page must not tell: the build looks at that.
 */
const refuseMistakes = (saved: DecapMap, data: DecapMap, known: readonly Entry[]): void => {
  const { body, ...value } = data.toJS();
  const entry = entryOf(fileOf(saved), value, typeof body === 'string' ? body : '');
  if (!entry) return;
  const others = known.filter(({ file }) => file !== entry.file);
  const problems = checkSave(entry, others, known, localIsoDate(new Date()));
  refuseProblems(
    problems.filter(({ isUnsure }) => !isUnsure),
    entry.file,
  );
};

/**
 * Names the files of every entry that is saved as the content does, and leaves out what was emptied; a new entry gets its
 * name in addresses. `known` returns the entries that there are by then. Without a server the checks run here.
 */
export const watchSaves = (
  cms: Decap,
  all: readonly DecapCollection[],
  hasServer: boolean,
  known: () => readonly Entry[],
): void =>
  cms.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const collection = all.find(({ name }) => name === entry.get('collection'));
      const fields = fieldsOf(entry, collection);
      const data = keyed(withoutEmptied(filesBeside(entry.get('data') as DecapMap, fields), fields));
      try {
        if (!hasServer) refuseMistakes(entry, data, known());
        return await withName(entry, data, collection, known());
      } catch (error) {
        throw error instanceof Refused ? refusedInForm(error.reasons) : error;
      }
    },
  });
