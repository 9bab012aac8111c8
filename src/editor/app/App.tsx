import { Activity, useState } from 'react';
import { localIsoDate } from '../../lib/localIsoDate';
import { capitalise } from '../../lib/text';
import * as styles from './App.module.css';
import { isUnsaved } from './drafts/doc';
import { SitePane } from './frame/SitePane';
import type { Host } from './host/host';
import { wordsOf } from './inWords';
import { AddressDialog } from './panel/AddressDialog';
import { EntryPanel } from './panel/EntryPanel';
import { ListPanel } from './panel/ListPanel';
import { StaleDialog } from './panel/StaleDialog';
import { Button } from './ui/Button';
import { NoticeBox } from './ui/NoticeBox';
import { OthersContext } from './ui/ReasonText';
import { useBack } from './useBack';
import { useEditor } from './useEditor';
import { useKeys } from './useKeys';

interface Props {
  readonly host: Host;
  /** The origin at which the site is shown; null where it is not shown beside the editor. */
  readonly origin: string | null;
  /** For who is signed in at a Git host. */
  readonly onSignOut?: () => void;
}

/** The editor: the site, and beside it what is open or the list of all that can be. */
export function App({ host, origin, onSignOut }: Props) {
  const today = localIsoDate(new Date());
  const editor = useEditor(host, today);
  const { content, settings, doc, failure, asked } = editor;
  const [isSiteInFront, setIsSiteInFront] = useState(false);
  const [last, setLast] = useState<string | null>(null);
  if (doc && doc.key !== last) setLast(doc.key);
  useKeys({
    save: () => doc && !doc.isSaving && isUnsaved(doc) && void editor.save(doc),
    undo: () => doc && editor.undo(doc.key),
    redo: () => doc && editor.redo(doc.key),
  });
  useBack(doc?.formKey, editor.close);
  if (!content || !settings)
    return failure || content ? (
      <p role="alert" className={styles.alone}>
        {failure
          ? `${capitalise(wordsOf(failure))}.`
          : 'data/site.json is missing or cannot be read: npm run check says why.'}
      </p>
    ) : (
      <p role="status" className={styles.alone}>
        Opening your site…
      </p>
    );
  return (
    <OthersContext value={{ entries: content.entries, onOpen: editor.openFromList }}>
      <div className={styles.app} data-front={isSiteInFront ? 'site' : 'panel'} data-alone={origin === null}>
        {origin !== null && (
          <div className={styles.site}>
            <a className={styles.skip} href="#panel" onClick={() => setIsSiteInFront(false)}>
              Skip the site
            </a>
            <SitePane
              {...{ origin, content, settings, today, doc }}
              isAwaited={editor.isWaiting}
              turn={editor.turn}
              field={editor.field}
              onEdit={(key, field, words) => {
                editor.openAt(key, field, words);
                setIsSiteInFront(false);
              }}
            />
          </div>
        )}
        <main id="panel" className={styles.panel} tabIndex={-1}>
          {failure !== null && <p role="alert">{wordsOf(failure)}</p>}
          {doc && <EntryPanel key={doc.formKey} {...{ editor, host, doc, content, settings }} />}
          {/* It stays as it is while something is open. */}
          <Activity mode={doc ? 'hidden' : 'visible'}>
            <ListPanel {...{ editor, host, content, today, last }} onSignOut={onSignOut} />
          </Activity>
          <NoticeBox
            notice={editor.notice}
            onDelete={(path) => void editor.removeFile(path)}
            onBringBack={(change) => void editor.bringBack(change)}
            onClose={() => editor.setNotice(null)}
          />
        </main>
        {origin !== null && (
          <Button className={styles.turn} onClick={() => setIsSiteInFront(!isSiteInFront)}>
            {isSiteInFront ? 'Edit' : 'See the site'}
          </Button>
        )}
        {asked?.type === 'address' && <AddressDialog {...asked} editor={editor} />}
        {asked?.type === 'stale' && <StaleDialog {...asked} {...{ editor, host }} />}
      </div>
    </OthersContext>
  );
}
