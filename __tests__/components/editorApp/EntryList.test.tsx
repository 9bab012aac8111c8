import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EntryList } from '../../../src/editor/app/list/EntryList';
import type { ListProps } from '../../../src/editor/app/list/listProps';
import { entryOf } from '../../../src/editor/entryOf';

const entries = [
  entryOf('data/site.json', { title: 'Lamps', language: 'en' }),
  ...['One', 'Two', 'Three'].map((title, index) =>
    entryOf(`data/books/${title.toLowerCase()}/index.json`, { title, id: index + 1 }),
  ),
  entryOf('data/posts/a/index.md', { title: 'A day', published: '2020-01-01', draft: true }, 'At the café.'),
].filter((entry) => entry !== null);

const setUp = (more: Partial<ListProps> = {}) => {
  const props = {
    ...{ entries, today: '2027-01-01', changed: new Set<string>() },
    ...{
      pictureUrl: () => undefined,
      onOpen: jest.fn(),
      onAdd: jest.fn(),
      onReorder: jest.fn(() => Promise.resolve()),
    },
    ...{ onDuplicate: jest.fn(), onRemove: jest.fn(), ...more },
  };
  render(<EntryList {...props} />);
  return { ...props, user: userEvent.setup() };
};

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });
const booksInOrder = (): (string | null)[] =>
  screen
    .getAllByRole('button', { name: /^Move (One|Two|Three)/ })
    .map((one) => one.getAttribute('aria-label'));
const isNarrow = (matches: boolean): void => {
  Object.assign(window, { matchMedia: () => ({ matches }) });
};

beforeEach(() => {
  isNarrow(false);
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

test('a collection opens, and an entry of it', async () => {
  const { user, onOpen } = setUp();
  expect(screen.queryByRole('button', { name: 'Two' })).toBeNull();
  await user.click(button('Books 3'));
  await user.click(button('Two'));
  expect(onOpen).toHaveBeenCalledWith('data/books/two/index.json');
});

test('on a phone one collection is open at a time', async () => {
  isNarrow(true);
  const { user } = setUp();
  await user.click(button('Books 3'));
  await user.click(button('Posts 1'));
  expect(button('Books 3').getAttribute('aria-expanded')).toBe('false');
  expect(button('Posts 1').getAttribute('aria-expanded')).toBe('true');
});

test('an entry is found by its words, and nothing else is shown', async () => {
  const { user } = setUp();
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'CAFE');
  expect(button(/^A day/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('1 found');
  expect(screen.queryByRole('heading', { name: /Books/ })).toBeNull();
  await user.type(screen.getByRole('searchbox'), 'xyz');
  expect(screen.getByRole('status').textContent).toBe('Nothing is found');
});

test('drafts alone can be shown, and filters that would show nothing are not offered', async () => {
  const { user } = setUp();
  expect(within(screen.getByRole('group', { name: 'Show' })).getAllByRole('button')).toHaveLength(2);
  await user.click(button('Drafts 1'));
  expect(button('Drafts 1').getAttribute('aria-pressed')).toBe('true');
  expect(button('A day Jan 1, 2020 · Draft')).toBeTruthy();
  expect(screen.queryByRole('heading', { name: /Books/ })).toBeNull();
});

test('more can be added where the author adds', async () => {
  const { user, onAdd } = setUp();
  await user.click(button('Add a book'));
  expect(onAdd).toHaveBeenCalledWith({ collection: 'books', words: 'Add a book' });
  expect(screen.queryByRole('button', { name: /^Add.* site/ })).toBeNull();
});

test('the order changes by buttons, at once, and is as it was where that cannot be kept', async () => {
  let end = (): void => undefined;
  const onReorder = jest.fn(() => new Promise<void>((resolve) => void (end = resolve)));
  const { user } = setUp({ onReorder });
  await user.click(button('Books 3'));
  await user.click(button('More for One'));
  await user.click(button('Move down'));
  const paths = ['two', 'one', 'three'].map((slug) => `data/books/${slug}/index.json`);
  expect(onReorder).toHaveBeenCalledWith('books', paths);
  expect(booksInOrder()).toEqual(['Move Two', 'Move One', 'Move Three']);
  end();
  await act(() => Promise.resolve());
  expect(booksInOrder()).toEqual(['Move One', 'Move Two', 'Move Three']);
});

test('what has days has no other order', async () => {
  const { user } = setUp();
  await user.click(button('Posts 1'));
  expect(screen.queryByRole('button', { name: 'Move A day' })).toBeNull();
});

test('an entry is deleted once the author says so', async () => {
  const { user, onRemove, onDuplicate } = setUp();
  await user.click(button('Books 3'));
  await user.click(button('More for Two'));
  await user.click(button('Duplicate'));
  expect(onDuplicate).toHaveBeenCalledWith('data/books/two/index.json');
  await user.click(button('Delete'));
  const dialog = screen.getByRole('dialog', { name: 'Delete “Two”?' });
  await user.click(within(dialog).getByRole('button', { name: 'Keep it' }));
  expect(onRemove).not.toHaveBeenCalled();
  await user.click(button('Delete'));
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(onRemove).toHaveBeenCalledWith('data/books/two/index.json');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a long list is drawn as far as it is read', async () => {
  const many = Array.from({ length: 100 }, (_, id) =>
    entryOf(`data/books/b${id}/index.json`, { title: `Book ${id}`, id }),
  ).filter((entry) => entry !== null);
  const { user } = setUp({ entries: many });
  await user.click(button('Books 100'));
  expect(screen.queryByRole('button', { name: 'Book 99' })).toBeNull();
  while (screen.queryByRole('button', { name: 'Show more' })) await user.click(button('Show more'));
  expect(button('Book 99')).toBeTruthy();
});
