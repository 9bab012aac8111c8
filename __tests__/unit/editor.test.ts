import { decapCollections } from '../../src/editor/decapCollections';
import { decapFields } from '../../src/editor/decapFields';
import { collections } from '../../src/content/model/collections';
import { nextIds } from '../../src/content/write/nextIds';
import { backendOf } from '../../src/editor/backend';
import { filesBeside } from '../../src/editor/browser/besideEntry';
import type { DecapMap } from '../../src/editor/browser/decap';
import { shiftIds } from '../../src/editor/shiftIds';
import { refuseTitle } from '../../src/editor/refuseTitle';

test('an entry that takes a number moves those on that stand in its way', () => {
  const placed = [1, 2, 3, 5].map((id) => ({ file: `${id}`, id }));
  expect(shiftIds(placed, 2)).toEqual([
    { file: '2', id: 3 },
    { file: '3', id: 4 },
  ]);
  expect(shiftIds(placed, 4)).toEqual([]);
});

test('the editor has every collection and every field, with its label and hint', () => {
  const [files, ...folders] = decapCollections({ ...nextIds([]), books: 19 });
  expect(files?.files).toHaveLength(13);
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

test('every page has a switch but the two that every site has, whose form keeps it out of sight', () => {
  const [files] = decapCollections(nextIds([]));
  const widgets = files?.files?.map(({ name, fields }) => [
    name,
    fields.find((field) => field.name === 'off')?.widget,
  ]);
  const always = ['site', '404', 'books'];
  expect(widgets?.filter(([name = '']) => !always.includes(name)).map(([, widget]) => widget)).toEqual(
    Array(10).fill('boolean'),
  );
  expect(Object.fromEntries(widgets ?? [])).toMatchObject({
    site: undefined,
    404: 'hidden',
    books: 'hidden',
  });
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

test('the rules of a field are one pattern in the editor, with their words', () => {
  const link = decapFields('books').find(({ name }) => name === 'link');
  const [pattern = '', words] = link?.['pattern'] as readonly string[];
  expect(words).toBe('must start with https://; must be a whole address without spaces');
  expect(new RegExp(pattern).test('https://shop.example/a')).toBe(true);
  expect(new RegExp(pattern).test('https://shop.example/a b')).toBe(false);
  expect(new RegExp(pattern).test('http://shop.example/a')).toBe(false);
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

test.each([
  ['The Last Auditor', null],
  ['Éclair', null],
  ['Aux!', 'is a device to Windows: take another name'],
  [
    'Привет',
    'needs a letter from a to z or a digit, of which the address is made: change it when the entry is saved',
  ],
  ['x'.repeat(201), 'is too long: 200 characters are the most'],
])('a new entry may go by a title or not: %.20s', (title, message) => {
  expect(refuseTitle(title)).toBe(message);
});

test('pictures of a text are named as the content does, whatever their words', () => {
  const data = new Map([['body', 'A ![cat [sic]](cat.png), ![dog](./dog.png) and [a link](/about/)']]);
  expect(filesBeside(data as unknown as DecapMap, [{ name: 'body', widget: 'markdown' }]).get('body')).toBe(
    'A ![cat [sic]](./cat.png), ![dog](./dog.png) and [a link](/about/)',
  );
});
