import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SearchPage } from '../../src/components/SearchPage';
import type { SearchDocument } from '../../src/lib/searchDocument';

const page = (title: string, text: string): SearchDocument => ({
  kind: 'page',
  title,
  pagePath: `/${title.toLowerCase()}/`,
  link: '',
  affiliate: null,
  text,
  picture: null,
});
const documents = [page('Winter', 'Snow on the roof.'), page('Summer', 'No clouds.')];

const field = (): HTMLElement => screen.getByRole('searchbox', { name: 'Title, name or word' });
const titles = (): (string | null)[] =>
  within(screen.getByRole('list'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

const found = { ok: true, json: () => Promise.resolve(documents) };
const answer = jest.fn<Promise<object>, []>();

beforeEach(() => {
  answer.mockReset();
  localStorage.clear();
  history.replaceState(null, '', '/search/');
  answer.mockResolvedValue(found);
  globalThis.fetch = answer as unknown as typeof fetch;
  render(<SearchPage groups={[documents]} />);
});

test('as long as nothing is asked for there are all titles, and the texts are not fetched', () => {
  expect(within(screen.getByRole('region', { name: 'Pages' })).getAllByRole('link')).toHaveLength(2);
  expect(answer).not.toHaveBeenCalled();
});

test('a word that is typed finds the texts that it is in, and the address keeps it', async () => {
  await userEvent.type(field(), 'snow');
  await screen.findByRole('heading', { name: '1 result for “snow”' });
  expect(titles()).toEqual(['Winter']);
  expect(screen.getByText('Snow').tagName).toBe('MARK');
  // Those who hear the page are told when typing pauses.
  expect((await screen.findByText('1 result for “snow”', { selector: '[role=status]' })).tagName).toBe('P');
  expect(location.search).toBe('?q=snow');
});

test('the button leads to what was found', async () => {
  await userEvent.type(field(), 'clouds');
  const heading = await screen.findByRole('heading', { name: '1 result for “clouds”' });
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  expect(document.activeElement).toBe(heading);
});

test('where nothing is found there is what to try, and all titles', async () => {
  await userEvent.type(field(), 'zeppelin');
  await screen.findByRole('heading', { name: 'Nothing found for “zeppelin”' });
  expect(screen.getByText(/^Try fewer words/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Summer' })).toBeTruthy();
});

test('texts that do not come are asked for again with the next letter', async () => {
  answer.mockResolvedValue({ ok: false, status: 503 });
  await userEvent.type(field(), 'sno');
  await screen.findAllByText(/^The texts to be searched could not be loaded/);
  answer.mockResolvedValue(found);
  await userEvent.type(field(), 'w');
  expect(await screen.findByRole('heading', { name: '1 result for “snow”' })).toBeTruthy();
});

test('the key that leads to the search can be switched off, for as long as the browser remembers', async () => {
  const name = 'The / key leads here from every page';
  await userEvent.click(screen.getByRole('checkbox', { name, checked: true }));
  expect(localStorage.getItem('slash key')).toBe('off');
  await userEvent.click(screen.getByRole('checkbox', { name, checked: false }));
  expect(localStorage.getItem('slash key')).toBe('');
});
