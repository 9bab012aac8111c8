import { useEffect, useRef } from 'react';
import { collections, type CollectionName } from '../../../content/model/collections';
import type { Reason } from '../../../content/read/refused';
import { Button } from '../ui/Button';
import { ReasonText } from '../ui/ReasonText';
import * as styles from './EntryForm.module.css';
import { labelsAt, type Mistakes } from './mistakes';

interface Props {
  readonly collection: CollectionName;
  readonly reasons: readonly Reason[];
  readonly said: Mistakes;
  readonly onGo: (path: string) => void;
}

/** The field itself says what to write. */
const inShort = (message: string): string => message.replace(/ is missing: .*/s, ' is missing');

/** Why nothing was saved: what is wrong with no field, and the way to each that something is wrong with. */
export function Summary({ collection, reasons, said, onGo }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Of late it returns a promise, which React would call.
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [reasons]);
  const general = reasons.filter(({ field }) => field === undefined);
  if (general.length + said.size === 0) return null;
  return (
    <div ref={box} role="alert" className={styles.summary}>
      <p>Not saved yet:</p>
      <ul>
        {general.map((reason) => (
          <li key={reason.message}>
            <ReasonText reason={reason} />
          </li>
        ))}
        {[...said].map(([path, message]) => (
          <li key={path}>
            <Button look="quiet" onClick={() => onGo(path)}>
              {[...labelsAt(collections[collection].schema, path).slice(0, -1), inShort(message)].join(', ')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
