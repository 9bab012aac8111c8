import { useState } from 'react';
import { isSameState } from '../content';
import { type Doc, isUnsaved } from '../drafts/doc';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import type { Editor } from '../useEditor';
import * as styles from './EntryPanel.module.css';

interface Props {
  readonly editor: Editor;
  readonly doc: Doc;
  readonly title: string;
  /** Whether it was changed elsewhere since it was opened. */
  readonly isStale: boolean;
}

const stateWords = (doc: Doc, isStale: boolean): string => {
  if (doc.isSaving) return 'Saving…';
  if (doc.path === null && !doc.history.past.length) return 'New';
  if (isStale) return 'Changed elsewhere: saving keeps both, or asks';
  return isUnsaved(doc) ? 'Not saved yet; kept in this browser' : 'Saved';
};

/** Lets go of what is not saved. Of what was never saved nothing is left to step back in, so it asks. */
function DiscardButton({ editor, doc, title }: Omit<Props, 'isStale'>) {
  const [isAsking, setIsAsking] = useState(false);
  const { key, collection, path, saved, history } = doc;
  const isLast = path === null && !isSameState(collection, saved, history.present);
  const discard = (): void => editor.discard(key);
  return (
    <>
      <Button look="quiet" onClick={isLast ? () => setIsAsking(true) : discard}>
        Discard
      </Button>
      {isAsking && (
        <Dialog
          title={`Throw away “${title}”?`}
          close="Keep it"
          main="Throw it away"
          look="danger"
          onMain={discard}
          onClose={() => setIsAsking(false)}
        >
          <p>It was never saved, and nothing brings it back.</p>
        </Dialog>
      )}
    </>
  );
}

/** What saves an entry, takes steps back and forward, and says how it stands. */
export function EntryFoot({ editor, doc, title, isStale }: Props) {
  const { past, future } = doc.history;
  const canSave = !doc.isSaving && isUnsaved(doc);
  return (
    <footer className={styles.foot}>
      <p className="soft" role="status">
        {stateWords(doc, isStale)}
      </p>
      <Button look="quiet" disabled={!past.length} onClick={() => editor.undo(doc.key)}>
        Undo
      </Button>
      <Button look="quiet" disabled={!future.length} onClick={() => editor.redo(doc.key)}>
        Redo
      </Button>
      {isUnsaved(doc) && <DiscardButton {...{ editor, doc, title }} />}
      {/* It keeps the focus when there is nothing left to save. */}
      <Button
        look="main"
        aria-disabled={!canSave}
        onClick={canSave ? () => void editor.save(doc) : undefined}
      >
        Save
      </Button>
    </footer>
  );
}
