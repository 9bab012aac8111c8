import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TextEditor from '../../../src/editor/app/text/TextEditor';
import { addressOf, findPages } from '../../../src/editor/app/text/LinkDialog';

const pages = [
  { title: 'What the Ice Kept', route: '/books/what-the-ice-kept/', kind: 'Book' },
  { title: 'About', route: '/about/', kind: 'Page' },
];

// jsdom draws nothing, and has no modal dialogues.
beforeAll(() => {
  document.elementFromPoint = () => null;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

let text = '';
let show: (value: string) => void;
let changes = 0;

const take = (value: string): void => {
  changes += 1;
  show(value);
};

/** Opens a text as a form would, which gives back what it is told. */
const open = async (initial: string) => {
  const editor = (value: string) => (
    <TextEditor
      value={value}
      onChange={take}
      label="Text"
      control={{ id: 'text', 'aria-describedby': 'text-said', 'aria-invalid': undefined }}
      language="de"
      pages={pages}
      pictureUrl={(name) => `/files/${name}`}
      addPicture={(_file, name) => Promise.resolve(`new-${name}`)}
      focus={null}
    />
  );
  changes = 0;
  text = initial;
  const { rerender } = render(editor(initial));
  show = (value) => {
    text = value;
    rerender(editor(value));
  };
  return screen.findByRole('textbox', { name: 'Text' });
};

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('is a text of many lines, in its language', async () => {
  const box = await open('One *two* three.\n');
  expect(box.getAttribute('aria-multiline')).toBe('true');
  expect(box.getAttribute('aria-describedby')).toBe('text-said');
  expect(box.lang).toBe('de');
  expect(box.spellcheck || box.getAttribute('spellcheck') === 'true').toBe(true);
  expect(within(box).getByText('two').tagName).toBe('EM');
  expect(await screen.findByText('3 words')).toBeTruthy();
  expect(changes).toBe(0);
});

test('says which buttons are on, which take back what they did', async () => {
  await open('One.\n');
  await press('Heading');
  expect(text).toBe('## One.\n');
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true');
  await press('Heading');
  expect(text).toBe('One.\n');
});

test.each([
  ['List', '- One.\n'],
  ['Numbered list', '1. One.\n'],
  ['Quotation', '> One.\n'],
  ['Scene break', 'One.\n\n* * *\n'],
  ['Footnote', '[^1]One.\n\n[^1]:\n'],
])('%s', async (name, expected) => {
  await open('One.\n');
  await press(name);
  expect(text).toBe(expected);
});

test('shows what comes from elsewhere', async () => {
  const box = await open('One.\n');
  act(() => show('Another.\n'));
  expect(box.textContent).toBe('Another.');
});

test('is edited as Markdown too', async () => {
  await open('One.\n');
  await press('Markdown');
  const area = screen.getByRole('textbox', { name: 'Text, as Markdown' });
  expect(document.activeElement).toBe(area);
  await userEvent.type(area, '{Control>}{End}{/Control}*x*');
  expect(text).toBe('One.\n*x*');
  await press('← Back to the text as it looks');
  expect(document.activeElement).not.toBe(document.body);
  expect((await screen.findByRole('textbox', { name: 'Text' })).textContent).toContain('x');
});

test('leads to a page that is found by its title', async () => {
  await open('One.\n');
  await press('Link');
  await userEvent.type(screen.getByLabelText(/Page or address/), 'ice');
  await press('What the Ice Kept Book');
  expect(text).toBe('[What the Ice Kept](/books/what-the-ice-kept/)One.\n');
});

test('refuses a link that leads nowhere', async () => {
  await open('One.\n');
  await press('Link');
  const line = screen.getByLabelText(/Page or address/);
  const submit = () =>
    userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Link' }));
  await userEvent.type(line, 'snow');
  await submit();
  expect(screen.getByText(/No page is called that/)).toBeTruthy();
  await userEvent.clear(line);
  expect(line.getAttribute('aria-invalid')).toBeNull();
  await submit();
  expect(document.activeElement).toBe(line);
  expect(screen.getByText(/Say where it leads/)).toBeTruthy();
  await userEvent.type(line, 'example.com');
  await submit();
  expect(text).toBe('[example.com](https://example.com)One.\n');
});

test('takes pictures, and asks what they show', async () => {
  await open('One.\n');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input) await userEvent.upload(input, new File(['x'], 'lamp.jpg', { type: 'image/jpeg' }));
  await userEvent.type(await screen.findByLabelText('What it shows'), 'A lamp');
  await userEvent.type(screen.getByLabelText(/Caption/), 'As it was');
  await press('Done');
  expect(text).toBe('One.\n\n![A lamp](./new-lamp.jpg "As it was")\n');
  expect(screen.getByAltText('A lamp').getAttribute('src')).toBe('/files/new-lamp.jpg');
});

test.each([
  ['example.com/a', 'https://example.com/a'],
  ['http://example.com', 'http://example.com'],
  ['me@example.com', 'mailto:me@example.com'],
  ['/about/', '/about/'],
  ['example.com', 'https://example.com'],
  ['snow', undefined],
  ['St. Ives', undefined],
  ['the end.', undefined],
  ['tel:123', undefined],
])('%s leads to %s', (typed, address) => expect(addressOf(typed)).toBe(address));

test('finds pages by words and addresses', () => {
  expect(findPages(pages, 'ICE').map(({ route }) => route)).toEqual(['/books/what-the-ice-kept/']);
  expect(findPages(pages, '/about').map(({ title }) => title)).toEqual(['About']);
  expect(findPages(pages, '')).toHaveLength(2);
});
