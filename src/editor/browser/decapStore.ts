import type { DecapCollection } from '../decapCollections';

/** One of Immutable's maps that hold Decap's state, read and written by paths. */
export interface StateMap {
  get(name: string): unknown;
  getIn(path: readonly string[]): unknown;
  hasIn(path: readonly string[]): boolean;
  setIn(path: readonly string[], value: unknown): StateMap;
  deleteIn(path: readonly string[]): StateMap;
}

/** What Decap knows, as far as it is read here. */
export interface DecapState {
  /** Without collections until Decap has read it. */
  readonly config: { readonly collections?: readonly DecapCollection[] };
  /** How they are configured, by their names. */
  readonly collections: StateMap;
  readonly entries: StateMap;
  readonly entryDraft: StateMap;
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
 * Has these look after Decap's state, which has no other door than the one for Redux's developer tools. To be called before
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
