import { type KeyboardEvent, useState } from 'react';
import type { z } from 'zod';
import { type FieldInfo, infoOf } from '../../../content/model/fieldInfo';
import { type ControlProps, Field, LineField } from '../ui/Field';
import * as styles from './EntryForm.module.css';
import { useForm } from './formContext';

interface Props {
  readonly info: FieldInfo;
  readonly path: string;
  readonly item: z.ZodType;
  readonly isRequired: boolean;
}

interface InputProps {
  readonly control: ControlProps;
  readonly path: string;
  readonly items: readonly string[];
  /** Whether a comma ends one. */
  readonly isByComma: boolean;
  readonly onChange: (items: readonly string[]) => void;
}

/** Texts that stand side by side, with a line that adds more. */
function Chips({ control, path, items, isByComma, onChange }: InputProps) {
  const [typed, setTyped] = useState('');
  const add = (): void => {
    const more = (isByComma ? typed.split(',') : [typed]).map((one) => one.trim()).filter(Boolean);
    setTyped('');
    if (more.length) onChange([...new Set([...items, ...more])]);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Backspace' && typed === '' && items.length) onChange(items.slice(0, -1));
    if ((event.key !== 'Enter' && !(isByComma && event.key === ',')) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    add();
  };
  return (
    <div className={styles.chips}>
      {items.map((text, index) => (
        <span key={text} className={styles.chip} data-field={`${path}.${index}`}>
          {text}
          <button
            type="button"
            data-later=""
            aria-label={`Remove ${text}`}
            onClick={() => onChange(items.toSpliced(index, 1))}
          >
            ✕
          </button>
        </span>
      ))}
      <input
        type="text"
        {...control}
        placeholder="Add …"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={onKeyDown}
        onBlur={add}
      />
    </div>
  );
}

/** A list of texts: so many as there must be, or as many as the author likes. */
export function Texts({ info, path, item, isRequired }: Props) {
  const { valueOf, change, mistakeAt } = useForm();
  const value = valueOf(path);
  const items = Array.isArray(value) ? value.map(String) : [];
  const { length } = info;
  if (length !== undefined) {
    const mistakeOf = (index: number) =>
      mistakeAt(`${path}.${index}`) ?? (index === 0 ? mistakeAt(path) : undefined);
    const places = Array.from({ length }, (_none, index) => items[index] ?? '');
    return places.map((text, index) => (
      // There are always so many.
      <div key={index} data-field={`${path}.${index}`}>
        <LineField
          label={`${info.label} ${index + 1}`}
          mistake={mistakeOf(index)}
          type="text"
          value={text}
          onType={(typed) => change(path, places.with(index, typed))}
        />
      </div>
    ));
  }
  const mistake = [path, ...items.map((_text, index) => `${path}.${index}`)].map(mistakeAt).find(Boolean);
  return (
    <Field label={info.label} {...{ isRequired, mistake }} help={items.length ? undefined : info.description}>
      {(control) => (
        <Chips
          {...{ control, path, items }}
          isByComma={infoOf(item)?.kind !== 'oldAddress'}
          onChange={(next) => change(path, next)}
        />
      )}
    </Field>
  );
}
