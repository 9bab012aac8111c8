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

/**
 * Does something as React does what follows a click: draws it before the next key. Where it has time, react-redux keeps
 * from fields what changes until their page is drawn, and React puts back the letters that are typed meanwhile.
 */
const asOfClick = <T>(act: () => T): T => {
  let result: { readonly value: T } | undefined;
  let failure: unknown;
  const target = new EventTarget();
  target.addEventListener('click', () => {
    try {
      result = { value: act() };
    } catch (error) {
      failure = error;
    }
  });
  target.dispatchEvent(new Event('click'));
  if (result) return result.value;
  throw failure;
};

const drawnAtOnce =
  (make: MakeStore): MakeStore =>
  (reduce) => {
    const store = make(reduce);
    return { ...store, dispatch: (action) => asOfClick(() => store.dispatch(action)) };
  };

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
    store = enhance(drawnAtOnce(make))(mends.reduce(mended, reduce));
    return store;
  };
  return () => store;
};
