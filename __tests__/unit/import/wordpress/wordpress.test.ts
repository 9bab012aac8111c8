import { collections } from '../../../../src/content/model/collections';
import { makeWordpress } from '../../../../src/import/readers/wordpress';
import {
  allOf,
  entriesIn,
  exportWith,
  fileOf,
  fixture,
  inputOf,
  itemWith,
  lossesIn,
} from '../../../support/wordpress/read';

const plain = makeWordpress((html) => ({ html, lost: [] }));

const read = (content: string) => allOf(plain, inputOf(fileOf('export.xml', content)));
const frostline = () => read(fixture('frostline.xml'));

const key = (id: string | number): string => `wordpress maraelling.example ${id}`;
const entryOf = async (id: string | number) =>
  entriesIn(await frostline()).find((entry) => entry.key === key(id));

test('the site has all spellings of its own address, and none of its network', async () => {
  expect((await frostline())[0]).toEqual({
    kind: 'site',
    origins: [
      'https://maraelling.example',
      'https://www.maraelling.example',
      'http://maraelling.example',
      'http://www.maraelling.example',
    ],
  });
});

test('a post comes with all that belongs to it', async () => {
  expect(await entryOf(11)).toEqual({
    kind: 'entry',
    key: key(11),
    place: { file: 'export.xml', line: 23 },
    collection: 'posts',
    slug: 'salt-and-ash',
    addresses: ['/2021/03/salt-and-ash/', '/?p=11', '/2021/03/salt/', '/2021/03/ash/'],
    fields: {
      title: 'Salt & Ash',
      description: 'How the first winter began.',
      published: '2021-03-10',
      tags: ['Endings', 'Rock & Roll', 'C'],
    },
    text: { format: 'html', source: '<p>It was cold.</p>' },
    pictures: {
      image: { address: 'https://www.maraelling.example/wp-content/uploads/cover.jpg', alt: 'A ship & ice' },
    },
  });
});

test('a draft without anything comes with what there is', async () => {
  expect(await entryOf(12)).toEqual({
    kind: 'entry',
    key: key(12),
    place: { file: 'export.xml', line: 49 },
    collection: 'posts',
    slug: '',
    addresses: ['/?p=12'],
    fields: { description: 'Words for machines.', tags: ['C'], draft: true },
  });
});

test.each([
  [13, { title: 'Tomorrow’s Ice …', published: '2035-01-01' }],
  [14, { title: 'For Friends', published: '2020-02-29', draft: true }],
  [15, { title: 'Diary', published: '2020-04-01', draft: true }],
])('of %i, the state and the day are right', async (id, fields) => {
  expect((await entryOf(id))?.fields).toEqual(fields);
});

test.each([
  [21, { title: 'Worlds', place: 'menu', order: 3 }, undefined],
  [22, { title: 'Coast', place: 'nowhere' }, key(21)],
  [23, { title: 'Harbour', place: 'nowhere' }, key(21)],
  [24, { title: 'Imprint', place: 'footer', order: 1 }, undefined],
])('page %i has its place', async (id, fields, parent) => {
  const entry = await entryOf(id);
  expect(entry?.fields).toEqual(fields);
  expect(entry?.parent).toBe(parent);
});

test('pages that lie below each other in a ring come all the same', async () => {
  const page = (id: string, parent: string) =>
    itemWith({ title: id, 'wp:post_id': id, 'wp:post_type': 'page', 'wp:post_parent': parent });
  const found = entriesIn(await read(exportWith([page('1', '2'), page('2', '1'), page('3', '1')].join(''))));
  expect(found.map(({ parent }) => parent)).toEqual([undefined, undefined, undefined]);
});

test('what is lost of posts, pages, menus and authors is said', async () => {
  const losses = lossesIn(await frostline()).filter((loss) => !/Rime|Thaw/.test(loss));
  expect(losses).toEqual([
    'the place of "Salt & Ash" above all others: the newest post stands first here',
    'the tag "C++" of number 12: it would have the address of "C", which it gets instead',
    'the tag "!!!" of number 12: a tag needs a letter or a digit here',
    'the password of "For Friends": this site has none, and it would be open to all: it comes as a draft',
    'the privacy of "Diary": it was for members alone, and would be open to all: it comes as a draft',
    'the place of "Harbour", 2 levels down: pages lie one level deep here: it comes below the topmost page',
    'the menu item "Shop" (https://shop.example/): menus come along as far as they lead to pages: add it to data/navigation',
    'the menu item (the category "Craft"): menus come along as far as they lead to pages: add it to data/navigation',
    'the author "Mara Elling" of 4 posts: posts name no author here: they are all by you',
    'the author "Tóre Åsblå" of 1 post: posts name no author here: they are all by you',
  ]);
});

test('what stays behind is counted', async () => {
  expect((await frostline()).filter(({ kind }) => kind === 'left')).toEqual([
    { kind: 'left', what: 'comments', why: 'this site has none', count: 2 },
    { kind: 'left', what: 'entries in the trash', why: 'nobody could see them', count: 1 },
    {
      kind: 'left',
      what: 'patterns of blocks (wp_block)',
      why: 'their words come in the texts that show them',
      count: 1,
    },
    { kind: 'left', what: 'entries of the type odd_thing', why: 'this site has nothing like them', count: 1 },
  ]);
});

test('files come with their words', async () => {
  expect((await frostline()).find(({ kind }) => kind === 'file')).toEqual({
    kind: 'file',
    address: 'https://www.maraelling.example/wp-content/uploads/cover.jpg',
    alt: 'A ship & ice',
    caption: 'The first cover',
  });
});

const movesOf = async (name: string) =>
  (await read(fixture(name))).flatMap((found) => (found.kind === 'move' ? [[found.from, found.to]] : []));

test('categories, tags, feeds and authors lead on', async () => {
  expect(await movesOf('frostline.xml')).toEqual([
    ['/category/craft/endings/', { tag: 'Endings' }],
    ['/tag/endings-2/', { tag: 'Endings' }],
    ['/tag/rock-roll/', { tag: 'Rock & Roll' }],
    ['/tag/c/', { tag: 'C' }],
    ['/feed/', { path: '/rss.xml' }],
    ['/feed/atom/', { path: '/rss.xml' }],
    ['/comments/feed/', { path: '/rss.xml' }],
    ['/author/mara-elling/', { path: '/about/' }],
    ['/author/tore/', { path: '/about/' }],
  ]);
});

test('a blog in a folder, in the oldest form, comes too', async () => {
  const found = await read(fixture('old.xml').replace('ISO-8859-1', 'UTF-8'));
  expect(entriesIn(found)).toMatchObject([
    {
      key: 'wordpress old.example 3',
      addresses: ['/blog/2007/05/cafe/', '/blog/?p=3'],
      fields: { title: 'Café', published: '2007-05-05', tags: ['Notes', 'Tea'] },
    },
  ]);
  expect(await movesOf('old.xml')).toContainEqual(['/blog/tag/tea/', { tag: 'Tea' }]);
});

test('all that it reads is the same when it is read again', async () => {
  const input = inputOf(fileOf('export.xml', fixture('frostline.xml')));
  expect(await allOf(plain, input)).toEqual(await allOf(plain, input));
});

test('the fields of every entry are such as its collection takes', async () => {
  const entries = entriesIn(await frostline());
  expect(entries.length).toBeGreaterThan(10);
  for (const { collection, fields, key: name } of entries) {
    const issues = collections[collection].schema.safeParse(fields).error?.issues ?? [];
    // What is missing is found by the writer.
    const wrong = issues.filter(
      ({ path }) =>
        path.reduce<unknown>(
          (at, step) => (at as Record<PropertyKey, unknown> | undefined)?.[step],
          fields,
        ) !== undefined,
    );
    expect([name, wrong]).toEqual([name, []]);
  }
});
