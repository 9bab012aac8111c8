import { words } from 'site-words';
import * as styles from './NothingYet.module.css';

/** What stands in the place of a list that has no entries. */
export function NothingYet() {
  return <p className={styles.nothing}>{words.nothingYet}</p>;
}
