import { CoverRow } from './CoverRow';
import * as styles from './CoverStrip.module.css';

interface CoverStripProps {
  readonly id: string;
  readonly heading: string;
  readonly books: readonly Queries.CoverRowFragment[];
}

/** Other books, under a heading. */
export function CoverStrip({ id, heading, books }: CoverStripProps) {
  return (
    <section className={styles.strip} aria-labelledby={id}>
      <h2 id={id}>{heading}</h2>
      <CoverRow books={books} />
    </section>
  );
}
