import { markedIn } from '../lib/searchText';
import * as styles from './Marked.module.css';

interface MarkedProps {
  readonly text: string;
  /** The words that were found, as searchText.ts compares them. */
  readonly terms: ReadonlySet<string>;
}

/** A text with the words marked that were looked for. */
export function Marked({ text, terms }: MarkedProps) {
  let at = 0;
  return markedIn(text, terms).map(({ text: piece, isFound }) => {
    at += piece.length;
    return isFound ? (
      <mark className={styles.mark} key={at}>
        {piece}
      </mark>
    ) : (
      piece
    );
  });
}
