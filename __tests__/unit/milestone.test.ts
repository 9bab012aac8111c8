import { Temporal as Oracle } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { parseDate } from '../../src/lib/calendarDate';
import { nextMilestone } from '../../src/lib/milestone';
import { seed } from '../support/seed';

const day = (iso: string) => Temporal.PlainDate.from(iso);

test.each([
  ['the first day', '10/14/2023', '2023-10-14', '30 days 2023-11-13'],
  ['the thirtieth day itself', '10/14/2023', '2023-11-13', '30 days 2023-11-13'],
  ['the day after it', '10/14/2023', '2023-11-14', '100 days 2024-01-22'],
  ['after a hundred days', '10/14/2023', '2024-01-23', '1 years 2024-10-14'],
  ['after a year', '10/14/2023', '2024-10-15', '2 years 2025-10-14'],
  ['after two years', '10/14/2023', '2025-10-15', '1000 days 2026-07-10'],
  ['after a thousand days', '10/14/2023', '2026-07-11', '3 years 2026-10-14'],
  ['on an anniversary', '7/5/2009', '2026-07-05', '17 years 2026-07-05'],
  ['past it', '7/5/2009', '2026-11-24', '18 years 2027-07-05'],
  ['before ten thousand days', '11/2/1999', '2026-11-24', '10000 days 2027-03-20'],
  ['from a leap day, a day before the end', '2/29/2004', '2027-02-28', '23 years 2027-03-01'],
  ['from a leap day to a common year', '2/29/2004', '2026-11-24', '23 years 2027-03-01'],
  ['from a leap day to a leap day', '2/29/2004', '2027-03-02', '24 years 2028-02-29'],
  ['from the end of a month', '8/31/2014', '2026-11-24', '13 years 2027-08-31'],
  ['a start that lies ahead', '7/6/2009', '2009-07-05', '30 days 2009-08-05'],
])('%s: after %s, on %s, it is %s', (_name, start, today, next) => {
  const { unit, count, date } = nextMilestone(parseDate(start), day(today));
  expect(`${count} ${unit} ${date.toString()}`).toBe(next);
});

test('a start that is not in the calendar is refused', () => {
  expect(() => nextMilestone({ year: 2023, month: 2, day: 29 }, day('2024-01-01'))).toThrow(
    // Node's own Temporal throws that of another realm than the test's.
    expect.objectContaining({ name: 'RangeError' }) as RangeError,
  );
});

test('of 500 random times none is past, none is further than a year, and each is the first day of its count', () => {
  const days = fc
    .date({ min: new Date('1960-01-01'), max: new Date('2060-01-01'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const daysAndLeapDays = fc.oneof({ arbitrary: days, weight: 9 }, fc.constant('1996-02-29'));
  fc.assert(
    fc.property(daysAndLeapDays, days, (one, other) => {
      const [start = '', today = ''] = [one, other].sort();
      const { unit, count, date } = nextMilestone(parseDate(start), day(today));
      expect(date.toString() >= today).toBe(true);
      expect(Oracle.PlainDate.from(today).until(date.toString()).days).toBeLessThanOrEqual(366);
      const countOn = (end: string) => Oracle.PlainDate.from(start).until(end, { largestUnit: unit })[unit];
      expect(countOn(date.toString())).toBe(count);
      expect(countOn(date.subtract({ days: 1 }).toString())).toBe(count - 1);
    }),
    { numRuns: 500, seed },
  );
});
