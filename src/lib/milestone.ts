import type { CalendarDate } from './calendarDate';

/** What there is to celebrate of a time that began on a day. */
export interface Milestone {
  readonly unit: 'days' | 'years';
  readonly count: number;
  readonly date: Temporal.PlainDate;
}

/** The round numbers of days that people celebrate. */
export const roundDays: readonly number[] = [30, 100, 1000, 10_000];

const afterDays = (from: Temporal.PlainDate, count: number): Milestone => ({
  unit: 'days',
  count,
  date: from.add({ days: count }),
});

/** The day on which so many years have passed. Like `until`, and unlike `add`, it has leap days' years end on 1 March. */
export const anniversary = (from: Temporal.PlainDate, count: number): Milestone => {
  const date = from.add({ years: count });
  return { unit: 'years', count, date: date.day === from.day ? date : date.add({ days: 1 }) };
};

/** The milestones of days, from a first one on. */
export const dayMilestones = (from: Temporal.PlainDate): Milestone[] =>
  roundDays.map((count) => afterDays(from, count));

/** The next milestone, today or later. Throws a RangeError where `start` is not in the calendar. */
export const nextMilestone = (start: CalendarDate, today: Temporal.PlainDate): Milestone => {
  // Made out of today, so that the function needs no Temporal but the one it is given.
  const from = today.with({ ...start }, { overflow: 'reject' });
  const years = Math.max(1, today.year - start.year);
  const untilThen = ({ date }: Milestone): number => today.until(date, { largestUnit: 'days' }).days;
  const [next] = [...dayMilestones(from), anniversary(from, years), anniversary(from, years + 1)]
    .filter((milestone) => untilThen(milestone) >= 0)
    .sort((a, b) => untilThen(a) - untilThen(b));
  return next ?? anniversary(from, years + 1);
};
