import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { tried } from '../lib/tried';

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

/** What stands for the storage of a browser that keeps nothing, as its user wants it, or whose storage is full. */
const untilLeft = new Map<string, string>();

const read = (key: string): string => untilLeft.get(key) ?? tried(() => localStorage.getItem(key)) ?? '';

const marksIn = (kept: string): string[] => kept.split(' ').filter(Boolean);

const write = (key: string, marks: readonly string[]): void => {
  const kept = [...new Set(marks)].join(' ');
  try {
    localStorage.setItem(key, kept);
    untilLeft.delete(key);
  } catch {
    untilLeft.set(key, kept);
  }
  listeners.forEach((listener) => listener());
};

/** Makes the marks that are kept from those that were. */
type Keep = (change: (kept: readonly string[]) => readonly string[]) => void;

/** The words marked under a key, which this browser remembers, and what changes them. */
export const useKeptMarks = (key: string): [readonly string[], Keep] => {
  const kept = useSyncExternalStore(
    subscribe,
    () => read(key),
    () => '',
  );
  const marks = useMemo(() => marksIn(kept), [kept]);
  const keep = useCallback<Keep>((change) => write(key, change(marksIn(read(key)))), [key]);
  return [marks, keep];
};
