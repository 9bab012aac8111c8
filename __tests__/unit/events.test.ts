import { formatDays, formatTime, parseDate } from '../../src/lib/calendarDate';
import { currentEvents, isComing } from '../../src/lib/events';

test.each([
  ['on the day before', '2027-02-12', null, '2027-02-11', true],
  ['on its day', '2027-02-12', null, '2027-02-12', true],
  ['on the day after', '2027-02-12', null, '2027-02-13', false],
  ['on the last of several days', '2027-02-12', '2027-02-14', '2027-02-14', true],
  ['after the last of several days', '2027-02-12', '2027-02-14', '2027-02-15', false],
])('an event is still to be met or not: %s', (_name, start, end, today, expected) => {
  expect(isComing({ start, end }, today)).toBe(expected);
});

test('an event stays in the calendar for as long as a book is new', () => {
  const event = { start: '2027-02-12', end: '2027-02-14' };
  expect(currentEvents([event], '2027-05-14')).toEqual([event]);
  expect(currentEvents([event], '2027-05-15')).toEqual([]);
});

test.each([
  ['en', '2027-02-12', '2027-02-12', 'Friday, February 12, 2027'],
  ['en', '2027-02-12', '2027-02-14', 'February 12–14, 2027'],
  ['en', '2027-02-26', '2027-03-01', 'February 26 – March 1, 2027'],
  ['en', '2026-12-31', '2027-01-02', 'December 31, 2026 – January 2, 2027'],
  ['de', '2027-02-12', '2027-02-12', 'Freitag, 12. Februar 2027'],
  ['es', '2027-02-12', '2027-02-14', '12–14 de febrero de 2027'],
])('in %s, %s to %s are %s', (language, first, last, words) => {
  expect(formatDays(parseDate(first), parseDate(last), language)).toBe(words);
});

test.each([
  ['en', '19:30', '7:30\u00a0PM'],
  ['en-GB', '19:30', '19:30'],
  ['de', '09:05', '09:05'],
])('in %s, %s is written %s', (language, time, words) => {
  expect(formatTime(time, language)).toBe(words);
});
