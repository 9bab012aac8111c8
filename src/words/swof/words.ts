import type { Milestone } from '../../lib/milestone';

type Counted = Pick<Milestone, 'unit' | 'count'>;

/** What the wall of fame says. */
export interface SwofWords {
  /** What comes next of somebody's time, and on which day, in words. */
  readonly next: (milestone: Counted, day: string) => string;
  /** The same on its day. */
  readonly today: (milestone: Counted) => string;
  /** To the calendar of all of these. */
  readonly calendar: string;
}
