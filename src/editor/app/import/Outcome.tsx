import type { Shown } from '../../import/shown';
import * as styles from './ImportScreen.module.css';
import { Losses } from './Losses';
import { mostDrawn, More } from './parts';

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
}

function Lines({ title, lines }: LinesProps) {
  if (!lines.length) return null;
  return (
    <details>
      <summary>{title}</summary>
      <ul>
        {lines.slice(0, mostDrawn).map((line, index) => (
          <li key={index}>{line}</li>
        ))}
      </ul>
      <More count={lines.length} />
    </details>
  );
}

/** What is lost, what is left, where old addresses lead, and what becomes of each entry. */
export function Outcome({ shown: { rows, lost, left, addresses } }: { readonly shown: Shown }) {
  return (
    <>
      {/* Of what does not come at all, nobody should have to look for the reason. */}
      <Losses groups={lost} isOpen={rows.length === 0} />
      <Lines title="What is left where it is" lines={left} />
      <Lines title={`Where old addresses lead: ${addresses.length}`} lines={addresses} />
      {rows.length > 0 && (
        <ul role="list" aria-label="Entries" className={styles.entries}>
          {rows.slice(0, mostDrawn).map(({ state, title, becomes }, index) => (
            <li key={index} data-state={state}>
              <strong>{title}</strong> <span>{state}</span> <span>{becomes}</span>
            </li>
          ))}
        </ul>
      )}
      <More count={rows.length} />
    </>
  );
}
