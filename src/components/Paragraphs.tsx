import { paragraphsOf } from '../lib/text';
import * as styles from './Prose.module.css';

/** A text of several paragraphs that is no Markdown, set as one that is. */
export function Paragraphs({ text }: { readonly text: string }) {
  return (
    <div className={styles.prose}>
      {paragraphsOf(text).map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  );
}
