import { countOf } from '../../../lib/text';
import type { LossGroup, LostThing } from '../../import/lossGroups';
import * as styles from './ImportScreen.module.css';
import { mostDrawn, More } from './parts';

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
export function Losses({
  groups,
  isOpen,
}: {
  readonly groups: readonly LossGroup[];
  readonly isOpen: boolean;
}) {
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
