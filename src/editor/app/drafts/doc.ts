import { type Collection, type CollectionName, collections } from '../../../content/model/collections';
import { pathOfEntry } from '../../../content/model/entryFiles';
import { translatedBy } from '../../../content/model/translations';
import type { Entry } from '../../../content/read/entry';
import type { Reason } from '../../../content/read/refused';
import { entryOf } from '../../entryOf';
import { isSameState, stateOf } from '../content';
import type { EntryState } from '../entryState';
import { languageCalled } from '../form/places';
import { withValue } from '../form/values';
import { nameOfEntry } from '../nameOfEntry';
import { changed, type Undoable, undoable } from './undoable';

/** An entry that is open, or was left unsaved. */
export interface Doc {
  /** Its path; of a new one a name that no file has. */
  readonly key: string;
  /** The key that it was opened with: its form stays the same when a new one is saved. */
  readonly formKey: string;
  /** Null for a new one. */
  readonly path: string | null;
  readonly collection: CollectionName;
  readonly slug: string | undefined;
  /** The version that its changes began with; null for a new one. */
  readonly base: string | null;
  /** As its file has it; what a new one began with. */
  readonly saved: EntryState;
  readonly history: Undoable<EntryState>;
  /** What the last save refused. */
  readonly reasons: readonly Reason[];
  readonly isSaving: boolean;
}

/** An entry as it is opened. */
export const docOf = (entry: Entry, version: string): Doc => {
  const saved = stateOf(entry);
  const { file, collection, slug } = entry;
  return {
    ...{ key: file, formKey: file, path: file, collection, slug, base: version, saved },
    ...{ history: undoable(saved), reasons: [], isSaving: false },
  };
};

/** A new entry that begins with a state; its name in addresses, where its title is not to make it. */
export const newDoc = (collection: CollectionName, state: EntryState, now: number, slug?: string): Doc => {
  const key = `new:${collection}:${now}`;
  return {
    ...{ key, formKey: key, path: null, collection, slug, base: null },
    ...{ saved: { ...state, files: {} }, history: undoable(state), reasons: [], isSaving: false },
  };
};

/** Whether there is something to save. */
export const isUnsaved = ({ collection, saved, history, path }: Doc): boolean =>
  path === null || !isSameState(collection, saved, history.present);

/** After something was typed or chosen at `now`, in milliseconds. */
export const typed = (doc: Doc, state: EntryState, now: number): Doc => ({
  ...doc,
  history: changed(doc.history, state, now),
});

/** The same where it was not typed: one step back undoes it alone. */
export const replaced = (doc: Doc, state: EntryState, now: number): Doc =>
  typed({ ...doc, reasons: [], history: { ...doc.history, changedAt: -Infinity } }, state, now);

/** What an open entry says with another value at a path with dots. */
export const withField = ({ collection, history }: Doc, path: string, value: unknown): EntryState => {
  const { present } = history;
  const { schema } = collections[collection];
  return { ...present, fields: withValue(schema, present.fields, path, value) };
};

/** After `state` was saved as the file at `path`; what was typed meanwhile stays. */
export const savedAs = (
  doc: Doc,
  { path, slug, version, state }: { path: string; slug: string; version: string; state: EntryState },
): Doc => ({ ...doc, key: path, path, slug, base: version, saved: state, reasons: [], isSaving: false });

/** What a translation is called: by what it translates, one of these entries, and its language. */
const titleOfTranslation = (slug: string, entries: readonly Entry[]): string | undefined => {
  const { language, ...of } = translatedBy(slug);
  const original = entries.find((one) => one.collection === of.collection && one.slug === of.slug);
  return original && `${nameOfEntry(original)} in ${languageCalled(language)}`;
};

/** What an entry is called while it is open, one among others: by its title as it is typed. */
export const titleOfDoc = ({ collection, slug, path, history }: Doc, entries: readonly Entry[]): string => {
  const translation = collection === 'translations' && slug ? titleOfTranslation(slug, entries) : undefined;
  if (translation !== undefined) return translation;
  const { fields, body } = history.present;
  const entry = entryOf(path ?? pathOfEntry(collection, slug ?? 'new'), fields, body);
  const its: Collection = collections[collection];
  const name = entry && nameOfEntry(entry);
  return name && (path !== null || slug || name !== its.label)
    ? name
    : its.one
      ? `New ${its.one}`
      : its.label;
};
