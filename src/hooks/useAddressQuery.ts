import { withPrefix } from 'gatsby';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { searchRoute } from '../lib/searchRoutes';

const listeners = new Set<() => void>();

/** What is being typed; null as soon as the address has it. */
let typing: string | null = null;

/** Says what is being typed. */
const type = (typed: string | null): void => {
  typing = typed;
  listeners.forEach((listener) => listener());
};

const forget = (): void => type(null);

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('popstate', forget);
  return () => {
    listeners.delete(listener);
    removeEventListener('popstate', forget);
    typing = null;
  };
};

const inAddress = (): string => new URLSearchParams(location.search).get('q') ?? '';

const current = (): string => typing ?? inAddress();

/** Replaces the address's query with what was typed: typing makes no history. */
const keepInAddress = (typed: string): void => {
  const address = new URL(location.href);
  // The address may be that of the next page already.
  if (typed !== typing || address.pathname !== withPrefix(searchRoute)) return;
  if (typed) address.searchParams.set('q', typed);
  else address.searchParams.delete('q');
  address.hash = '';
  history.replaceState(history.state, '', address);
  typing = null;
};

/** Does so at once, as when somebody goes on to what was found. */
const keep = (): void => {
  if (typing !== null) keepInAddress(typing);
};

/** How long it takes until somebody who types is taken to have stopped, in milliseconds. */
const debounceMs = 400;

/** A value as it was when it had not changed for a while. */
const useDebouncedValue = <Value>(value: Value): Value => {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), debounceMs);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
};

/** What is looked for. */
interface AddressQuery {
  readonly typed: string;
  /** The same, as it was when typing last paused. */
  readonly debounced: string;
  readonly type: (typed: string) => void;
  /** Puts it into the address without waiting for a pause. */
  readonly keep: () => void;
}

/**
 * What is typed into a field, which the address keeps (`?q=`): it can be linked to, and is still there when a visitor
 * comes back from a result. Empty on the server and while hydrating.
 */
export const useAddressQuery = (): AddressQuery => {
  const typed = useSyncExternalStore(subscribe, current, () => '');
  const debounced = useDebouncedValue(typed);
  useEffect(() => keepInAddress(debounced), [debounced]);
  return { typed, debounced, type, keep };
};
