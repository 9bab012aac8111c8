import type { DecapCollection } from '../decapCollections';
import type { DecapMap } from './decap';

/** What Decap knows, as far as it is read here. */
export interface DecapState {
  /** Without collections until Decap has read it. */
  readonly config: { readonly collections?: readonly DecapCollection[] };
  /** How they are configured, by their names. */
  readonly collections: DecapMap;
  readonly entries: DecapMap;
  readonly entryDraft: DecapMap;
}

/** What happens in Decap. */
export interface DecapAction {
  readonly type: string;
  readonly payload?: unknown;
}

type Reduce = (state: DecapState | undefined, action: DecapAction) => DecapState;

/** Changes what follows from what happens; `reduce` is Decap's own doing. Of the first state of all there is no before. */
export type Mend = (reduce: Reduce, before: DecapState, action: DecapAction) => DecapState;

/** Where Decap keeps what it knows: https://redux.js.org/api/store. */
export interface DecapStore {
  getState(): DecapState;
  dispatch(action: DecapAction): unknown;
  /** Calls after everything that happens. Returns how to stop. */
  subscribe(listener: () => void): () => void;
}

type MakeStore = (reduce: Reduce) => DecapStore;

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: (
      enhance: (make: MakeStore) => MakeStore,
    ) => (make: MakeStore) => MakeStore;
  }
}

const mended =
  (reduce: Reduce, mend: Mend): Reduce =>
  (before, action) =>
    before ? mend(reduce, before, action) : reduce(before, action);

/**
 * Has these look after Decap's state, which can be reached only as Redux's developer tools do. To be called before
 * Decap's script is loaded. Returns what gives the store, which there is after.
 */
export const reachStore = (mends: readonly Mend[]): (() => DecapStore) => {
  let store: DecapStore;
  window.__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = (enhance) => (make) => (reduce) => {
    store = enhance(make)(mends.reduce(mended, reduce));
    return store;
  };
  return () => store;
};
