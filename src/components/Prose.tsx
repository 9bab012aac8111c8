import * as styles from './Prose.module.css';

interface ProseProps {
  /** HTML made of the author's Markdown while the site is built. */
  readonly html: string;
}

/** Running text, set to a readable measure. */
export function Prose({ html }: ProseProps) {
  return <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />;
}
