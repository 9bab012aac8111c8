import { formatDate, parseDate } from '../lib/calendarDate';
import * as styles from './Published.module.css';

interface PublishedProps {
  /** The day as ISO 8601, '2024-03-09'. */
  readonly date: string;
  readonly language: string;
}

/** The day a text appeared or was last changed, in words. */
export function Published({ date, language }: PublishedProps) {
  return (
    <p className={styles.published}>
      <time dateTime={date}>{formatDate(parseDate(date), language)}</time>
    </p>
  );
}
