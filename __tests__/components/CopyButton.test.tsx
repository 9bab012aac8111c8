import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { CopyButton } from '../../src/components/CopyButton';

const button = <CopyButton text="A bio." of="In 50 words" />;

afterEach(() => {
  jest.useRealTimers();
});

test('a press copies the text, and says so for a while', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  render(button);
  await user.click(screen.getByRole('button', { name: 'Copy In 50 words' }));
  expect(await navigator.clipboard.readText()).toBe('A bio.');
  expect(screen.getByRole('button', { name: 'Copied In 50 words' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Copied');
  act(() => jest.advanceTimersByTime(2500));
  expect(screen.getByRole('button', { name: 'Copy In 50 words' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test('where the visitor forbids it nothing is said', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'));
  render(button);
  await user.click(screen.getByRole('button', { name: 'Copy In 50 words' }));
  expect(screen.getByRole('status').textContent).toBe('');
});

test('without scripts there is no button that could not copy', () => {
  expect(renderToString(button)).toBe('');
});
