import type { ReactNode } from 'react';
import * as styles from './Fold.module.css';

interface FoldProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
}

/** A section that visitors unfold, with scripts or without. */
export function Fold({ summary, children }: FoldProps) {
  return (
    <details className={`${styles.fold} screen-only`}>
      <summary className={`${styles.summary} caps ember`}>{summary}</summary>
      <div className={styles.inner}>{children}</div>
    </details>
  );
}
