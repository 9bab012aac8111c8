import { words } from 'site-words/bibliography';
import type { Form } from '../lib/forms';
import * as styles from './Bibliography.module.css';

/** What chooses the works of one form: the list looks at what is chosen, by styles alone (Bibliography.module.css). */
export function FormFilter({ forms }: { readonly forms: readonly Form[] }) {
  const choices = ['all', ...forms] as const;
  return (
    <fieldset className={`${styles.filter} screen-only space-m`}>
      <legend className="visually-hidden">{words.show}</legend>
      {choices.map((form) => (
        <label key={form} className={styles.choice}>
          <input type="radio" name="form" value={form} defaultChecked={form === 'all'} autoComplete="off" />
          {form === 'all' ? words.allForms : words.forms[form].other}
        </label>
      ))}
    </fieldset>
  );
}
