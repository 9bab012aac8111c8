import { createStore, del, entries, set } from 'idb-keyval';
import type { Doc } from './doc';
import { undoable } from './undoable';

/** What is kept of an entry on this machine, until it is saved. */
interface Kept extends Pick<Doc, 'key' | 'path' | 'collection' | 'slug' | 'base' | 'saved'> {
  readonly state: Doc['history']['present'];
}

/** Where the unsaved entries of a site are kept in this browser; `site` tells it from others of the same address. */
export const keptDrafts = (site: string) => {
  const store = createStore(`last-writes ${site}`, 'drafts');
  return {
    keep: ({ key, path, collection, slug, base, saved, history }: Doc): Promise<void> =>
      set(key, { key, path, collection, slug, base, saved, state: history.present } satisfies Kept, store),
    drop: (key: string): Promise<void> => del(key, store),
    /** All that are kept, as they were left; none where the browser keeps nothing. */
    all: async (): Promise<Doc[]> => {
      const found = await entries<string, Kept>(store).catch(() => []);
      return found.map(([, { state, saved, ...doc }]) => ({
        ...{ ...doc, formKey: doc.key, saved, reasons: [], isSaving: false },
        history: { ...undoable(state), past: doc.path ? [saved] : [] },
      }));
    },
  };
};
