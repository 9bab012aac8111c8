import * as styles from './Prose.module.css';

interface ProseProps {
  /** HTML that Gatsby made of the author's Markdown. */
  readonly html: string;
  /** Whether it is set as fiction is in a book. */
  readonly isStory?: boolean;
}

/** A text of the author's, in a measure that reads well. */
export function Prose({ html, isStory = false }: ProseProps) {
  const className = isStory ? `${styles.prose} ${styles.story}` : styles.prose;
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}
