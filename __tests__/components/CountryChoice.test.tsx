import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { CountryChoice, useCountry } from '../../src/components/CountryChoice';

const countries = [
  { code: 'DE', name: 'Germany' },
  { code: 'US', name: 'United States' },
];

function Chosen() {
  return <output>{useCountry() ?? 'all'}</output>;
}

const view = (offered = countries) => (
  <>
    <CountryChoice countries={offered} />
    <Chosen />
  </>
);
const chosen = (): string => screen.getByRole('status').textContent;
const choice = (): HTMLElement => screen.getByRole('combobox', { name: 'Shops in' });

beforeEach(() => localStorage.clear());

test('a country that is chosen is kept, until all are wanted again', async () => {
  const { unmount } = render(view());
  expect(chosen()).toBe('all');
  await userEvent.selectOptions(choice(), 'United States');
  unmount();
  render(view());
  expect(chosen()).toBe('US');
  expect(choice()).toHaveProperty('value', 'US');
  await userEvent.selectOptions(choice(), 'all countries');
  expect(chosen()).toBe('all');
});

test('where the book is not sold in the chosen country, all are shown as chosen', async () => {
  const { unmount } = render(view());
  await userEvent.selectOptions(choice(), 'United States');
  unmount();
  render(view([countries[0], { code: 'GB', name: 'United Kingdom' }].flatMap((one) => one ?? [])));
  expect(choice()).toHaveProperty('value', '');
});

test('what was chosen before the scripts were there is taken over', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(view());
  const select = container.querySelector('select');
  if (!select) throw new Error('no choice');
  select.value = 'DE';
  await act(async () => {
    hydrateRoot(container, view());
    await Promise.resolve();
  });
  expect(chosen()).toBe('DE');
  expect(localStorage.getItem('country')).toBe('DE');
  container.remove();
});

test('one country is no choice', () => {
  render(view(countries.slice(0, 1)));
  expect(screen.queryByRole('combobox')).toBeNull();
});
