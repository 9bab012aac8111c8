import { useMemo, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

/** Marks made in another tab count here as well. */
const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** What is kept; where the browser keeps nothing, for the time that the page is open nothing is. */
const read = (key: string): string => {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    return '';
  }
};

const write = (key: string, marks: readonly string[]): void => {
  try {
    localStorage.setItem(key, marks.join(' '));
  } catch {
    // A browser that keeps nothing, as its user wants it.
  }
  listeners.forEach((listener) => listener());
};

/** The words marked under a key, which this browser remembers, and what marks one or takes its mark away. */
export const useKeptMarks = (key: string): [readonly string[], (mark: string) => void] => {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const marks = useMemo(() => kept.split(' ').filter(Boolean), [kept]);
  const toggle = (mark: string): void =>
    write(key, marks.includes(mark) ? marks.filter((one) => one !== mark) : [...marks, mark]);
  return [marks, toggle];
};
