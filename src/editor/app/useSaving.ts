import { useState } from 'react';
import { collections, nameField } from '../../content/model/collections';
import { spareSlug } from '../../content/write/nextIds';
import { collectionOf, pathInContent, pathOfEntry } from '../../content/model/entryFiles';
import { refuseFileName } from '../../content/check/fileName';
import { type Entry, siteLanguage } from '../../content/read/entry';
import type { Reason } from '../../content/read/refused';
import { Stale } from '../change/stale';
import { afterSave } from './content';
import { type Doc, savedAs, typed } from './drafts/doc';
import { areAtOdds, mergedDoc, theirState } from './drafts/merged';
import type { EntryState } from './entryState';
import type { Change, Host, Saved } from './host/host';
import { adviceIn } from './form/mistakes';
import { reasonsOf } from './inWords';
import { changeOf, stateToSave } from './saving';
import type { KnownContent } from './useContent';
import type { KnownDocs } from './useDocs';

/** What the author is asked before an entry can be saved. */
export type Asked =
  | { readonly type: 'address'; readonly doc: Doc; readonly title: string; readonly offered: string }
  | { readonly type: 'stale'; readonly doc: Doc; readonly stale: Stale };

/** How a save went, for the author to read. */
export interface Notice {
  readonly heading: string;
  readonly reasons: readonly Reason[];
  readonly isFailure: boolean;
  /** What brings back what was deleted. */
  readonly back?: Change;
}

/** The name in addresses of a new entry; empty where its title gives none. What spells other scripts is large. */
const slugOf = async (title: string, entries: readonly Entry[]): Promise<string> => {
  const { slugFor } = await import('../../content/model/slugFor');
  return slugFor(title, siteLanguage(entries));
};

interface Tools extends Omit<KnownContent, 'failure'>, Pick<KnownDocs, 'put'> {
  readonly host: Host;
  /** Told of the path that a new entry has by now. */
  readonly onNamed: (key: string, path: string) => void;
}

/** What saves entries, with what it asks and says. */
export const useSaving = ({ host, content, put, setSaved, refresh, onNamed }: Tools) => {
  const [asked, setAsked] = useState<Asked | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);

  /** Has the host keep a change, and takes over what it made of it. */
  const keep = async (change: Change): Promise<Saved> => {
    const saved = await host.save(change);
    setSaved((now) => afterSave(now, change, saved));
    // Others may have moved on to make room.
    if (Object.keys(saved.versions).length > Object.keys(change.bases).length) void refresh();
    return saved;
  };
  /** Saves once more, with what was saved elsewhere in other fields. */
  const saveTogether = async (doc: Doc, theirs: EntryState, { path, version }: Stale): Promise<boolean> => {
    const together = (one: Doc): Doc => mergedDoc(one, theirs, version ?? '', 'mine', Date.now());
    put(doc.key, (now) => now && together(now));
    const isSaved = await saveAt(together(doc), path, version);
    const heading = 'Saved, together with what was changed elsewhere meanwhile.';
    if (isSaved) setNotice((now) => now ?? { heading, reasons: [], isFailure: false });
    return isSaved;
  };
  /** Saves an entry at a path, over what is there in a version; says whether it did. */
  const saveAt = async (doc: Doc, path: string, base: string | null): Promise<boolean> => {
    const state = stateToSave(doc.history.present);
    const isKeyed = state.fields !== doc.history.present.fields;
    put(doc.key, (now) => now && { ...(isKeyed ? typed(now, state, Date.now()) : now), isSaving: true });
    setNotice(null);
    try {
      const { versions, advice } = await keep(changeOf({ ...doc, base }, path, state));
      const slug = collectionOf(pathInContent(path))?.slug ?? '';
      put(doc.key, (now) => now && savedAs(now, { path, slug, version: versions[path] ?? '', state }));
      if (doc.path === null) onNamed(doc.key, path);
      const reasons = adviceIn(collections[doc.collection].schema, advice);
      if (reasons.length) setNotice({ heading: 'Saved. Worth a look:', reasons, isFailure: false });
      return true;
    } catch (error) {
      const isStale = error instanceof Stale;
      const theirs = isStale ? theirState(error) : null;
      if (isStale && theirs && !areAtOdds(doc.saved, state, theirs)) return saveTogether(doc, theirs, error);
      if (isStale) setAsked({ type: 'stale', doc, stale: error });
      put(doc.key, (now) => now && { ...now, isSaving: false, reasons: isStale ? [] : reasonsOf(error) });
      return false;
    }
  };
  const save = async (doc: Doc): Promise<void> => {
    if (doc.path !== null || doc.slug !== undefined) {
      const path = doc.path ?? pathOfEntry(doc.collection, doc.slug ?? '');
      await saveAt(doc, path, doc.path === null ? null : doc.base);
      return;
    }
    const entries = content?.entries ?? [];
    const field = nameField(doc.collection) ?? '';
    const named = doc.history.present.fields[field];
    const title = typeof named === 'string' ? named : '';
    const slug = await slugOf(title, entries);
    const refused = slug && refuseFileName(slug);
    if (refused) put(doc.key, (now) => now && { ...now, reasons: [{ field, message: refused }] });
    else if (slug || !title) await saveAt(doc, pathOfEntry(doc.collection, slug || 'new'), null);
    else setAsked({ type: 'address', doc, title, offered: spareSlug(doc.collection, entries) });
  };
  /** Does what has no form, and says where it failed. */
  const doing = async (heading: string, change: Change | null): Promise<boolean> => {
    if (!change) return false;
    try {
      await keep(change);
      return true;
    } catch (error) {
      setNotice({ heading, reasons: reasonsOf(error), isFailure: true });
      void refresh();
      return false;
    }
  };
  return { save, saveAt, doing, asked, setAsked, notice, setNotice };
};
