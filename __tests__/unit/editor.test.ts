import { entryOf } from '../../src/editor/config';
import { decapCollections } from '../../src/editor/decapCollections';
import { type DecapField, decapFields } from '../../src/editor/decapFields';
import { collectionNames, collections } from '../../src/content/model/collections';
import { pageNames } from '../../src/content/model/pages';
import { backendOf } from '../../src/editor/backend';
import { nameFor } from '../../src/editor/browser/chooseFile';
import { markedWidgets } from '../../src/editor/browser/fieldMarks';
import { filesBeside } from '../../src/editor/browser/besideEntry';
import type { DecapMap } from '../../src/editor/browser/decap';
import { inBetterWords } from '../../src/editor/browser/toasts';

const eighteen = Array.from({ length: 18 }, (_, index) =>
  entryOf(`data/books/b${index}/index.json`, { id: index + 1 }),
).filter((entry) => entry !== null);

test('the editor has every collection and every field, with its label and hint', () => {
  const [files, ...others] = decapCollections(eighteen);
  const folders = others.filter(({ folder }) => folder);
  // The constants, the pages, the press kit, the old addresses.
  expect(files?.files).toHaveLength(1 + pageNames.length + 2);
  const growing = Object.entries(collections).filter(([, collection]) => 'one' in collection);
  expect(folders.map(({ name }) => name)).toEqual(growing.map(([name]) => name));
  for (const [name, { schema }] of growing) {
    const fields = folders.find((folder) => folder.name === name)?.fields ?? [];
    expect(fields.map((field) => field.name).filter((field) => field !== 'body')).toEqual(
      Object.keys(schema.shape),
    );
    expect(fields.every(({ label }) => label)).toBe(true);
  }
  expect(folders.find(({ name }) => name === 'books')?.fields?.[0]?.['default']).toBe(19);
});

test('what may be left out begins empty', () => {
  const optional = decapCollections(eighteen)
    .flatMap(({ fields = [] }) => fields)
    .filter(({ required }) => required === false);
  expect(optional.map(({ name }) => name)).toContain('from');
  expect(optional.filter((field) => field['default'] !== undefined)).toEqual([]);
});

test('the editor lists the entries of a collection by what they are called', () => {
  const folders = decapCollections([]).filter(({ folder }) => folder);
  const named = folders.map((folder) => [folder.name, folder['identifier_field'], folder['slug']]);
  expect(named.filter(([, field]) => field !== 'title')).toEqual([['swof', 'name', '{{fields._slug}}']]);
  expect(folders.find(({ name }) => name === 'videos')?.['summary']).toBe('{{id}}. {{title}}');
});

test('every page has a switch but the two that every site has, whose form keeps it out of sight', () => {
  const [files] = decapCollections([]);
  const widgets = files?.files?.map(({ name, fields }) => [
    name,
    fields.find((field) => field.name === 'off')?.widget,
  ]);
  const always = ['site', '404', 'books'];
  expect(widgets?.filter(([name = '']) => !always.includes(name)).map(([, widget]) => widget)).toEqual(
    Array(pageNames.length - 2).fill('boolean'),
  );
  expect(Object.fromEntries(widgets ?? [])).toMatchObject({
    site: undefined,
    404: 'hidden',
    books: 'hidden',
  });
});

/** The widgets of fields, and of those within them. */
const widgetsOf = (fields: readonly DecapField[]): string[] =>
  fields.flatMap(({ widget, fields: inner, field }) => [
    widget,
    ...widgetsOf((inner ?? (field ? [field] : [])) as readonly DecapField[]),
  ]);

test('every field of every form can be marked', () => {
  const widgets = collectionNames.flatMap((name) => widgetsOf(decapFields(name)));
  expect([...new Set(widgets)].sort()).toEqual([...markedWidgets].sort());
});

test('of a list of objects the editor asks for each field of each', () => {
  const profiles = decapFields('site').find(({ name }) => name === 'profiles');
  expect(profiles).toMatchObject({ widget: 'list', label_singular: 'Profile', required: false });
  const fields = profiles?.['fields'] as readonly { name: string; required: boolean }[];
  expect(fields.map(({ name, required }) => [name, required])).toEqual([
    ['title', true],
    ['link', true],
  ]);
});

test('the first rule of a field is its pattern in the editor, and the others follow it with their words', () => {
  const link = decapFields('books').find(({ name }) => name === 'link');
  const [pattern, words] = link?.['pattern'] as readonly string[];
  expect(words).toBe('must start with https://');
  const isTaken = (typed: string): boolean => new RegExp(pattern ?? '').test(typed);
  expect(['https://shop.example/a', 'www.shop.example/a', ' shop.example'].filter(isTaken)).toHaveLength(3);
  expect(['http://shop.example', 'me@shop.example', 'shop', '/about/'].filter(isTaken)).toEqual([]);
  const [, whole] = link?.['rules'] as readonly { readonly pattern: string; readonly message: string }[];
  expect(whole?.message).toBe('must be a whole address without spaces');
  expect(new RegExp(whole?.pattern ?? '').test('https://shop.example/a')).toBe(true);
  expect(new RegExp(whole?.pattern ?? '').test('https://shop.example/a b')).toBe(false);
});

test('no help text of a form is written in JSON', () => {
  expect(JSON.stringify(decapFields('site').map(({ hint }) => hint))).not.toContain('{');
});

test('the Git host has a form of its own, and the two forms of the constants have all their fields', () => {
  const all = decapCollections([]);
  const fieldsOf = (name: string) =>
    all.find((one) => one.name === name)?.files?.[0]?.fields.map((field) => field.name) ?? [];
  expect(fieldsOf('web')).toEqual(['editor']);
  expect([...fieldsOf('files'), ...fieldsOf('web')]).toEqual(Object.keys(collections.site.schema.shape));
});

test.each([
  ['The Cover.JPG', [], '', 'the-cover.jpg'],
  ['cover.jpg', ['cover.jpg'], './cover.jpg', 'cover.jpg'],
  ['image.jpg', ['image.jpg', 'image-2.jpg'], '', 'image-3.jpg'],
  ['図.png', [], '', 'tu.png'],
  ['….png', [], '', 'file.png'],
])('%s, beside %j where a field has %j, is called %s', (chosen, taken, value, name) => {
  expect(nameFor(chosen, taken, value)).toBe(name);
});

test.each([
  ['Failed to delete media: cat.png is used', 'Not deleted: cat.png is used'],
  ['Failed to persist media: Error: cat.gif is none', 'Not saved: cat.gif is none'],
  ['Not saved: API_ERROR: the disk is full', 'Not saved: the disk is full'],
  ['Saved', 'Saved'],
])('%s becomes %s', (theirs, ours) => {
  expect(inBetterWords(theirs)).toBe(ours);
});

const hosted = { repository: 'me/my-site', branch: 'main' };

test.each([
  [
    { ...hosted, service: 'github', signIn: 'https://sign-in.example' },
    { name: 'github', repo: 'me/my-site', branch: 'main', base_url: 'https://sign-in.example' },
  ],
  [
    { ...hosted, service: 'gitlab', signIn: 'https://gitlab.com', appId: '12' },
    {
      name: 'gitlab',
      repo: 'me/my-site',
      branch: 'main',
      base_url: 'https://gitlab.com',
      api_root: 'https://gitlab.com/api/v4',
      app_id: '12',
      auth_type: 'pkce',
    },
  ],
  [
    { ...hosted, service: 'gitea', signIn: 'https://codeberg.org', appId: '12' },
    {
      name: 'gitea',
      repo: 'me/my-site',
      branch: 'main',
      base_url: 'https://codeberg.org',
      api_root: 'https://codeberg.org/api/v1',
      app_id: '12',
      auth_type: 'pkce',
    },
  ],
] as const)('the backend of $service', (settings, backend) => {
  expect(backendOf(settings)).toEqual(backend);
});

test('pictures of a text are named as the content does, whatever their words', () => {
  const data = new Map([['body', 'A ![cat [sic]](cat.png), ![dog](./dog.png) and [a link](/about/)']]);
  expect(filesBeside(data as unknown as DecapMap, [{ name: 'body', widget: 'markdown' }]).get('body')).toBe(
    'A ![cat [sic]](./cat.png), ![dog](./dog.png) and [a link](/about/)',
  );
});
