import type { Milestone } from '../../lib/milestone';
import { countedIn } from '../counted';

const counted = countedIn('en');
const forms = { days: { one: 'day', other: 'days' }, years: { one: 'year', other: 'years' } };

type Counted = Pick<Milestone, 'unit' | 'count'>;

/** What the wall of fame says. */
export const words = {
  /** What comes next of somebody's time, and on which day, in words. */
  next: ({ unit, count }: Counted, day: string) => `${counted(count, forms[unit])} on ${day}`,
  /** The same on its day. */
  today: ({ unit, count }: Counted) => `${counted(count, forms[unit])} today`,
  /** To the calendar of all of these. */
  calendar: 'The days to celebrate, as a calendar',
};
