import { words } from 'site-words/search';
import { useKeptMarks } from '../hooks/useKeptMarks';
import { slashKeyMarks, slashKeyOff } from '../lib/searchRoutes';
import * as styles from './SlashKeyBox.module.css';

/** Switches the key off that leads to the search: who speaks to a browser may say it without meaning to. */
export function SlashKeyBox() {
  const [marks, keep] = useKeptMarks(slashKeyMarks);
  return (
    <label className={styles.box}>
      <input
        type="checkbox"
        autoComplete="off"
        checked={!marks.includes(slashKeyOff)}
        onChange={({ target }) => keep(() => (target.checked ? [] : [slashKeyOff]))}
      />{' '}
      {words.slashKey}
    </label>
  );
}
