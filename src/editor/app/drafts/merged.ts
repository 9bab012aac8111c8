import { entryIn } from '../../entryOf';
import type { Stale } from '../../change/stale';
import { stateOf } from '../content';
import type { EntryState } from '../entryState';
import { type Doc, replaced } from './doc';

export type Side = 'mine' | 'theirs';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One value of two that were made of the same; undefined where both are changed, each in its own way. */
const oneOf = <T>(base: T, mine: T, theirs: T): { readonly value: T } | undefined => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine };
  return isSame(base, mine) ? { value: theirs } : undefined;
};

const fieldsIn = (mine: EntryState, theirs: EntryState): string[] => [
  ...new Set([...Object.keys(mine.fields), ...Object.keys(theirs.fields)]),
];

/** The names of the fields that were changed here and there, each in its own way. */
export const conflicts = (base: EntryState, mine: EntryState, theirs: EntryState): string[] => {
  const inFields = fieldsIn(mine, theirs).filter(
    (name) => !oneOf(base.fields[name], mine.fields[name], theirs.fields[name]),
  );
  return oneOf(base.body, mine.body, theirs.body) ? inFields : [...inFields, 'body'];
};

/** What both have made of a state; where both changed the same, as `side` has it. */
export const merged = (base: EntryState, mine: EntryState, theirs: EntryState, side: Side): EntryState => {
  const preferred = side === 'mine' ? mine : theirs;
  const fields = fieldsIn(mine, theirs).map((name) => {
    const one = oneOf(base.fields[name], mine.fields[name], theirs.fields[name]);
    return [name, one ? one.value : preferred.fields[name]] as const;
  });
  const body = oneOf(base.body, mine.body, theirs.body);
  return {
    fields: Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    body: body ? body.value : preferred.body,
    files: mine.files,
  };
};

/** What was saved elsewhere as a state; null where it is deleted or cannot be read. */
export const theirState = ({ path, text }: Stale): EntryState | null => {
  const entry = text === null ? null : entryIn(path, text);
  return entry && stateOf(entry);
};

/** An open entry after what was saved elsewhere has come into it, at `now`, in milliseconds. */
export const mergedDoc = (doc: Doc, theirs: EntryState, version: string, side: Side, now: number): Doc => {
  const next = replaced(doc, merged(doc.saved, doc.history.present, theirs, side), now);
  return { ...next, saved: theirs, base: version };
};
