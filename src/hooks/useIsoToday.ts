import { useSyncExternalStore } from 'react';
import { localIsoDate } from '../lib/localIsoDate';

const subscribe = (listener: () => void): (() => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};

const isoToday = (): string => localIsoDate(new Date());
const unknown = (): null => null;

/**
 * The calendar day in the visitor's zone as an ISO date, looked at again whenever the page is; null on the server and while
 * hydrating. Where days are only compared, nobody has to fetch Temporal for it.
 */
export const useIsoToday = (): string | null => useSyncExternalStore(subscribe, isoToday, unknown);

/**
 * Says of a day, an ISO date, whether it is to come: by the visitor's calendar, and before it is known, on the server too,
 * by that of the build, from which `ahead` are the days that it knew to come.
 */
export const useIsAhead = (ahead: readonly string[]): ((day: string) => boolean) => {
  const today = useIsoToday();
  return (day) => (today ? day > today : ahead.includes(day));
};
