import { act, screen, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { Events } from '../../src/components/Events';

const event = (slug: string, start: string, end: string | null = null): Queries.EventItemFragment => ({
  slug,
  title: slug,
  place: 'A house',
  address: null,
  city: 'Elsewhere',
  start,
  end,
  daysInWords: start,
  time: null,
  timeInWords: null,
  link: null,
  description: null,
  isHidden: false,
});

/** The newest first, as they are queried; the site was built in January. */
const all = [
  event('December', '2024-12-01'),
  event('November', '2024-11-01', '2024-11-03'),
  event('June', '2024-06-01'),
  event('Last year', '2023-06-01'),
];
const list = <Events events={all} coming={['December', 'November', 'June']} hasCalendar />;

const titlesIn = (part: HTMLElement): (string | null)[] =>
  within(part)
    .queryAllByRole('heading', { level: 3, hidden: true })
    .map(({ textContent }) => textContent);

const parts = (): { ahead: (string | null)[]; past: (string | null)[] } => {
  const fold = screen.queryByRole('group');
  const past = fold ? titlesIn(fold) : [];
  return { ahead: titlesIn(document.body).filter((title) => !past.includes(title)), past };
};

/** Shows what the server wrote, and hydrates it on a day. Returns what React found to be otherwise. */
const hydrateOn = async (day: Date): Promise<unknown[]> => {
  jest.useFakeTimers({ now: day });
  const mismatches: unknown[] = [];
  await act(() =>
    hydrateRoot(document.body.firstElementChild as HTMLElement, list, {
      onRecoverableError: (error) => mismatches.push(error),
    }),
  );
  return mismatches;
};

beforeEach(() => {
  document.body.innerHTML = `<div>${renderToString(list)}</div>`;
});

afterEach(() => {
  jest.useRealTimers();
});

test('without scripts, what was to come when the site was built stands first, in the order of days', () => {
  expect(parts()).toEqual({ ahead: ['June', 'November', 'December'], past: ['Last year'] });
});

test('by the visitor’s calendar, what is over by now is folded, the last first; hydration meets what it expects', async () => {
  expect(await hydrateOn(new Date(2024, 10, 4, 12))).toEqual([]);
  expect(parts()).toEqual({ ahead: ['December'], past: ['November', 'June', 'Last year'] });
});

test('what goes on for days is to come until the last of them is over', async () => {
  await hydrateOn(new Date(2024, 10, 3, 23));
  expect(parts().ahead).toEqual(['November', 'December']);
});

test('the calendar is led to where there is one, and nothing is there where no events are', () => {
  expect(screen.getByRole('link', { name: /calendar/ }).getAttribute('href')).toBe('/calendar.ics');
  expect(renderToString(<Events events={all} coming={[]} hasCalendar={false} />)).not.toContain('.ics');
  expect(renderToString(<Events events={[]} coming={[]} hasCalendar />)).toBe('');
});
