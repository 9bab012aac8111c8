import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { useToday } from '../../src/hooks/useToday';

const iso = (date: Temporal.PlainDate | null): string | undefined => date?.toString();

/** Renders the hook at a moment of the visitor's own zone, and lets the polyfill load. */
const renderAt = async (moment: Date) => {
  jest.useFakeTimers({ now: moment });
  const hook = renderHook(useToday);
  await act(() => jest.advanceTimersByTimeAsync(0));
  return hook;
};

afterEach(() => {
  jest.useRealTimers();
});

test('on the server, and so while hydrating, the day is not known', () => {
  function Probe() {
    return <p>{String(useToday())}</p>;
  }
  expect(renderToString(<Probe />)).toBe('<p>null</p>');
});

test('it is the calendar day of the visitor', async () => {
  const { result } = await renderAt(new Date(2024, 1, 29, 23, 59, 30));
  expect(iso(result.current)).toBe('2024-02-29');
});

test('it turns at the visitor’s midnight, and again at the next', async () => {
  const { result } = await renderAt(new Date(2024, 1, 29, 23, 59, 30));
  await act(() => jest.advanceTimersByTimeAsync(29_999));
  expect(iso(result.current)).toBe('2024-02-29');
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(iso(result.current)).toBe('2024-03-01');
  await act(() => jest.advanceTimersByTimeAsync(24 * 3_600_000));
  expect(iso(result.current)).toBe('2024-03-02');
});

test.each([
  ['the tab is looked at again', () => document.dispatchEvent(new Event('visibilitychange'))],
  ['the page comes back from the cache', () => window.dispatchEvent(new Event('pageshow'))],
  ['the window is focused', () => window.dispatchEvent(new Event('focus'))],
])('after a sleep without timers it is right as soon as %s', async (_name, wake) => {
  const { result } = await renderAt(new Date(2024, 5, 1, 12));
  jest.setSystemTime(new Date(2024, 5, 4, 9));
  act(() => void wake());
  expect(iso(result.current)).toBe('2024-06-04');
});

test('the same day is the same object, so that nothing renders again', async () => {
  const { result } = await renderAt(new Date(2024, 5, 1, 12));
  const before = result.current;
  act(() => void window.dispatchEvent(new Event('focus')));
  expect(result.current).toBe(before);
});

test('it stops when the page is left', async () => {
  const { unmount } = await renderAt(new Date(2024, 5, 1, 12));
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
