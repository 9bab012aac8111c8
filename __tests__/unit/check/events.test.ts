import { adviceOn, problemsOf } from '../../support/content';
import { largePictures } from '../../support/largePictures';

const file = 'events/a-reading.json';
const event = { title: 'A reading', place: 'A library', start: '2024-09-01' };
const problemsWith = (fields: object): Promise<string[]> => problemsOf({ [file]: { ...event, ...fields } });

test.each([
  ['on a day, of which no more is said', {}],
  [
    'on several days, with all that can be said',
    { end: '2024-09-03', time: '00:00', timeZone: 'Europe/Kyiv' },
  ],
  ['long ago', { start: '1999-09-01' }],
  ['that begins and ends on one day', { end: '2024-09-01' }],
  ['by the clocks of the world', { time: '23:59', timeZone: 'UTC' }],
])('an event %s is in order', async (_name, fields) => {
  expect(await problemsWith(fields)).toEqual([]);
});

test.each([
  [{ end: '2024-08-31' }, '5 end: must not come before "2024-09-01", got "2024-08-31"'],
  [{ time: '7:30 PM' }, '5 time: must be hours and minutes, like 19:30, got "7:30 PM"'],
  [{ time: '24:00' }, '5 time: must be hours and minutes, like 19:30, got "24:00"'],
  [
    { timeZone: 'Minneapolis' },
    '5 timeZone: must be the name of a time zone, like America/Chicago, got "Minneapolis"',
  ],
  [{ timeZone: '+01:00' }, '5 timeZone: must be the name of a time zone, like America/Chicago, got "+01:00"'],
  [{ start: 'soon', end: '2024-08-31' }, '4 start: must be year-month-day, like 2024-03-09, got "soon"'],
])('%j: %s', async (fields, problem) => {
  expect(await problemsWith(fields)).toEqual([`data/${file}:${problem}`]);
});

const adviceWith = async (fields: object, timeZone: string): Promise<string[]> => {
  const own = new Intl.DateTimeFormat().resolvedOptions();
  const clock = jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...own, timeZone });
  const advice = await adviceOn({ ...(await largePictures()), [file]: { ...event, ...fields } });
  clock.mockRestore();
  return advice;
};
const noZone = 'has no time zone, so that Outlook refuses the event: add that of the place, ';

test.each([
  ['Europe/Dublin', 'yours is "Europe/Dublin"'],
  ['UTC', 'like "America/Chicago"'],
])('an hour without a zone is advised on, on a machine in %s', async (zone, remedy) => {
  expect(await adviceWith({ time: '19:30' }, zone)).toEqual([`data/${file}:5 time: ${noZone}${remedy}`]);
});

test.each([[{}], [{ time: '19:30', timeZone: 'Europe/Dublin' }], [{ time: '19:30', end: '2024-09-03' }]])(
  '%j is not',
  async (fields) => {
    expect(await adviceWith(fields, 'Europe/Dublin')).toEqual([]);
  },
);
