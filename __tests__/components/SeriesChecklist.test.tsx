import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { SeriesChecklist } from '../../src/components/SeriesChecklist';
import { partsAmong } from '../../src/lib/series';
import { pictureFile } from '../support/picture';

const part = (slug: string, title: string, position: number): Queries.SeriesChecklistFragment => ({
  __typename: 'Book',
  slug,
  entryId: `books/${slug}`,
  title,
  affiliate: null,
  pagePath: `/books/${slug}/`,
  link: '',
  about: null,
  series: { name: 'lamps', position },
  furtherSeries: null,
  published: null,
  translation: null,
  editions: null,
  image: pictureFile,
});
const parts = partsAmong([part('two', 'Two', 2), part('one', 'One', 1)], 'lamps');
const listOf = (series: string) => <SeriesChecklist series={series} ahead={[]} parts={parts} />;
const list = listOf('lamps');
const box = (title: string): HTMLInputElement =>
  screen.getByRole('checkbox', { name: `I have read ${title}` });
const checked = (): boolean[] => [box('One').checked, box('Two').checked];

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('what is ticked is ticked when the visitor comes back, until it is ticked off', async () => {
  const { unmount } = render(list);
  await userEvent.click(box('One'));
  await userEvent.click(box('Two'));
  unmount();
  render(list);
  expect(checked()).toEqual([true, true]);
  await userEvent.click(box('One'));
  expect(checked()).toEqual([false, true]);
  expect(localStorage.getItem('series lamps')).toBe('Book/two');
});

test('what is ticked in another tab is ticked here', () => {
  render(list);
  localStorage.setItem('series lamps', 'Book/two');
  act(() => void dispatchEvent(new StorageEvent('storage')));
  expect(checked()).toEqual([false, true]);
});

test('in a browser that keeps nothing boxes can be ticked as well', async () => {
  // Another series: what storage did not take is remembered until the page is left.
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  render(listOf('unkept'));
  await userEvent.click(box('One'));
  expect(checked()).toEqual([true, false]);
  await userEvent.click(box('One'));
  expect(checked()).toEqual([false, false]);
});

test('what was ticked before the scripts were there stays, beside what was kept', async () => {
  localStorage.setItem('series lamps', 'Book/two');
  const frame = document.body.appendChild(document.createElement('div'));
  frame.innerHTML = renderToString(list);
  box('One').click();
  const root = await act(() => hydrateRoot(frame, list));
  expect(checked()).toEqual([true, true]);
  act(() => root.unmount());
  frame.remove();
});
