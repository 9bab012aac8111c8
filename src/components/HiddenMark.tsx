import { words } from 'site-words';
import * as styles from './HiddenMark.module.css';

/** Says of what the author alone sees, under develop, that it is not on the site. */
export function HiddenMark() {
  return <p className={styles.mark}>{words.notYetShown}</p>;
}
