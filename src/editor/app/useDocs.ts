import { useCallback, useEffect, useRef, useState } from 'react';
import type { Content } from './content';
import { type Doc, docOf, isUnsaved } from './drafts/doc';
import type { keptDrafts } from './drafts/kept';

/** How long after the last key what is typed is kept, in milliseconds. */
const keepAfter = 300;

type Docs = ReadonlyMap<string, Doc>;

/** What is to be kept soon. */
interface Waiting {
  readonly write: () => void;
  readonly timer: number;
}

export interface KnownDocs {
  readonly docs: Docs;
  /** Puts an entry in the place of what was there under a name. */
  readonly put: (key: string, change: (doc: Doc | undefined) => Doc | null | undefined) => void;
}

/** An entry of which nothing is unsaved, as its file is by now. */
const renewed = (doc: Doc, { files, entries }: Content): Doc | null => {
  if (doc.path === null || doc.isSaving || isUnsaved(doc)) return doc;
  const file = files.get(doc.path);
  if (file?.version === doc.base) return doc;
  const entry = entries.find((one) => one.file === doc.path);
  if (!file) return null;
  // Another program may be writing it, and nobody can read it yet.
  return entry ? docOf(entry, file.version) : doc;
};

/**
 * The entries that are open or unsaved. What is typed is kept in the browser, and taken up again after a crash; what has no
 * unsaved change follows the content.
 */
export const useDocs = (content: Content | null, kept: ReturnType<typeof keptDrafts> | null): KnownDocs => {
  const [docs, setDocs] = useState<Docs>(new Map());
  const waiting = useRef(new Map<string, Waiting>());
  const wasRead = useRef(false);
  useEffect(() => {
    if (!kept || wasRead.current) return;
    wasRead.current = true;
    void kept
      .all()
      .then((found) => setDocs((now) => new Map([...found.map((doc) => [doc.key, doc] as const), ...now])));
  }, [kept]);
  useEffect(() => {
    if (!content) return;
    setDocs((now) => {
      const next = [...now.values()].map((doc) => renewed(doc, content)).filter((doc) => doc !== null);
      return new Map(next.map((doc) => [doc.key, doc]));
    });
  }, [content]);
  const put = useCallback((key: string, change: (doc: Doc | undefined) => Doc | null | undefined) => {
    setDocs((now) => {
      const next = new Map(now);
      const doc = change(now.get(key));
      next.delete(key);
      if (doc) next.set(doc.key, doc);
      return next;
    });
  }, []);
  const written = useRef<Docs>(docs);
  useEffect(() => {
    const before = written.current;
    written.current = docs;
    for (const key of new Set([...before.keys(), ...docs.keys()])) {
      const doc = docs.get(key);
      if (
        !kept ||
        (doc?.history.present === before.get(key)?.history.present && doc?.saved === before.get(key)?.saved)
      )
        continue;
      clearTimeout(waiting.current.get(key)?.timer);
      const write = (): void => {
        waiting.current.delete(key);
        void (doc && isUnsaved(doc) ? kept.keep(doc) : kept.drop(key)).catch(() => undefined);
      };
      waiting.current.set(key, { write, timer: window.setTimeout(write, keepAfter) });
    }
  }, [docs, kept]);
  useEffect(() => {
    const writeAll = (): void => waiting.current.forEach(({ write }) => write());
    // Who leaves in the middle of a word is asked, and it is written meanwhile.
    const ask = (event: BeforeUnloadEvent): void => {
      if (waiting.current.size) event.preventDefault();
      writeAll();
    };
    addEventListener('beforeunload', ask);
    addEventListener('pagehide', writeAll);
    document.addEventListener('visibilitychange', writeAll);
    return () => {
      removeEventListener('beforeunload', ask);
      removeEventListener('pagehide', writeAll);
      document.removeEventListener('visibilitychange', writeAll);
    };
  }, []);
  return { docs, put };
};
