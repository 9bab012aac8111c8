import { parseDate } from '../lib/calendarDate';
import { type Duration, durationBetween } from '../lib/duration';
import { useToday } from './useToday';

/** The time since `startDate` (month/day/year), counted up to the visitor's today; null where that is not known. */
export const useSobrietyDuration = (startDate: string): Duration | null => {
  const today = useToday();
  return today && durationBetween(parseDate(startDate), today);
};
