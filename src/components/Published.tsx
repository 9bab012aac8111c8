import * as styles from './Published.module.css';

interface PublishedProps {
  /** The day as ISO 8601, '2024-03-09'. */
  readonly date: string;
  /** The same day in words. */
  readonly inWords: string;
}

/** The day a text appeared or was last changed, in words. */
export function Published({ date, inWords }: PublishedProps) {
  return (
    <p className={styles.published}>
      <time dateTime={date}>{inWords}</time>
    </p>
  );
}
