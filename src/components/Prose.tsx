import { words } from 'site-words';
import { inLanguage } from '../lib/direction';
import { paragraphsOf } from '../lib/text';
import * as styles from './Prose.module.css';

interface ProseProps {
  /** The code of its language, where it is not that of the site. */
  readonly lang?: string | undefined;
  /** HTML that Gatsby made of the author's Markdown. */
  readonly html: string;
  /** Whether it is set as fiction is in a book. */
  readonly isStory?: boolean;
}

/** A text of the author's, in a measure that reads well. */
export function Prose({ html, isStory = false, lang }: ProseProps) {
  const className = isStory ? `${styles.prose} ${styles.story}` : styles.prose;
  return <div className={className} {...inLanguage(lang)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A text of several paragraphs that is no Markdown, set as one that is. */
export function Paragraphs({ text, lang }: { readonly text: string; readonly lang?: string | undefined }) {
  return (
    <div className={styles.prose} {...inLanguage(lang)}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}

/** What stands in the place of a list that has no entries. */
export function NothingYet() {
  return <p className={`${styles.nothing} soft space-l`}>{words.nothingYet}</p>;
}
