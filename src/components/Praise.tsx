import { words } from 'site-words';
import * as styles from './Praise.module.css';

interface PraiseProps {
  readonly quotations: readonly { readonly quote: string; readonly source: string }[];
}

/** What others have said of a book. */
export function Praise({ quotations }: PraiseProps) {
  return (
    <section className={styles.praise} aria-label={words.praise}>
      {quotations.map(({ quote, source }) => (
        <figure key={quote}>
          <blockquote>{quote}</blockquote>
          <figcaption className="caps soft">{source}</figcaption>
        </figure>
      ))}
    </section>
  );
}
