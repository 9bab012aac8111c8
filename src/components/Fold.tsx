import type { ReactNode } from 'react';
import { words } from 'site-words';
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

interface ContentNotesProps {
  readonly notes: string | null | undefined;
  readonly summary?: ReactNode;
}

/** What readers may want to know before; nothing where nobody has said it. */
export function ContentNotes({ notes, summary = words.contentNotes }: ContentNotesProps) {
  return (
    notes && (
      <Fold summary={summary}>
        <p>{notes}</p>
      </Fold>
    )
  );
}
