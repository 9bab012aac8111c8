import type { DecapState, Mend, StateMap } from './decapStore';

interface OfEntry {
  /** The name of its collection. */
  readonly collectionName: string;
  readonly entrySlug: string;
}

/** Decap reads a list anew that it does not know. */
const withoutList = (state: DecapState, collection: string): DecapState => ({
  ...state,
  entries: state.entries.deleteIn(['pages', collection]),
});

/** The form compares with this whether anything has changed since. */
const withSaved = (state: DecapState, { collectionName, entrySlug }: OfEntry): DecapState => {
  const entry = ['entities', `${collectionName}.${entrySlug}`];
  const data = state.entryDraft.getIn(['entry', 'data']);
  return state.entries.hasIn(entry)
    ? { ...state, entries: state.entries.setIn([...entry, 'data'], data) }
    : state;
};

/** An empty list where there is none: Decap takes the entry out of it that was deleted. */
const withList = (state: DecapState, collection: string): DecapState => {
  const empty = (state.entries.get('pages') as { clear(): StateMap }).clear();
  return state.entries.hasIn(['pages', collection])
    ? state
    : { ...state, entries: state.entries.setIn(['pages', collection, 'ids'], empty) };
};

/** Has lists read anew after a change, which may have moved others on, and forms know what they have saved. */
export const freshLists: Mend = (reduce, before, action) => {
  switch (action.type) {
    case 'ENTRY_PERSIST_SUCCESS': {
      const saved = action.payload as OfEntry;
      return withoutList(withSaved(reduce(before, action), saved), saved.collectionName);
    }
    case 'ENTRY_DELETE_SUCCESS': {
      const { collectionName } = action.payload as OfEntry;
      return withoutList(reduce(withList(before, collectionName), action), collectionName);
    }
    // One entry is no list.
    case 'ENTRY_SUCCESS': {
      const { collection } = action.payload as { readonly collection: string };
      const after = reduce(before, action);
      return before.entries.hasIn(['pages', collection]) ? after : withoutList(after, collection);
    }
    default:
      return reduce(before, action);
  }
};
