import { lazy, Suspense, useCallback, useMemo, useState } from 'react';
import { type Entry, valueOf } from '../../../content/read/entry';
import { comingDay, isHiddenEntry, placed } from '../../../content/read/visibility';
import { formatDate, parseDate } from '../../../lib/calendarDate';
import type { Content } from '../content';
import { titleOfDoc } from '../drafts/doc';
import type { Host } from '../host/host';
import { EntryList } from '../list/EntryList';
import { PublishButton } from '../publish/PublishButton';
import { Button } from '../ui/Button';
import type { useEditor } from '../useEditor';
import { coverIn, usePictures } from '../usePictures';
import * as styles from './ListPanel.module.css';
import { SignedIn } from './SignedIn';

const ImportScreen = lazy(() => import('../import/ImportScreen'));

interface Props {
  readonly editor: ReturnType<typeof useEditor>;
  readonly host: Host;
  readonly content: Content;
  readonly today: string;
  /** For who is signed in at a Git host; else the editor runs on the author's own machine, which publishes and imports. */
  readonly onSignOut: (() => void) | undefined;
}

/** All that can be edited, with what publishes and imports. */
export function ListPanel({ editor, host, content, today, onSignOut }: Props) {
  const { entries, files } = content;
  const pictureAt = usePictures(host, files);
  const [isImporting, setIsImporting] = useState(false);
  const visibility = (path: string): string => {
    const entry = entries.find(({ file }) => file === path);
    if (!entry || !isHiddenEntry(entry, today)) return '';
    const day = comingDay(entry.collection, placed(entry).fields, today);
    return valueOf(entry, 'draft') === true || !day
      ? 'a draft, which is not on the site'
      : `on the site from ${formatDate(parseDate(day), 'en')}`;
  };
  const pictureUrl = useCallback((entry: Entry) => coverIn(entry, pictureAt), [pictureAt]);
  const unsavedKeys = editor.unsaved.map(({ key }) => key).join('\n');
  const changed = useMemo(() => new Set(unsavedKeys.split('\n')), [unsavedKeys]);
  const begun = editor.unsaved.filter(({ path }) => path === null);
  return (
    <section className={styles.list} aria-label="All entries">
      <h1 className="visually-hidden">All entries</h1>
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
                <Button look="quiet" onClick={() => editor.openFromList(doc.key)}>
                  {titleOfDoc(doc)}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <EntryList
        entries={entries}
        today={today}
        changed={changed}
        selected={null}
        pictureUrl={pictureUrl}
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
