import { countOf } from '../../../lib/text';
import type { Shown } from '../../import/shown';
import * as styles from './ImportScreen.module.css';

/** So many are drawn; the report has all. */
const most = 500;

function More({ count }: { readonly count: number }) {
  if (count <= most) return null;
  const more = (count - most).toLocaleString('en');
  return <p>And {more} more, which stand in before-import/report.txt once it is in.</p>;
}

interface LinesProps {
  readonly title: string;
  readonly lines: readonly string[];
  readonly isOpen?: boolean;
}

function Lines({ title, lines, isOpen = false }: LinesProps) {
  if (!lines.length) return null;
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      <ul>
        {lines.slice(0, most).map((line, index) => (
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
      <Lines
        title={`What is lost: ${countOf(lost.length, 'thing')}`}
        lines={lost}
        // Of what does not come at all, nobody should have to look for the reason.
        isOpen={rows.length === 0}
      />
      <Lines title="What is left where it is" lines={left} />
      <Lines title={`Where old addresses lead: ${addresses.length}`} lines={addresses} />
      {rows.length > 0 && (
        <ul role="list" aria-label="Entries" className={styles.entries}>
          {rows.slice(0, most).map(({ state, title, becomes }, index) => (
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
