import type { Change } from '../../publish/changes';
import { Button } from '../ui/Button';
import * as styles from './PublishDialog.module.css';
import { nameOf } from './words';

/** From so many on, nobody wants to tick each. */
const many = 4;

interface Props {
  readonly changes: readonly Change[];
  /** The ids of those that are not to be published now. */
  readonly left: ReadonlySet<string>;
  /** Why an entry will not be seen at once; empty where it will. */
  readonly visibility: (id: string) => string;
  readonly onLeave: (ids: readonly string[], isLeft: boolean) => void;
  readonly onUndo: (change: Change) => void;
}

/** The entries that have changed since the last version: each can be left for later, or undone. */
export function ChangeList({ changes, left, visibility, onLeave, onUndo }: Props) {
  const ids = changes.map(({ id }) => id);
  return (
    <>
      <div className={styles.head}>
        <h3 id="not-published">Not published yet</h3>
        {changes.length >= many && (
          <>
            <Button look="quiet" onClick={() => onLeave(ids, false)}>
              All
            </Button>
            <Button look="quiet" onClick={() => onLeave(ids, true)}>
              None
            </Button>
          </>
        )}
      </div>
      <ul role="list" aria-labelledby="not-published" className={styles.list}>
        {changes.map((change) => (
          <li key={change.id} className={styles.change}>
            <label>
              <input
                type="checkbox"
                checked={!left.has(change.id)}
                onChange={({ target }) => onLeave([change.id], !target.checked)}
              />
              <span>
                {nameOf(change)}{' '}
                <span className={styles.state}>
                  {[change.state, visibility(change.id)].filter(Boolean).join(', ')}
                </span>
              </span>
            </label>
            <Button look="quiet" aria-label={`Undo ${nameOf(change)}`} onClick={() => onUndo(change)}>
              Undo…
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
