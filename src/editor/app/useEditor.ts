import { useMemo, useState } from 'react';
import { type CollectionName, nameField } from '../../content/model/collections';
import { referenceTo } from '../../content/model/entryFiles';
import type { Entry } from '../../content/read/entry';
import { usedFiles } from '../../content/read/usedFiles';
import { nameIn } from '../../lib/text';
import { entryIn } from '../entryOf';
import { settingsOf, stateOf } from './content';
import { type Doc, docOf, isUnsaved, newDoc, replaced, typed, withField } from './drafts/doc';
import { keptDrafts } from './drafts/kept';
import { redone, type Undoable, undone } from './drafts/undoable';
import type { EntryState, Focus } from './entryState';
import { startOf } from './form/startOf';
import type { Addable } from './list/groups';
import type { Change, Host } from './host/host';
import { nameOfEntry } from './nameOfEntry';
import { bringingBack, copyOf, deletionOf, orderOf } from './saving';
import { useContent } from './useContent';
import { useDocs } from './useDocs';
import { useSaving } from './useSaving';

/** A field that is to name an entry which the author has gone to make. */
interface Waiting {
  readonly key: string;
  readonly field: string;
  readonly among: readonly string[];
}

/** The pictures and sounds of an entry by their names, now or as a version had them, as far as they are there. */
const filesOf = async (entry: Entry, host: Host, version?: string): Promise<EntryState['files']> => {
  const read = usedFiles(entry).map(async (path) => [nameIn(path), await host.read(path, version)] as const);
  const found = await Promise.allSettled(read);
  return Object.fromEntries(found.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])));
};

/** What is open, what is unsaved, and all that the author can do with it. `today` is an ISO date. */
export const useEditor = (host: Host, today: string) => {
  const { content, failure, refresh, setSaved } = useContent(host);
  const settings = content && settingsOf(content);
  const site = settings?.siteUrl ?? '';
  const kept = useMemo(() => (content ? keptDrafts(site) : null), [content === null, site]);
  const { docs, put } = useDocs(content, kept);
  const [openKey, setOpenKey] = useState<string | null>(null);
  const [focus, setFocus] = useState<Focus | null>(null);
  const [field, setField] = useState<string | null>(null);
  /** Counts what was opened from elsewhere than the page, which then shows it. */
  const [turn, setTurn] = useState(0);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const saving = useSaving({
    ...{ host, content, put, setSaved, refresh },
    onNamed: (key, path) => setOpenKey((now) => (now === key ? path : now)),
  });

  const entryAt = (path: string) => content?.entries.find(({ file }) => file === path);
  const show = (key: string, path: string | null, words = ''): void => {
    setOpenKey(key);
    setWaiting(null);
    setField(path);
    setFocus((before) => (path === null ? null : { path, words, turn: (before?.turn ?? 0) + 1 }));
  };
  /** Opens an entry by its path, or a new one by its key, perhaps at a field. */
  const open = (key: string, path: string | null = null, words = ''): void => {
    const entry = entryAt(key);
    const version = content?.files.get(key)?.version;
    if (entry && version !== undefined) put(key, (doc) => doc ?? docOf(entry, version));
    show(key, path, words);
  };
  const openAnew = (doc: Doc): void => {
    put(doc.key, () => doc);
    show(doc.key, nameField(doc.collection) ?? null);
    setTurn((now) => now + 1);
  };
  const step = (key: string, next: (history: Undoable<EntryState>) => Undoable<EntryState>): void =>
    put(key, (doc) => doc && { ...doc, history: next(doc.history) });

  const add = ({ collection, slug }: Omit<Addable, 'words'>): void =>
    openAnew(newDoc(collection, startOf(collection, content?.entries ?? [], today), Date.now(), slug));
  const doc = docs.get(openKey ?? '') ?? null;
  /** Goes back to the field that waits, which then names what was made for it. */
  const goBack = ({ key, field: path, among }: Waiting): void => {
    const made = doc?.path != null ? entryAt(doc.path) : undefined;
    if (made)
      put(key, (now) => now && typed(now, withField(now, path, referenceTo(made, among)), Date.now()));
    show(key, path);
  };

  /** Goes back to the field for which the entry was made, or to the list. */
  const close = (): void => (waiting && docs.has(waiting.key) ? goBack(waiting) : setOpenKey(null));

  return {
    ...{ content, failure, settings, docs, focus, field, turn, setField },
    ...{ ...saving, refresh, doc, add, close, isWaiting: waiting !== null },
    /** Opens what was chosen in the list, or named by what was said of a save, there at a field. */
    openFromList: (key: string, field: string | null = null): void => {
      open(key, field);
      setTurn((now) => now + 1);
    },
    /** Opens what was clicked on the page. */
    openAt: open,
    /** Begins an entry for a field of the one that is open. */
    makeFor: (field: string, collection: CollectionName, among: readonly string[]): void => {
      add({ collection });
      if (openKey !== null) setWaiting({ key: openKey, field, among });
    },
    change: (key: string, state: EntryState): void => put(key, (doc) => doc && typed(doc, state, Date.now())),
    /** Puts another state of an entry in the place of what is open; null lets go of it. */
    replace: (key: string, doc: Doc | null): void => {
      put(key, () => doc);
      void refresh();
    },
    undo: (key: string): void => step(key, undone),
    redo: (key: string): void => step(key, redone),
    /** Lets go of what is not saved. */
    discard: (key: string): void => {
      put(key, (doc) => (doc?.path != null ? replaced(doc, doc.saved, Date.now()) : null));
      if (!entryAt(key)) close();
    },
    /** Takes an earlier version of an entry into its form, with its pictures. */
    restore: async (doc: Doc, text: string, version: string): Promise<void> => {
      const entry = doc.path && entryIn(doc.path, text);
      if (!entry) return;
      const state = { ...stateOf(entry), files: await filesOf(entry, host, version) };
      put(doc.key, (now) => now && replaced(now, state, Date.now()));
    },
    /** Begins a new entry with what another has, its pictures too. */
    duplicate: async (path: string): Promise<void> => {
      const entry = entryAt(path);
      if (!entry || !content) return;
      const files = await filesOf(entry, host);
      const state = copyOf(entry, content.entries);
      openAnew(newDoc(entry.collection, { ...state, files }, Date.now()));
    },
    remove: async (path: string): Promise<void> => {
      const entry = entryAt(path);
      const file = content?.files.get(path);
      if (!entry || !file) return;
      const back = bringingBack(entry, file.text, await filesOf(entry, host));
      if (!(await saving.doing('It was not deleted:', deletionOf(entry, file.version)))) return;
      put(path, () => null);
      const heading = `Deleted: “${nameOfEntry(entry)}”.`;
      saving.setNotice({ heading, reasons: [], isFailure: false, back });
    },
    bringBack: async (change: Change): Promise<void> => {
      if (await saving.doing('It was not brought back:', change)) saving.setNotice(null);
    },
    /** Deletes a picture or sound that no entry names. */
    removeFile: async (path: string): Promise<void> => {
      const change = { files: [{ path, content: null }], bases: {}, message: `Delete ${nameIn(path)}` };
      if (!(await saving.doing('It was not deleted:', change))) return;
      saving.setNotice((now) => {
        const reasons = now?.reasons.filter(({ file }) => file !== path) ?? [];
        return now && reasons.length ? { ...now, reasons } : null;
      });
    },
    reorder: async (collection: CollectionName, paths: readonly string[]): Promise<void> => {
      if (content) await saving.doing('The order was not changed:', orderOf(content, collection, paths));
    },
    /** The paths and names of what is unsaved. */
    unsaved: [...docs.values()].filter(isUnsaved),
  };
};

export type Editor = ReturnType<typeof useEditor>;
