import { countOf } from '../../../lib/text';
import type { LossGroup, LostThing } from '../../import/lossGroups';
import type { Shown } from '../../import/shown';
import * as styles from './ImportScreen.module.css';
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

/** So many of a group are seen at once. */
const examples = 3;

function Things({ things }: { readonly things: readonly LostThing[] }) {
  return (
    <ul>
      {things.slice(0, mostDrawn).map(({ what, where }, index) => (
        <li key={index}>
          {what}
          {where && <span className={styles.said}> in {where}</span>}
        </li>
      ))}
    </ul>
  );
}

function Group({ group: { name, why, things } }: { readonly group: LossGroup }) {
  const rest = things.slice(examples);
  return (
    <li>
      <strong>
        {name || why} ({things.length})
      </strong>
      {name && <p className={styles.said}>{why}</p>}
      <Things things={things.slice(0, examples)} />
      {rest.length > 0 && (
        <details>
          <summary>{countOf(rest.length, 'other')}</summary>
          <Things things={rest} />
          <More count={rest.length} />
        </details>
      )}
    </li>
  );
}

/** What is lost, by what it is and why. */
function Losses({ groups, isOpen }: { readonly groups: readonly LossGroup[]; readonly isOpen: boolean }) {
  if (!groups.length) return null;
  const count = groups.reduce((sum, { things }) => sum + things.length, 0);
  return (
    <details open={isOpen}>
      <summary>What is lost: {countOf(count, 'thing')}</summary>
      <ul role="list" aria-label="What is lost" className={styles.losses}>
        {groups.map((group) => (
          <Group key={`${group.name} ${group.why}`} group={group} />
        ))}
      </ul>
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
