import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { TextEncoder } from 'node:util';
import { type CollectionName, collectionNames, collections } from '../../../src/content/model/collections';
import { type KindName, kinds } from '../../../src/content/model/kinds';
import type { Entry } from '../../../src/content/read/entry';
import type { Reason } from '../../../src/content/read/refused';
import type { EntryState } from '../../../src/editor/app/entryState';
import { controls } from '../../../src/editor/app/form/controls';
import { EntryForm } from '../../../src/editor/app/form/EntryForm';
import type { EntryFormProps } from '../../../src/editor/app/form/formContext';
import { labelsAt, mistakesIn } from '../../../src/editor/app/form/mistakes';
import { entryIn } from '../../../src/editor/entryOf';
import { placesIn, valueFor } from '../../support/schemaValues';

const state = (fields: EntryState['fields'] = {}, body = ''): EntryState => ({ fields, body, files: {} });

const entry = (file: string, fields: object): Entry => {
  const made = entryIn(`data/${file}`, JSON.stringify(fields));
  if (!made) throw new Error(file);
  return made;
};

interface Shown {
  readonly collection?: CollectionName;
  readonly start?: EntryState;
  readonly path?: string | null;
  readonly entries?: readonly Entry[];
}

type Given = Partial<Pick<EntryFormProps, 'reasons' | 'focus' | 'state'>>;

/** Shows a form within what keeps its state, and answers that state and what changes what the form is given. */
const show = ({ collection = 'books', start = state(), path = null, entries = [] }: Shown = {}) => {
  const seen: { state: EntryState; give: (given: Given) => void; focused: string[]; wanted: unknown[] } = {
    state: start,
    give: () => undefined,
    focused: [],
    wanted: [],
  };
  const none: readonly Reason[] = [];
  function Around() {
    const [now, setNow] = useState(start);
    const [given, setGiven] = useState<Given>({});
    seen.state = now;
    seen.give = ({ state: next, ...more }) => {
      if (next) setNow(next);
      setGiven((before) => ({ ...before, ...more }));
    };
    return (
      <EntryForm
        {...{ collection, path, entries, reasons: none, focus: null, ...given }}
        pages={[{ route: '/about/', title: 'About', kind: 'Page' }]}
        state={now}
        coverOf={({ slug }) => (slug.startsWith('covered') ? `/${slug}.jpg` : undefined)}
        onChange={setNow}
        onFocusField={(at) => seen.focused.push(at)}
        onMakeFor={(...wanted) => seen.wanted.push(wanted)}
        renderText={({ label, value, onChange }) => (
          <textarea aria-label={label} value={value} onChange={({ target }) => onChange(target.value)} />
        )}
        renderPicture={({ label, value, mistake, onChange }) => (
          <>
            <button type="button" onClick={() => onChange('new.jpg', new Blob(['p']))}>
              {label}: {value ?? 'none'}
            </button>
            {mistake}
          </>
        )}
      />
    );
  }
  render(<Around />);
  return seen;
};

const field = (name: string): HTMLElement => screen.getByLabelText(new RegExp(`^${name}( \\(optional\\))?$`));
const press = async (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

// jsdom lacks these.
beforeAll(() => {
  globalThis.TextEncoder = TextEncoder;
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = () => undefined;
});

test.each(Object.keys(kinds) as KindName[])('a value of the kind %s has its control', (kind) => {
  expect(controls[kind]).toBeInstanceOf(Function);
});

test('what is typed is a field of the entry, and what is emptied is none', async () => {
  const seen = show();
  await userEvent.type(field('Title'), 'Harrow');
  expect(seen.state.fields).toEqual({ title: 'Harrow' });
  await userEvent.clear(field('Title'));
  expect(seen.state.fields).toEqual({});
});

test('an address is completed when its field is left', async () => {
  const seen = show();
  await userEvent.type(field('Link'), ' shop.example/harrow ');
  await userEvent.tab();
  expect(seen.state.fields['link']).toBe('https://shop.example/harrow');
});

test('a new entry is told of a missing title only once its field was left', async () => {
  show();
  expect(screen.queryByText(/Title is missing/)).toBeNull();
  await userEvent.click(field('Title'));
  await userEvent.tab();
  expect(await screen.findByText(/Title is missing/)).toBeTruthy();
  expect(field('Title').getAttribute('aria-invalid')).toBe('true');
});

test('of an entry with a file, what is wrong is said at once, and what is missing is not', () => {
  show({ path: 'data/books/a/index.json', start: state({ link: 'ftp:a' }) });
  expect(screen.getByText('Link must start with https://')).toBeTruthy();
  expect(screen.queryByText(/Title is missing/)).toBeNull();
});

test('a refused save says everything, and leads to each field, folded or not', async () => {
  const editions = [{ format: 'ebook', retailers: [{ name: 'Kobo', link: 'ftp:kobo' }] }];
  const seen = show({ start: state({ id: 1, editions }) });
  act(() => seen.give({ reasons: [{ message: 'somebody else has changed it' }] }));
  expect(screen.getByRole('alert').textContent).toContain('somebody else has changed it');
  await press('Edition 1, Retailer 1, Link must start with https://');
  await waitFor(() => expect(document.activeElement).toHaveProperty('value', 'ftp:kobo'));
  expect(seen.focused.at(-1)).toBe('editions.0.retailers.0.link');
});

test('a sentence has room for several lines, and is one', async () => {
  const seen = show({ collection: 'events', start: state({}) });
  await userEvent.type(field('Description'), 'I read.{Enter}Then you ask. ');
  await userEvent.tab();
  expect(seen.state.fields).toEqual({ description: 'I read. Then you ask.' });
});

test('what the site orders itself has nothing to move it by', () => {
  const retailers = [{ name: 'Kobo', link: 'https://kobo.example' }];
  const seen = show({ start: state({ editions: [{ format: 'ebook', retailers }] }) });
  act(() => seen.give({ focus: { path: 'editions.0.retailers.0.name', turn: 1, words: '' } }));
  expect(screen.getByRole('button', { name: 'Move E-book' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Remove Kobo' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Move Kobo' })).toBeNull();
});

test('a list is filled and emptied by keyboard', async () => {
  const seen = show({ collection: 'redirects', start: state({ redirects: [] }) });
  await press('Add an old address');
  await waitFor(() => expect(document.activeElement).toBe(field('From')));
  await userEvent.keyboard('/a/');
  await press('Add an old address');
  await waitFor(() => expect(screen.getAllByLabelText('From')).toHaveLength(2));
  await userEvent.type(screen.getAllByLabelText('From')[1] ?? document.body, '/b/');
  expect(seen.state.fields['redirects']).toEqual([{ from: '/a/' }, { from: '/b/' }]);
  await press('Remove /b/');
  await press('Remove /a/');
  expect(seen.state.fields).toEqual({ redirects: [] });
});

test('a row in which nothing was written goes when it is folded', async () => {
  const seen = show({ collection: 'pressKit' });
  await press('Add a fact');
  expect(seen.state.fields['facts']).toEqual([{}]);
  await press('New fact');
  expect(seen.state.fields).toEqual({});
});

test('the form follows a state that is set from outside, and the focus stays', async () => {
  const facts = [{ name: 'Lives in', value: 'Oslo' }];
  const seen = show({ collection: 'pressKit', start: state({ bio50: 'I', facts }) });
  await userEvent.click(field('Bio, 50 words'));
  act(() => seen.give({ state: state({ bio50: 'You' }) }));
  expect(field('Bio, 50 words')).toHaveProperty('value', 'You');
  expect(document.activeElement).toBe(field('Bio, 50 words'));
  expect(screen.queryByRole('button', { name: /^Lives in/ })).toBeNull();
});

test('a field that is asked for opens what is around it, again and again', async () => {
  const seen = show({ start: state({ title: 'A' }) });
  for (const turn of [1, 2]) {
    act(() => seen.give({ focus: { path: 'about.notes', turn, words: '' } }));
    await waitFor(() => expect(document.activeElement).toBe(field('Content notes')));
    act(() => field('Title').focus());
  }
});

test('days of either form are chosen in a calendar', () => {
  const seen = show({ collection: 'swof', start: state({ startDate: '7/5/2009' }) });
  expect(field('Start date')).toHaveProperty('value', '2009-07-05');
  fireEvent.change(field('Start date'), { target: { value: '2010-12-01' } });
  expect(seen.state.fields['startDate']).toBe('12/1/2010');
});

test('numbers are numbers, and what is none is told', async () => {
  const seen = show({ collection: 'soundtracks' });
  await userEvent.type(field('BPM'), '12x');
  await userEvent.tab();
  expect(seen.state.fields['bpm']).toBe('12x');
  expect(await screen.findByText('BPM must be a whole number')).toBeTruthy();
  await userEvent.type(field('BPM'), '{Backspace}0');
  expect(seen.state.fields['bpm']).toBe(120);
});

test('thousands may be set apart', async () => {
  const seen = show();
  await press(/^More/);
  for (const typed of ['98,000', '98.000', '98 000', '1’098’000']) {
    await userEvent.clear(field('Words'));
    await userEvent.type(field('Words'), typed);
    await userEvent.tab();
    expect(seen.state.fields['words']).toBe(Number(typed.replaceAll(/\D/g, '')));
  }
});

const typeByHalf = (input: HTMLElement, isHalf: boolean): void => {
  Object.defineProperty(input, 'validity', { configurable: true, value: { badInput: isHalf } });
  fireEvent.keyUp(input);
};

test.each([
  ['books', 'Shown from', '2027-12-24', 'Shown from is not a date of the calendar'],
  ['events', 'Time', '19:30', 'Time must be hours and minutes, like 19:30'],
] as const)('in %s, of “%s” typed by half the field says so', async (collection, label, whole, told) => {
  const start = state({ [label === 'Time' ? 'time' : 'from']: whole });
  const seen = show({ collection, start });
  const input = field(label);
  expect(input).toHaveProperty('value', whole);
  fireEvent.change(input, { target: { value: '' } });
  typeByHalf(input, true);
  expect(await screen.findByText(told)).toBeTruthy();
  typeByHalf(input, false);
  expect(seen.state.fields).toEqual({});
  fireEvent.change(input, { target: { value: whole } });
  expect(seen.state.fields).toEqual(start.fields);
});

test('a page of the author’s own has its place behind another, without a number that anybody types', async () => {
  const entries = [
    entry('navigation/books.json', { id: 1, title: 'Books', link: '/' }),
    entry('navigation/blog.json', { id: 2, title: 'Blog', link: '/blog/' }),
  ];
  const seen = show({ collection: 'ownPages', start: state({ place: 'menu', order: 1.7 }), entries });
  expect(
    within(field('Order'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Last', 'First', 'After Books', 'After Blog']);
  expect(field('Order')).toHaveProperty('value', '1.7');
  const chosen: unknown[] = [];
  for (const name of ['First', 'After Blog', 'After Books', 'Last']) {
    await userEvent.selectOptions(field('Order'), name);
    chosen.push(seen.state.fields['order']);
  }
  expect(chosen).toEqual([0.5, 2.5, 1.5, undefined]);
});

test('what a book is in a series can be taken back as a whole', async () => {
  const seen = show({ start: state({ series: { name: 'salt', position: 2 } }) });
  await press('Empty these fields');
  expect(seen.state.fields).toEqual({});
  expect(screen.queryByRole('button', { name: 'Empty these fields' })).toBeNull();
});

test('where a link of the menu may lead can be chosen', () => {
  show({ collection: 'navigation' });
  const list = document.getElementById(field('Link').getAttribute('list') ?? '');
  expect([...(list?.children ?? [])].map((option) => option.getAttribute('value'))).toEqual(['/about/']);
});

test('an edition that is heard asks who reads it and how long, and not for its pages', () => {
  const editions = [{ format: 'paperback' }, { format: 'audiobook' }];
  const seen = show({ start: state({ editions }) });
  act(() => seen.give({ focus: { path: 'editions.1.format', words: '', turn: 1 } }));
  const edition = document.querySelector<HTMLElement>('[data-field="editions.1"]') ?? document.body;
  expect(within(edition).getByLabelText(/^Narrator/)).toBeTruthy();
  expect(within(edition).queryByLabelText(/^Pages/)).toBeNull();
});

test('a position with a point or a comma is a number', async () => {
  const seen = show();
  await press(/^Series/);
  await userEvent.type(field('Position'), '1,5');
  await userEvent.tab();
  expect(seen.state.fields['series']).toEqual({ position: 1.5 });
});

test('choices are words, yes is kept and no left out', async () => {
  const seen = show({ collection: 'posts' });
  await userEvent.selectOptions(field('Form'), 'Story');
  await userEvent.click(field('Draft'));
  expect(seen.state.fields).toEqual({ form: 'story', draft: true });
  await userEvent.click(field('Draft'));
  expect(seen.state.fields).toEqual({ form: 'story' });
});

test('tags are added by Enter, comma and leaving, each once, and go one by one', async () => {
  const seen = show({ collection: 'posts' });
  await userEvent.type(field('Tags'), 'Craft{Enter}News,Craft,Ice');
  await userEvent.tab();
  expect(seen.state.fields['tags']).toEqual(['Craft', 'News', 'Ice']);
  await press('Remove News');
  expect(seen.state.fields['tags']).toEqual(['Craft', 'Ice']);
});

test('an entry is chosen by its cover', async () => {
  const entries = [
    entry('books/covered/index.json', { title: 'Harrow' }),
    entry('books/bare/index.json', { title: 'Ice' }),
  ];
  const seen = show({ collection: 'series', entries });
  await press(/^How to read it/);
  await userEvent.click(field('Where to begin'));
  const dialog = within(screen.getByRole('dialog'));
  await userEvent.type(dialog.getByRole('searchbox'), 'harr');
  expect(dialog.queryByRole('button', { name: 'Ice' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Harrow' }));
  expect(seen.state.fields).toEqual({ begin: 'covered' });
});

test('a chosen picture is kept with its name', async () => {
  const seen = show();
  await press('Cover: none');
  expect(seen.state.fields).toEqual({ image: './new.jpg' });
  expect(Object.keys(seen.state.files)).toEqual(['new.jpg']);
  expect(screen.getByRole('button', { name: 'Cover: new.jpg' })).toBeTruthy();
});

test('the text of a Markdown file stands in the form', async () => {
  const seen = show({ collection: 'policies' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), 'Words');
  expect(seen.state.body).toBe('Words');
});

/** What no author types, and what has no form: it lies beside its original. */
const untyped = ['id', 'unlistedKey'];
const names = collectionNames.filter((name) => name !== 'translations');

test.each(names)('in %s, what is refused stands beside its field, whichever it is', (name) => {
  const { schema } = collections[name];
  // Texts that stand in a list have one field.
  const places = placesIn(schema)
    .filter(({ path }) => !untyped.includes(String(path[0])) && typeof path.at(-1) !== 'number')
    .map(({ path }) => path.join('.'));
  const fields = valueFor(schema) as EntryState['fields'];
  const seen = show({ collection: name, start: state(fields) });
  act(() => seen.give({ reasons: places.map((at) => ({ field: at, message: `refused at ${at}` })) }));
  const placeOf = (at: string) => document.querySelector(`[data-field="${at}"]`);
  const leading = within(screen.getByRole('alert')).getAllByRole('button');
  for (const [index, at] of places.entries()) if (!placeOf(at)) fireEvent.click(leading[index] ?? document);
  const wrong = mistakesIn(schema, fields);
  const said = (at: string): string => wrong.get(at) ?? `${labelsAt(schema, at).at(-1)} refused at ${at}`;
  expect(places.filter((at) => !placeOf(at)?.textContent.includes(said(at)))).toEqual([]);
});
