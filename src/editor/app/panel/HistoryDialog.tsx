import { useContext, useEffect, useState } from 'react';
import { beginning } from '../../../lib/text';
import { englishOf } from '../english';
import type { Host } from '../host/host';
import { wordsOf } from '../inWords';
import { Button } from '../ui/Button';
import { Dialog } from '../ui/Dialog';
import { OthersContext } from '../ui/ReasonText';
import { Compared } from './Compared';
import { type Earlier, earlierVersions } from './earlierVersions';
import * as styles from './HistoryDialog.module.css';

interface Props {
  readonly host: Host;
  readonly path: string;
  /** The entry as it is in the form. */
  readonly now: string;
  readonly onRestore: (text: string, version: string) => void;
  readonly onClose: () => void;
}

const dayOf = (date: string, english: string): string =>
  new Date(date).toLocaleString(english, { dateStyle: 'medium', timeStyle: 'short' });

/** The versions of an entry that git keeps, each beside the form, and any of them taken back into it. */
export function HistoryDialog({ host, path, now, onRestore, onClose }: Props) {
  const english = englishOf(useContext(OthersContext).entries);
  const [versions, setVersions] = useState<readonly Earlier[] | null>(null);
  const [chosen, setChosen] = useState<Earlier | null>(null);
  const [failure, setFailure] = useState('');
  useEffect(() => {
    earlierVersions(host, path, now).then(setVersions, (error: unknown) => setFailure(wordsOf(error)));
  }, [host, path, now]);
  return (
    <Dialog title="Earlier versions" close="Close" onClose={onClose}>
      {failure && <p role="alert">{failure}</p>}
      {!versions && !failure && <p role="status">Looking for versions…</p>}
      {versions?.length === 0 && <p>No earlier version of it is kept yet: publishing keeps one.</p>}
      {versions && versions.length > 0 && (
        <ol className={styles.versions}>
          {versions.map((one) => (
            <li key={one.id}>
              <button
                type="button"
                className={styles.version}
                aria-expanded={one === chosen}
                onClick={() => setChosen(one === chosen ? null : one)}
              >
                <span>{`${dayOf(one.date, english)}, ${one.author}`}</span>
                <span className="soft">{beginning(one.message, 100)}</span>
              </button>
              {one === chosen && (
                <>
                  <Compared path={path} titles={['As it is now', 'This version']} texts={[now, one.text]} />
                  <Button look="main" onClick={() => onRestore(one.text, one.id)}>
                    Take this version back
                  </Button>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
    </Dialog>
  );
}
