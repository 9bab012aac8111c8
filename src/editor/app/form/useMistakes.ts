import { useMemo, useState } from 'react';
import { collections } from '../../../content/model/collections';
import type { EntryFormProps } from './formContext';
import { mistakesIn, refusedIn } from './mistakes';
import { valueAt } from './values';

const withText = ({ fields, body }: EntryFormProps['state']) => ({ ...fields, body });

/**
 * What is said of the fields: what is wrong in them, and after a refused save also what is missing in those that the author
 * has not come by yet.
 */
export const useMistakes = (
  { collection, state, reasons }: EntryFormProps,
  focused: string | null,
  touched: ReadonlySet<string | null>,
) => {
  const { schema } = collections[collection];
  const [refused, setRefused] = useState({ reasons, state });
  if (refused.reasons !== reasons) setRefused({ reasons, state });
  const found = useMemo(() => mistakesIn(schema, state.fields), [schema, state.fields]);
  const told = refusedIn(schema, refused.reasons, withText(refused.state), withText(state));
  const isRefused = reasons.length > 0;
  const isSaid = (path: string): boolean => {
    const isTouched = touched.has(path) || touched.has(path.replace(/\.\d+$/, ''));
    // Who is still typing knows.
    return isRefused || isTouched || (focused !== path && valueAt(state.fields, path) !== undefined);
  };
  const said = new Map([...told, ...[...found].filter(([path]) => isSaid(path))]);
  return { said, isRefused };
};
