import { words } from 'site-words';
import { markOf } from '../lib/retailers';
import * as styles from './AffiliateNote.module.css';

interface AffiliateNoteProps {
  readonly books: readonly Parameters<typeof markOf>[0][];
}

/** What the asterisk at the links of books means; nothing where none leads to a shop that pays the author. */
export function AffiliateNote({ books }: AffiliateNoteProps) {
  return books.some(markOf) && <p className={styles.note}>{words.affiliateNote}</p>;
}
