import { Cover } from './Cover';
import { NothingYet } from './NothingYet';
import * as styles from './CoverGrid.module.css';

interface CoverGridProps {
  readonly entries: readonly Queries.CoverFragment[];
  /** The width of each cover, as the `sizes` attribute says it. */
  readonly sizes: string;
}

/** How many covers the first screen shows on every device, and so must not wait. */
const eagerCovers = 2;

/** Covers in the order given, each a link to its retailer. */
export function CoverGrid({ entries, sizes }: CoverGridProps) {
  if (entries.length === 0) return <NothingYet />;
  return (
    <ul className={styles.grid} role="list">
      {entries.map((entry, index) => (
        <li key={`${entry.title} ${entry.link}`}>
          <Cover {...entry} sizes={sizes} eager={index < eagerCovers} />
        </li>
      ))}
    </ul>
  );
}
