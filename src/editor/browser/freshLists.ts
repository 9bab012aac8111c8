import type { DecapMap } from './decap';
import type { Entry } from '../../content/read/entry';
import type { DecapState, DecapStore, Mend } from './decapStore';

interface OfEntry {
  /** The name of its collection. */
  readonly collectionName: string;
  readonly entrySlug: string;
}

const withoutList = (state: DecapState, collection: string): DecapState => ({
  ...state,
  entries: state.entries.deleteIn(['pages', collection]),
});

/**
 * Decap reads a list that it does not know when it is opened, and one that is in sight when its collection is another. A form
 * that is open is left in peace.
 */
const readAnew = (state: DecapState, collection: string): DecapState => {
  const forgotten = withoutList(state, collection);
  if (state.entryDraft.hasIn(['entry', 'collection'])) return forgotten;
  const times = [collection, 'timesChanged'];
  const changed = Number(state.collections.getIn(times) ?? 0) + 1;
  return { ...forgotten, collections: state.collections.setIn(times, changed) };
};

const data = ['entry', 'data'];

/** What is in the form is what is sent now. */
const withSent = (state: DecapState): DecapState => ({
  ...state,
  entryDraft: state.entryDraft.set('sent', state.entryDraft.getIn(data)),
});

/**
 * The form compares with what was sent whether anything has changed since: while a save is under way the author may write
 * on, or leave the form.
 */
const withSaved = (state: DecapState, { collectionName, entrySlug }: OfEntry): DecapState => {
  const entry = ['entities', `${collectionName}.${entrySlug}`];
  const { entries, entryDraft } = state;
  const sent = entryDraft.get('sent') as DecapMap | undefined;
  if (!sent || !entries.hasIn(entry) || entryDraft.getIn(['entry', 'slug']) !== entrySlug) return state;
  return {
    ...state,
    entries: entries.setIn([...entry, 'data'], sent),
    entryDraft: entryDraft.set('hasChanged', !sent.equals(entryDraft.getIn(data))),
  };
};

/** An empty list where there is none: Decap takes the entry out of it that was deleted. */
const withList = (state: DecapState, collection: string): DecapState => {
  const empty = (state.entries.get('pages') as DecapMap).clear();
  return state.entries.hasIn(['pages', collection, 'ids'])
    ? state
    : { ...state, entries: state.entries.setIn(['pages', collection, 'ids'], empty) };
};

/** What happens where files were changed by others than this page. */
const changedElsewhere = 'CHANGED_ELSEWHERE';

/** Has all lists read anew where the content is not what it was: an import, an update, a change by hand. */
export const readAllAnew = (store: DecapStore, before: readonly Entry[], now: readonly Entry[]): void => {
  if (JSON.stringify(before) !== JSON.stringify(now)) store.dispatch({ type: changedElsewhere });
};

/** Has lists read anew after a change, which may have moved others on, and forms know what they have saved. */
export const freshLists: Mend = (reduce, before, action) => {
  switch (action.type) {
    case 'ENTRY_PERSIST_REQUEST':
      return withSent(reduce(before, action));
    case 'ENTRY_PERSIST_SUCCESS': {
      const saved = action.payload as OfEntry;
      return readAnew(withSaved(reduce(before, action), saved), saved.collectionName);
    }
    case 'ENTRY_DELETE_SUCCESS': {
      const { collectionName } = action.payload as OfEntry;
      return readAnew(reduce(withList(before, collectionName), action), collectionName);
    }
    case changedElsewhere: {
      const after = reduce(before, action);
      return Object.keys((after.entries.get('pages') as DecapMap).toJS()).reduce(readAnew, after);
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
