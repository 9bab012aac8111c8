/** A state with those before it and, after an undo, those that can come back. */
export interface Undoable<State> {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** When it changed last, in milliseconds: what is typed at once is undone at once. */
  readonly changedAt: number;
}

/** How long a pause between two changes is that are undone one by one, in milliseconds. */
const pause = 1000;

/** The most steps back: a text of a novel is kept in each. */
const mostSteps = 200;

export const undoable = <State>(present: State): Undoable<State> => ({
  past: [],
  present,
  future: [],
  changedAt: -Infinity,
});

/** After a change at `now`, in milliseconds. */
export const changed = <State>(
  { past, present, changedAt }: Undoable<State>,
  next: State,
  now: number,
): Undoable<State> => ({
  past: past.length > 0 && now - changedAt < pause ? past : [...past, present].slice(-mostSteps),
  present: next,
  future: [],
  changedAt: now,
});

/** One step back; the same where there is none. */
export const undone = <State>(history: Undoable<State>): Undoable<State> => {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future], changedAt: -Infinity };
};

/** One step forward again; the same where there is none. */
export const redone = <State>(history: Undoable<State>): Undoable<State> => {
  const { past, present, future } = history;
  const [next, ...later] = future;
  return next === undefined
    ? history
    : { past: [...past, present], present: next, future: later, changedAt: -Infinity };
};
