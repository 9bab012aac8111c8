import { entryIn } from '../../entryOf';
import type { Stale } from '../../change/stale';
import { stateOf } from '../content';
import type { EntryState, Fields } from '../entryState';
import { type Doc, replaced } from './doc';

export type Side = 'mine' | 'theirs';

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

type Group = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

interface Together {
  readonly value: unknown;
  /** Whether a field was changed here and there, each in its own way. */
  readonly isClash: boolean;
}

/** One value of two that were made of the same, of a group field by field; where both changed a field, as `side` has it. */
const together = (base: unknown, mine: unknown, theirs: unknown, side: Side): Together => {
  if (isSame(mine, theirs) || isSame(base, theirs)) return { value: mine, isClash: false };
  if (isSame(base, mine)) return { value: theirs, isClash: false };
  if (!isGroup(mine) || !isGroup(theirs)) return { value: side === 'mine' ? mine : theirs, isClash: true };
  const before = isGroup(base) ? base : {};
  const fields = [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].map(
    (name) => [name, together(before[name], mine[name], theirs[name], side)] as const,
  );
  const there = fields.filter(([, { value }]) => value !== undefined);
  return {
    value: Object.fromEntries(there.map(([name, { value }]) => [name, value])),
    isClash: fields.some(([, { isClash }]) => isClash),
  };
};

const ofStates = (base: EntryState, mine: EntryState, theirs: EntryState, side: Side) => ({
  fields: together(base.fields, mine.fields, theirs.fields, side),
  body: together(base.body, mine.body, theirs.body, side),
});

/** Whether anything was changed here and there, each in its own way. */
export const areAtOdds = (base: EntryState, mine: EntryState, theirs: EntryState): boolean => {
  const { fields, body } = ofStates(base, mine, theirs, 'mine');
  return fields.isClash || body.isClash;
};

/** What both have made of a state; where both changed the same, as `side` has it. */
export const merged = (base: EntryState, mine: EntryState, theirs: EntryState, side: Side): EntryState => {
  const { fields, body } = ofStates(base, mine, theirs, side);
  return { fields: fields.value as Fields, body: body.value as string, files: mine.files };
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
