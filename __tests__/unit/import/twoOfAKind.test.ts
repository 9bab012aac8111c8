import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { makeContent, removeContent } from '../../support/content';
import { foundPost, imported, prepared, today } from '../../support/import/imports';

let root = '';

beforeEach(() => {
  root = makeContent({});
});

afterEach(() => {
  removeContent(root);
});

const read = (file: string): string => readFileSync(join(root, 'data', file), 'utf8');

const page = (key: string, more: object = {}) =>
  foundPost(key, { collection: 'ownPages', fields: { title: key }, addresses: [`/${key}/`], ...more });

test('of two pages that are called like one of the kit none goes over the other', async () => {
  const replace = () => Promise.resolve(new Set(['about']));
  const team = page('team');
  const below = page('about the team', { slug: 'about', parent: 'team' });
  const again = page('about us', { slug: 'about' });
  await imported(root, [below, page('about'), team, again], { replace });
  expect(read('pages/about/index.md')).toContain('These are the words about about.');
  expect(read('pages/about-page/index.md')).toContain('below: "team"');
  expect(read('pages/about-page-2/index.md')).toContain('These are the words about about us.');
});

test('links lead to what is there already, whatever its name', async () => {
  mkdirSync(join(root, 'data/posts/my-hat'), { recursive: true });
  await imported(root, [foundPost('my-hat', { fields: { title: 'Hat', published: '2024-05-01' } })]);
  const source = '[The hat](https://old.example/2024/05/hat/).';
  const hat = foundPost('hat', { fields: { title: 'Hat', published: '2024-05-01' } });
  expect(await imported(root, [hat, foundPost('coat', { text: { format: 'markdown', source } })])).toEqual({
    hat: 'left out: it is there already',
    coat: 'new',
  });
  expect(read('posts/coat/index.md')).toContain('[The hat](/blog/my-hat/)');
});

test('a key may be called like what every object has', async () => {
  expect(await imported(root, [foundPost('constructor', { slug: 'hat' })])).toEqual({ constructor: 'new' });
});

test('an old address that leads to another entry already goes on to lead there', async () => {
  const other = foundPost('coat', { addresses: ['/2024/05/hat/', '/?p=12'] });
  await imported(root, [foundPost('hat', { addresses: ['/2024/05/hat/'] })]);
  const { addresses, stage } = await prepared(root, [other]);
  await stage.remove();
  expect(addresses).toEqual([
    { from: '/2024/05/hat/', to: '/blog/hat/' },
    { from: '/?p=12', to: '/blog/coat/' },
  ]);
  expect(await imported(root, [other])).toEqual({ coat: 'new' });
  expect(read('posts/coat/index.md')).toContain('aliases: ["/?p=12"]');
  expect((await checkContent(root, today)).problems).toEqual([]);
});

test('an old address that is one of this site stays with its page', async () => {
  await imported(root, [page('team')]);
  expect(await imported(root, [{ ...page('team'), key: 'the team of another site' }])).toEqual({
    'the team of another site': 'new',
  });
  expect(read('pages/team-2/index.md')).not.toContain('aliases');
});

test('of what is left out no address leads anywhere', async () => {
  const wrong = foundPost('coat', { fields: { title: 'Coat', published: '2024-13-45' } });
  const { addresses, stage } = await prepared(root, [wrong]);
  await stage.remove();
  expect(addresses).toEqual([{ from: '/2024/05/coat/', why: 'it is left out' }]);
});

test('a name that a disk cannot have is another one', async () => {
  expect(await imported(root, [foundPost('con')])).toEqual({ con: 'new' });
  expect(readdirSync(join(root, 'data/posts'))).toEqual(['con-page']);
});
