import { useIsoToday } from './useIsoToday';

/**
 * Says of a day, an ISO date, whether it is to come: by the visitor's calendar, and before it is known, on the server too,
 * by that of the build, from which `ahead` are the days that it knew to come.
 */
export const useIsAhead = (ahead: readonly string[]): ((day: string) => boolean) => {
  const today = useIsoToday();
  return (day) => (today ? day > today : ahead.includes(day));
};
