import { parseDate } from '../lib/calendarDate';
import { type Milestone, nextMilestone } from '../lib/milestone';
import { useToday } from './useToday';

/** A milestone, and whether it is today's. */
interface Next extends Milestone {
  readonly isToday: boolean;
}

/** What comes next since `startDate` (month/day/year), by the visitor's today; null where that is not known. */
export const useNextMilestone = (startDate: string): Next | null => {
  const today = useToday();
  if (!today) return null;
  const next = nextMilestone(parseDate(startDate), today);
  return { ...next, isToday: next.date.equals(today) };
};
