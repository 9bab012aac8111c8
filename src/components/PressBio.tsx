import { words } from 'site-words/pressKit';
import { CopyButton } from './CopyButton';
import * as styles from './PressBio.module.css';
import { Paragraphs } from './Prose';

interface PressBioProps {
  /** The number of words, more or less. */
  readonly length: 50 | 100 | 250;
  readonly text: string;
}

/** Who the author is, to be copied. The shortest text is the note of the author's h-card. */
export function PressBio({ length, text }: PressBioProps) {
  const heading = words.bio(length);
  return (
    <section aria-labelledby={`bio-${length}`}>
      <div className={`${styles.heading} row`}>
        <h2 className="label" id={`bio-${length}`}>
          {heading}
        </h2>
        <CopyButton text={text} of={heading} />
      </div>
      <div className={length === 50 ? 'p-note' : undefined}>
        <Paragraphs text={text} />
      </div>
    </section>
  );
}
