import { words } from 'site-words/bibliography';
import type { Form } from '../lib/forms';
import * as styles from './FormFilter.module.css';

/** Has works of other forms go, and years without one of this, where it is chosen: without scripts, and never in print. */
const ruleOf = (form: Form): string =>
  `main:has([value=${form}]:checked) :is([data-form]:not([data-form=${form}]),section:not(:has([data-form=${form}])))`;

/** What chooses the works of one form among those that stand beside it. */
export function FormFilter({ forms }: { readonly forms: readonly Form[] }) {
  const choices = ['all', ...forms] as const;
  return (
    <>
      {/* Here and not in the sheet of all pages, which has no use for it. */}
      <style>{`@media screen{${forms.map(ruleOf).join(',')}{display:none}}`}</style>
      <fieldset className={`${styles.filter} links screen-only space-m`}>
        <legend className="visually-hidden">{words.show}</legend>
        {choices.map((form) => (
          <label key={form}>
            <input type="radio" name="form" value={form} defaultChecked={form === 'all'} autoComplete="off" />
            {form === 'all' ? words.allForms : words.forms[form].other}
          </label>
        ))}
      </fieldset>
    </>
  );
}
