import { words } from 'site-words/pressKit';
import { CopyButton } from './CopyButton';
import { Paragraphs } from './Paragraphs';
import * as styles from './PressBio.module.css';

interface PressBioProps {
  /** About how many words it has. */
  readonly length: number;
  readonly text: string;
  /** Whether it is what a card of the author says of them. */
  readonly isNote?: boolean;
}

/** Who the author is, in so many words, to be copied. */
export function PressBio({ length, text, isNote = false }: PressBioProps) {
  const heading = words.bio(length);
  return (
    <section className={styles.bio} aria-labelledby={`bio-${length}`}>
      <div className={styles.heading}>
        <h2 id={`bio-${length}`}>{heading}</h2>
        <CopyButton text={text} of={heading} />
      </div>
      <div className={isNote ? 'p-note' : undefined}>
        <Paragraphs text={text} />
      </div>
    </section>
  );
}
