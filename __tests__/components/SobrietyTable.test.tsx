import { act, render, screen } from '@testing-library/react';
import { Profiler } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SobrietyTable } from '../../src/components/SobrietyTable';

const people = [
  { jsonId: 2, name: 'J.T.', startDate: '2/29/2004', startDateInWords: 'February 29, 2004' },
  { jsonId: 1, name: 'Bernadette', startDate: '11/2/1999', startDateInWords: 'November 2, 1999' },
];
const wall = <SobrietyTable columns={['Name', 'Days', 'Time sober']} entries={people} />;

let commits = 0;

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date(2024, 10, 2, 12) });
  render(
    <Profiler id="wall" onRender={() => commits++}>
      {wall}
    </Profiler>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
});

afterEach(() => {
  jest.useRealTimers();
});

test('the wall of fame counts days, and years, months and days, and says what comes next', () => {
  expect(
    screen.getByRole('row', { name: 'J.T. 7552 20 Years 8 Months 4 Days 21 years on Mar 1, 2025' }),
  ).toBeTruthy();
  expect(
    screen.getByRole('row', { name: 'Bernadette 9132 25 Years 0 Months 0 Days 25 years today' }),
  ).toBeTruthy();
});

test('it keeps the order it is given and has headings for columns and rows', () => {
  const texts = (role: string) => screen.getAllByRole(role).map((cell) => cell.textContent);
  expect(texts('columnheader')).toEqual(['Name', 'Days', 'Time sober']);
  expect(texts('rowheader')).toEqual(['J.T.', 'Bernadette']);
});

test('at midnight one timer has all rows count on at once', async () => {
  expect(jest.getTimerCount()).toBe(1);
  commits = 0;
  await act(() => jest.advanceTimersByTimeAsync(12 * 3_600_000));
  expect(commits).toBe(1);
  expect(
    screen.getByRole('row', { name: 'Bernadette 9133 25 Years 0 Months 1 Days 26 years on Nov 2, 2025' }),
  ).toBeTruthy();
  expect(
    screen.getByRole('row', { name: 'J.T. 7553 20 Years 8 Months 5 Days 21 years on Mar 1, 2025' }),
  ).toBeTruthy();
});

test('on the server, where the day is not known, it shows the start dates', () => {
  expect(renderToString(wall)).toContain('<time dateTime="2004-02-29">February 29, 2004</time>');
});

test('hydration meets what the server wrote, though the day is known by then, and the counts follow', async () => {
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(wall);
  const mismatches: unknown[] = [];
  const root = await act(() =>
    hydrateRoot(frame, wall, { onRecoverableError: (error) => mismatches.push(error) }),
  );
  expect(mismatches).toEqual([]);
  expect(frame.textContent).toContain('7552');
  act(() => root.unmount());
  frame.remove();
});

test('without people there is a line in its place, and no table', () => {
  const empty = renderToString(<SobrietyTable columns={['Name', 'Days', 'Time sober']} entries={[]} />);
  expect(empty).toContain('Nothing here yet.');
  expect(empty).not.toContain('<table');
});
