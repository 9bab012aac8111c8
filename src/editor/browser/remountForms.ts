import type { DecapMap } from './decap';
import type { DecapStore } from './decapStore';

const isForm = /^#\/collections\/[^/]+\/(new|entries\/.+)$/;

/** The entry in the form; null while none is there. */
const shownIn = (store: DecapStore): DecapMap | null => {
  const entry = store.getState().entryDraft.get('entry') as DecapMap | undefined;
  return entry?.get('collection') ? entry : null;
};

const addressOf = (entry: DecapMap): string =>
  `#/collections/${String(entry.get('collection'))}/${entry.get('newRecord') ? 'new' : `entries/${String(entry.get('slug'))}`}`;

/** A change that the author takes back, to keep what is not saved, is undone within this time. */
const settledMs = 100;

/**
 * Has the form be of the entry that the address says. Decap keeps a form with all that is in it while only the address
 * changes, as by hand or for "Save and create new"; the way through the list ends it. A form that is not saved stays.
 */
export const remountForms = (store: () => DecapStore): void => {
  const follow = (): void => {
    const { hash } = location;
    const shown = shownIn(store());
    if (!shown || !isForm.test(hash) || decodeURI(hash) === addressOf(shown)) return;
    if (store().getState().entryDraft.get('hasChanged')) {
      location.replace(addressOf(shown));
      return;
    }
    const stop = store().subscribe(() => {
      if (shownIn(store())) return;
      stop();
      location.replace(hash);
    });
    location.replace(`#/collections/${String(shown.get('collection'))}`);
  };
  addEventListener('hashchange', () => setTimeout(follow, settledMs));
};
