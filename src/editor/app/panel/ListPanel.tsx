import { lazy, Suspense, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { type Collection, collections } from '../../../content/model/collections';
import { type Entry, valueOf } from '../../../content/read/entry';
import { comingDay, isHiddenEntry, placed } from '../../../content/read/visibility';
import { formatDate, parseDate } from '../../../lib/calendarDate';
import type { Content } from '../content';
import { type Doc, titleOfDoc } from '../drafts/doc';
import { englishOf } from '../english';
import type { Host } from '../host/host';
import { EntryList } from '../list/EntryList';
import { PublishButton } from '../publish/PublishButton';
import { nameOf } from '../publish/words';
import { Button } from '../ui/Button';
import type { Editor } from '../useEditor';
import { coverIn, usePictures } from '../usePictures';
import * as styles from './ListPanel.module.css';
import { SignedIn } from './SignedIn';

const ImportScreen = lazy(() => import('../import/ImportScreen'));

interface Props {
  readonly editor: Editor;
  readonly host: Host;
  readonly content: Content;
  readonly today: string;
  /** The key of what was open last. */
  readonly last: string | null;
  /** For who is signed in at a Git host; else the editor runs on the author's own machine, which publishes and imports. */
  readonly onSignOut: (() => void) | undefined;
}

/** What was begun, by its kind and its title, where it has one. */
const begunAs = (doc: Doc, entries: readonly Entry[]): string => {
  const { one }: Collection = collections[doc.collection];
  const title = titleOfDoc(doc, entries);
  return !one || title === `New ${one}` ? title : nameOf({ kind: one, title });
};

/** Has who comes back find the list where it was, with the focus at what was open last. */
const useReturn = (last: string | null) => {
  const list = useRef<HTMLElement>(null);
  const top = useRef(0);
  useLayoutEffect(() => {
    if (!list.current || last === null) return;
    list.current.scrollTop = top.current;
    const row = list.current.querySelector<HTMLElement>(`[data-row="${last}"]`);
    if (row) row.focus();
    else list.current.querySelector('h1')?.focus({ preventScroll: true });
  }, [last]);
  return { list, keepTop: () => void (top.current = list.current?.scrollTop ?? 0) };
};

/** All that can be edited, with what publishes and imports. */
export function ListPanel({ editor, host, content, today, last, onSignOut }: Props) {
  const { entries, files } = content;
  const { list, keepTop } = useReturn(last);
  const pictureAt = usePictures(host, files);
  const [isImporting, setIsImporting] = useState(false);
  const visibility = (path: string): string => {
    const entry = entries.find(({ file }) => file === path);
    if (!entry || !isHiddenEntry(entry, today)) return '';
    const day = comingDay(entry.collection, placed(entry).fields, today);
    return valueOf(entry, 'draft') === true || !day
      ? 'a draft, which is not on the site'
      : `on the site from ${formatDate(parseDate(day), englishOf(entries))}`;
  };
  const pictureUrl = useCallback((entry: Entry) => coverIn(entry, pictureAt), [pictureAt]);
  const unsavedKeys = editor.unsaved.map(({ key }) => key).join('\n');
  const changed = useMemo(() => new Set(unsavedKeys.split('\n')), [unsavedKeys]);
  const begun = editor.unsaved.filter(({ path }) => path === null);
  return (
    <section ref={list} className={styles.list} aria-label="All entries" onScroll={keepTop}>
      <h1 className="visually-hidden" tabIndex={-1}>
        All entries
      </h1>
      <div className={styles.actions}>
        {onSignOut ? (
          <SignedIn host={host} onSignOut={onSignOut} />
        ) : (
          <>
            <PublishButton stamp={files} visibility={visibility} onDone={() => void editor.refresh()} />
            <Button look="quiet" aria-haspopup="dialog" onClick={() => setIsImporting(true)}>
              Import…
            </Button>
          </>
        )}
      </div>
      {begun.length > 0 && (
        <div className={styles.begun}>
          <h2>Begun and not saved</h2>
          <ul role="list">
            {begun.map((doc) => (
              <li key={doc.key}>
                <Button data-row={doc.key} onClick={() => editor.openFromList(doc.key)}>
                  {begunAs(doc, entries)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <EntryList
        {...{ entries, today, changed, pictureUrl }}
        onOpen={editor.openFromList}
        onAdd={editor.add}
        onReorder={editor.reorder}
        onDuplicate={(path) => void editor.duplicate(path)}
        onRemove={editor.remove}
      />
      {isImporting && (
        <Suspense>
          <ImportScreen onDone={() => void editor.refresh()} onClose={() => setIsImporting(false)} />
        </Suspense>
      )}
    </section>
  );
}
