import { type ComponentProps, type ReactNode, useId } from 'react';
import { capitalise } from '../../../lib/text';
import * as styles from './Field.module.css';

/** What a control is given so that screen readers know its label, its help and its mistake. */
export interface ControlProps {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface Props {
  readonly label: string;
  readonly isRequired?: boolean;
  /** What to write. */
  readonly help?: string | undefined;
  /** What the checks say of it. */
  readonly mistake?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** A control with its label above and its help or mistake below. */
export function Field({ label, isRequired = true, help, mistake, children }: Props) {
  const id = useId();
  const said = mistake ?? (help && capitalise(help));
  return (
    <div className={styles.field}>
      <label htmlFor={id}>
        {label}
        {!isRequired && <span className="soft"> (optional)</span>}
      </label>
      {children({
        id,
        'aria-describedby': said ? `${id}-said` : undefined,
        'aria-invalid': mistake ? true : undefined,
      })}
      {said && (
        <p id={`${id}-said`} className={mistake ? 'mistake' : 'soft'}>
          {said}
        </p>
      )}
    </div>
  );
}

type LineProps = Omit<Props, 'children'> &
  Omit<ComponentProps<'input'>, 'onChange'> & { readonly onType: (typed: string) => void };

/** A line to type into, with its label. */
export function LineField({ label, isRequired = true, help, mistake, onType, ...input }: LineProps) {
  return (
    <Field {...{ label, isRequired, help, mistake }}>
      {(control) => <input {...control} {...input} onChange={({ target }) => onType(target.value)} />}
    </Field>
  );
}
