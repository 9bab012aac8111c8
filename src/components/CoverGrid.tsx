import { Cover } from './Cover';
import * as styles from './CoverGrid.module.css';
import { NothingYet } from './Prose';

interface CoverGridProps {
  readonly entries: readonly Queries.CoverFragment[];
  /** The width of each cover, as a value of `sizes`. */
  readonly sizes: string;
  /** Whether it is the first thing on its page. */
  readonly isFirst: boolean;
  /** Whether it has a heading of its own. */
  readonly isHeaded?: boolean;
}

/** How many covers are on the first screen of every device, and so are loaded at once. */
const eagerCovers = 2;

/** Covers in the order given. */
export function CoverGrid({ entries, sizes, isFirst, isHeaded = false }: CoverGridProps) {
  if (entries.length === 0) return <NothingYet />;
  return (
    <ul className={isHeaded ? `${styles.grid} space-m` : styles.grid} role="list">
      {entries.map((entry, index) => (
        <li className="whole" key={entry.slug}>
          <Cover {...entry} sizes={sizes} eager={isFirst && index < eagerCovers} />
        </li>
      ))}
    </ul>
  );
}
