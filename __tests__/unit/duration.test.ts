import { Temporal as Oracle } from '@js-temporal/polyfill';
import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { parseDate } from '../../src/lib/calendarDate';
import { calendarDay } from '../../src/hooks/useToday';
import { durationBetween } from '../../src/lib/duration';
import { words } from '../../src/words/en';
import { seed } from '../support/seed';

const day = (iso: string) => Temporal.PlainDate.from(iso);

test.each([
  ['the same day', '7/5/2009', '2009-07-05', 0, '0 Years 0 Months 0 Days'],
  ['the next day', '7/5/2009', '2009-07-06', 1, '0 Years 0 Months 1 Days'],
  ['a year to the day', '7/5/2009', '2010-07-05', 365, '1 Years 0 Months 0 Days'],
  ['the day before a year', '7/5/2009', '2010-07-04', 364, '0 Years 11 Months 29 Days'],
  ['past a thousand days', '11/2/1999', '2024-11-02', 9132, '25 Years 0 Months 0 Days'],
  ['the end of January to the end of February', '1/31/2023', '2023-02-28', 28, '0 Years 0 Months 28 Days'],
  ['the end of January into March', '1/31/2023', '2023-03-01', 29, '0 Years 1 Months 1 Days'],
  ['the end of January in a leap year', '1/31/2024', '2024-03-01', 30, '0 Years 1 Months 1 Days'],
  ['a leap day to its eve a year on', '2/29/2020', '2021-02-28', 365, '0 Years 11 Months 30 Days'],
  ['a leap day to the day after', '2/29/2020', '2021-03-01', 366, '1 Years 0 Months 1 Days'],
  ['a leap day to a leap day', '2/29/2004', '2024-02-29', 7305, '20 Years 0 Months 0 Days'],
  ['a leap day in August', '2/29/2000', '2011-08-12', 4182, '11 Years 5 Months 14 Days'],
  ['across the new year', '12/31/2023', '2024-01-01', 1, '0 Years 0 Months 1 Days'],
  ['the day a clock goes forward', '3/9/2024', '2024-03-11', 2, '0 Years 0 Months 2 Days'],
  ['a start that lies ahead', '7/6/2009', '2009-07-05', 0, '0 Years 0 Months 0 Days'],
])('%s: %s to %s', (_name, start, today, totalDays, text) => {
  const duration = durationBetween(parseDate(start), day(today));
  expect(duration.totalDays).toBe(totalDays);
  expect(words.duration(duration)).toBe(text);
});

test('a start that is not in the calendar is refused', () => {
  expect(() => durationBetween({ year: 2023, month: 2, day: 29 }, day('2024-01-01'))).toThrow(
    // Node's own Temporal throws that of another realm than the test's.
    expect.objectContaining({ name: 'RangeError' }) as RangeError,
  );
});

const zones = [
  'America/Chicago',
  'America/St_Johns',
  'America/Sao_Paulo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Europe/Dublin',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'UTC',
];
const from1999 = Date.UTC(1999, 0, 1);
const to2040 = Date.UTC(2040, 0, 1);

test('2,000 random starts and moments agree with an independent Temporal, in every zone', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date(from1999), max: new Date(Date.UTC(2023, 11, 31)), noInvalidDate: true }),
      fc.integer({ min: from1999, max: to2040 }),
      fc.constantFrom(...zones),
      (startsOn, now, zone) => {
        const [year, month, date] = [
          startsOn.getUTCFullYear(),
          startsOn.getUTCMonth() + 1,
          startsOn.getUTCDate(),
        ];
        const start = Oracle.PlainDate.from({ year, month, day: date });
        const today = Oracle.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate();
        const isAhead = Oracle.PlainDate.compare(start, today) > 0;
        const expected = start.until(isAhead ? start : today, { largestUnit: 'years' });
        const { totalDays, ...parts } = durationBetween(
          parseDate(`${month}/${date}/${year}`),
          calendarDay(Temporal, now, zone),
        );
        expect(parts).toEqual({ years: expected.years, months: expected.months, days: expected.days });
        expect(totalDays).toBe(start.until(isAhead ? start : today, { largestUnit: 'days' }).days);
      },
    ),
    { numRuns: 2000, seed },
  );
});
