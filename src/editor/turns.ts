import type { EditorRequest } from './requests';

type InTurn = <T>(work: () => Promise<T>) => Promise<T>;

/** Does one work after the other, in the order in which they come; one that fails holds none up. */
const makeQueue = (): InTurn => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work, work);
    last = next;
    return next;
  };
};

/** What does not wait for saves, nor has them wait: it touches no content. */
const touchesNothing: readonly EditorRequest['action'][] = [
  'historyOf',
  'pushVersions',
  'importStep',
  'lastImport',
];

/** What waits for saves, and for imports that are made ready: it ends what they have begun. */
const endsImports: readonly EditorRequest['action'][] = ['keepImport', 'dropImport', 'undoImport'];

/** What waits for imports alone: it takes long, and no save waits for it. */
const makesReady: readonly EditorRequest['action'][] = ['lookUpIsbns', 'prepareImport'];

/** Who waits for whom in the editor's server. */
export interface Turns {
  /** For files that are sent, and made ready: that takes long, and no save waits for it. */
  readonly ofImports: InTurn;
  /** Does what was asked for when it is its turn. */
  readonly asAsked: (action: EditorRequest['action'], work: () => Promise<unknown>) => Promise<unknown>;
}

export const makeTurns = (): Turns => {
  const [inTurn, ofImports] = [makeQueue(), makeQueue()];
  return {
    ofImports,
    asAsked: (action, work) => {
      if (makesReady.includes(action)) return ofImports(work);
      if (endsImports.includes(action)) return ofImports(() => inTurn(work));
      return touchesNothing.includes(action) ? work() : inTurn(work);
    },
  };
};
