import { Temporal } from 'temporal-polyfill';
import { calendarDay, msUntilTomorrow } from '../../src/hooks/useToday';

const hour = 3_600_000;
const at = (moment: string): number => Date.parse(moment);

test.each([
  ['America/Chicago', '2024-06-01T04:59:59Z', '2024-05-31'],
  ['America/Chicago', '2024-06-01T05:00:00Z', '2024-06-01'],
  ['Pacific/Kiritimati', '2024-06-01T10:00:00Z', '2024-06-02'],
  ['Asia/Kathmandu', '2024-05-31T18:14:59Z', '2024-05-31'],
  ['Asia/Kathmandu', '2024-05-31T18:15:00Z', '2024-06-01'],
])('in %s at %s it is %s', (zone, moment, day) => {
  expect(calendarDay(Temporal, at(moment), zone).toString()).toBe(day);
});

test.each([
  ['an ordinary day', 'America/Chicago', '2024-06-01T05:00:00Z', 24],
  ['the last hour', 'America/Chicago', '2024-06-02T04:00:00Z', 1],
  ['a day of 23 hours', 'America/Chicago', '2024-03-10T06:00:00Z', 23],
  ['a day of 25 hours', 'America/Chicago', '2024-11-03T05:00:00Z', 25],
  ['a day that begins at one, since midnight was skipped', 'America/Sao_Paulo', '2018-11-03T03:00:00Z', 24],
])('%s: the next day is so many hours away', (_name, zone, moment, hours) => {
  expect(msUntilTomorrow(Temporal, at(moment), zone)).toBe(hours * hour);
});

test('the wait is never nothing, even in the last millisecond of a day', () => {
  expect(msUntilTomorrow(Temporal, at('2024-06-02T04:59:59.999Z'), 'America/Chicago')).toBe(1);
});
