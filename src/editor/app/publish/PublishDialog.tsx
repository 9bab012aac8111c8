import { type SyntheticEvent, useState } from 'react';
import type { Change } from '../../publish/changes';
import type { Unpublished } from '../../publish/unpublished';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { LineField } from '../ui/Field';
import { askGit } from './askGit';
import { ChangeList } from './ChangeList';
import * as styles from './PublishDialog.module.css';
import { usePublishing } from './usePublishing';
import { notesOn, publishLabel } from './words';
import { UndoDialog } from './UndoDialog';

interface Props {
  readonly unpublished: Unpublished;
  /** Why an entry will not be seen at once; empty where it will. */
  readonly visibility: (id: string) => string;
  /** Asks anew what is not published. */
  readonly onDone: () => Promise<void>;
  readonly onClose: () => void;
}

/** What is not published yet, and what publishes or undoes it. */
export function PublishDialog({ unpublished, visibility, onDone, onClose }: Props) {
  const { changes, versions, place, obstacle } = unpublished;
  const { message, setMessage, left, leave, outcome, isBusy, doing, publish, fetch } = usePublishing(
    unpublished,
    onDone,
  );
  const [undoing, setUndoing] = useState<Change | null>(null);
  const canPublish = !obstacle && changes.length - left.size + versions.length > 0;
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    void doing(publish);
  };
  return (
    <Dialog
      title="Publish"
      close="Close"
      onClose={onClose}
      actions={
        <>
          {place && (
            <Button disabled={isBusy} onClick={() => void doing(fetch)}>
              Fetch what others published
            </Button>
          )}
          {canPublish && (
            <Button look="main" type="submit" form="publish" disabled={isBusy}>
              {publishLabel(unpublished)}
            </Button>
          )}
        </>
      }
    >
      <p
        role={outcome?.isFailure ? 'alert' : 'status'}
        className={outcome?.isFailure ? styles.failure : styles.done}
      >
        {outcome?.text}
      </p>
      <form id="publish" className={styles.form} onSubmit={submit}>
        {changes.length > 0 && (
          <>
            <ChangeList {...{ changes, left, visibility }} onUndo={setUndoing} onLeave={leave} />
            <LineField
              label="What has changed, in a line"
              required
              maxLength={500}
              autoComplete="off"
              value={message}
              onType={setMessage}
            />
          </>
        )}
        {versions.length > 0 && (
          <>
            <h3 id="not-sent">Kept on this machine, and not on the web yet</h3>
            <ul role="list" aria-labelledby="not-sent" className={styles.list}>
              {versions.map((version, index) => (
                // Two may be called the same.
                <li key={index}>{version}</li>
              ))}
            </ul>
          </>
        )}
        {notesOn(unpublished).map((note) => (
          <p key={note} className={styles.note}>
            {note}
          </p>
        ))}
      </form>
      {undoing && (
        <UndoDialog
          change={undoing}
          onUndo={() => {
            setUndoing(null);
            void doing(async () => {
              await askGit.undo(undoing);
              return 'Undone.';
            });
          }}
          onClose={() => setUndoing(null)}
        />
      )}
    </Dialog>
  );
}
