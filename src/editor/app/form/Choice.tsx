import type { Props } from './formContext';
import type { Option } from './places';

/** A value as a control shows it. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

interface ChoiceProps extends Pick<Props, 'control' | 'value' | 'isRequired' | 'onChange'> {
  readonly options: readonly Option[];
  /** What it is called when nothing is chosen. */
  readonly none?: string;
}

/** A choice out of many; one that is not among them, as somebody wrote it by hand, stays. */
export function Choice({ control, value, isRequired, onChange, options, none = 'Not given' }: ChoiceProps) {
  const chosen = textOf(value);
  const isKnown = options.some((option) => option.value === chosen);
  return (
    <select
      {...control}
      required={isRequired}
      value={chosen}
      onChange={({ target }) => onChange(target.value)}
    >
      {(!isRequired || chosen === '') && <option value="">{isRequired ? 'Choose …' : none}</option>}
      {chosen !== '' && !isKnown && <option value={chosen}>{chosen}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
