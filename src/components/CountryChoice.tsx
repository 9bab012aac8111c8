import { useLayoutEffect, useRef } from 'react';
import { words } from 'site-words/works';
import { useKeptMarks } from '../hooks/useKeptMarks';

const key = 'country';

/** The country whose shops the visitor wants to see, which this browser remembers; null for all. */
export const useCountry = (): string | null => useKeptMarks(key)[0][0] ?? null;

interface CountryChoiceProps {
  readonly countries: readonly { readonly code: string; readonly name: string }[];
}

/** A choice among the countries to which shops sell; nothing where there is none. */
export function CountryChoice({ countries }: CountryChoiceProps) {
  const country = useCountry();
  const [, keep] = useKeptMarks(key);
  const select = useRef<HTMLSelectElement>(null);
  // What was chosen before the scripts were there.
  useLayoutEffect(() => {
    const { value: chosen = '' } = select.current ?? {};
    if (chosen) keep(() => [chosen]);
  }, [keep]);
  if (countries.length < 2) return null;
  const value = countries.some(({ code }) => code === country) ? (country ?? '') : '';
  return (
    <label className="row space-s scripted screen-only">
      <span className="soft">{words.shopsIn}</span>
      <select
        ref={select}
        value={value}
        onChange={({ target }) => keep(() => [target.value].filter(Boolean))}
      >
        <option value="">{words.allCountries}</option>
        {countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
