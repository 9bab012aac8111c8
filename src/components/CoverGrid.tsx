import { Cover, type CoverProps } from './Cover';
import { NothingYet } from './NothingYet';
import * as styles from './CoverGrid.module.css';

export interface CoverGridProps {
  readonly entries: readonly Omit<CoverProps, 'eager' | 'sizes'>[];
}

/** How many covers the first screen shows on every device, and so must not wait. */
const eagerCovers = 2;

/** The width of a cover in CoverGrid.module.css, for many covers and for a handful. */
const sizesOfMany =
  '(min-width: 112rem) 15.2rem, (min-width: 86rem) 13.5vw, (min-width: 72rem) 16vw, (min-width: 56rem) 20.4vw, (min-width: 40rem) 28vw, calc(46vw - 0.9rem)';
const sizesOfFew =
  '(min-width: 83rem) 17rem, (min-width: 56rem) 20vw, (min-width: 40rem) 17rem, calc(46vw - 0.9rem)';

/** Covers in the order given, each a link to its retailer. */
export function CoverGrid({ entries }: CoverGridProps) {
  if (entries.length === 0) return <NothingYet />;
  const sizes = entries.length > 4 ? sizesOfMany : sizesOfFew;
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
