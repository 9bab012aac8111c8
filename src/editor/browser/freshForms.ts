import type { Entry } from '../../content/read/entry';
import { type DecapCollection, decapCollections } from '../decapCollections';
import type { DecapStore, Mend } from './decapStore';

/** A collection as Decap knows it, with the fields of another. */
const withFields = (known: DecapCollection, { fields, files }: DecapCollection): DecapCollection => ({
  ...known,
  ...(fields && { fields }),
  ...(known.files && {
    files: known.files.map((file, index) => ({ ...file, fields: files?.[index]?.fields ?? file.fields })),
  }),
});

/** Has forms offer what follows from these entries: the next free number, and what a field may name. */
export const offer = (store: DecapStore, entries: readonly Entry[]): void => {
  const { config } = store.getState();
  const fresh = decapCollections(entries);
  const collections = config.collections?.map((known) => {
    const found = fresh.find(({ name }) => name === known.name);
    return found ? withFields(known, found) : known;
  });
  // Each field of an open form is drawn anew.
  if (JSON.stringify(collections) === JSON.stringify(config.collections)) return;
  store.dispatch({ type: 'CONFIG_SUCCESS', payload: { ...config, collections } });
};

const number = ['entry', 'data', 'id'];

/** Has the form of a duplicate offer the number that an empty one does: Decap opens that one first. */
export const renumberDuplicates: Mend = (reduce, before, action) => {
  const after = reduce(before, action);
  return action.type === 'DRAFT_CREATE_DUPLICATE_FROM_ENTRY' && before.entryDraft.hasIn(number)
    ? { ...after, entryDraft: after.entryDraft.setIn(number, before.entryDraft.getIn(number)) }
    : after;
};
