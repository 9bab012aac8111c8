import type { CalendarDate } from './calendarDate';

/** Time gone by between two calendar dates. All counts are whole and never negative. */
export interface Duration {
  /** All days between the two dates. */
  readonly totalDays: number;
  readonly years: number;
  readonly months: number;
  readonly days: number;
}

const noTime: Duration = { totalDays: 0, years: 0, months: 0, days: 0 };

/**
 * The calendar days from `start` to `today`, and the same as years, months and days, clamped at month ends as
 * `Temporal.PlainDate.until` does: 31 January to 28 February is 28 days. Zero where today comes first, as it does for
 * visitors west of the author. Throws a RangeError where `start` is not in the calendar.
 */
export const durationBetween = (start: CalendarDate, today: Temporal.PlainDate): Duration => {
  // Made out of today, so that the function needs no Temporal but the one it is given.
  const from = today.with({ year: start.year, month: start.month, day: start.day }, { overflow: 'reject' });
  const totalDays = from.until(today, { largestUnit: 'days' }).days;
  if (totalDays <= 0) return noTime;
  const { years, months, days } = from.until(today, { largestUnit: 'years' });
  return { totalDays, years, months, days };
};
