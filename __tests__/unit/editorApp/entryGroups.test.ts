import { kitTexts } from '../../../src/content/model/collections';
import { arrayMove } from '@dnd-kit/sortable';
import { type Group, groupsOf, orderedBy } from '../../../src/editor/app/list/groups';
import { isFound } from '../../../src/editor/app/list/search';
import { entryOf } from '../../../src/editor/entryOf';
import type { Entry } from '../../../src/content/read/entry';

const entry = (path: string, fields: object, body?: string): Entry => {
  const found = entryOf(`data/${path}`, fields, body);
  if (!found) throw new Error(`no page reads ${path}`);
  return found;
};

const site = entry('site.json', { title: 'Lamps', language: 'en-GB' });
const post = (slug: string, fields: object): Entry =>
  entry(`posts/${slug}/index.md`, { title: slug, ...fields });
const book = (slug: string, id: number, fields: object = {}): Entry =>
  entry(`books/${slug}/index.json`, { id, title: slug, ...fields });

const today = '2027-05-10';
const groupIn = (entries: readonly Entry[], label: string, changed?: ReadonlySet<string>): Group => {
  const group = groupsOf([site, ...entries], today, changed).find((one) => one.label === label);
  if (!group) throw new Error(`no group ${label}`);
  return group;
};
const titles = ({ rows }: Group): string[] => rows.map(({ title }) => title);
const saidOf = (one: Entry, label: string, changed?: ReadonlySet<string>): readonly string[] => [
  ...(groupIn([one], label, changed).rows[0]?.marks.values() ?? []),
];

test('the site and its pages stand first, then what the author adds to, also where there is none yet', () => {
  const labels = groupsOf([site], today).map(({ label }) => label);
  expect(labels.slice(0, 4)).toEqual(['Site', 'Pages', 'Navigation', 'Books']);
  expect(labels).toContain('Pages of your own');
  expect(labels).not.toContain('Translations');
});

test('pages are called as on the site, and what is off is said', () => {
  const off = entry('pages/swof/index.md', { title: 'Wall', off: true });
  const group = groupIn([off, entry('pages/404/index.md', { title: 'Oh' })], 'Pages');
  expect(titles(group)).toEqual(['Page not found', 'Wall of fame']);
  expect(saidOf(off, 'Pages')).toEqual(['Switched off']);
});

test('of what only a page shows that is switched off there is no list, until there is something in it', () => {
  const off = ['music', 'blog'].map((name) => entry(`pages/${name}/index.md`, { title: name, off: true }));
  const labelsOf = (entries: readonly Entry[]): string[] =>
    groupsOf(entries, today).map(({ label }) => label);
  const [all, some] = [labelsOf([site]), labelsOf([site, ...off])];
  expect(all.filter((label) => !some.includes(label))).toEqual(['Videos']);
  const along = entry('videos/along/index.json', { id: 1, title: 'Along' });
  expect(labelsOf([site, ...off, along])).toContain('Videos');
});

test('what a site may do without can be added until it is there', () => {
  expect(groupIn([], 'Site').adds).toEqual([
    { collection: 'pressKit', words: 'Add the press kit' },
    { collection: 'redirects', words: 'Add the old addresses' },
  ]);
  expect(groupIn([entry('press-kit/index.json', {})], 'Site').adds).toHaveLength(1);
  expect(groupIn([], 'Audiobooks').adds).toEqual([{ collection: 'audiobooks', words: 'Add an audiobook' }]);
});

test('a page that a site may do without can be added by its name', () => {
  const { adds } = groupsOf(
    ['about', 'blog', 'swof', ...kitTexts.filter((name) => name !== 'bibliography')].map((name) =>
      entry(`pages/${name}/index.md`, { title: 'A Page' }),
    ),
    today,
  ).find(({ label }) => label === 'Pages') as Group;
  expect(adds).toEqual([{ collection: 'pages', words: 'Add the bibliography', slug: 'bibliography' }]);
});

test('numbers order, else days, the newest first, else names', () => {
  expect(titles(groupIn([book('b', 10), book('a', 9)], 'Books'))).toEqual(['a', 'b']);
  const posts = [post('old', { published: '2020-01-01' }), post('new', { published: '2024-01-01' })];
  expect(titles(groupIn(posts, 'Posts'))).toEqual(['new', 'old']);
  const texts = ['Part 10', 'Part 9'].map((title, index) => entry(`excerpts/${index}/index.md`, { title }));
  expect(titles(groupIn(texts, 'Excerpts'))).toEqual(['Part 9', 'Part 10']);
});

test('translations have a heading once there are some, and say their languages', () => {
  const german = entry('posts/a/index.de.md', { title: 'Ein Tag' });
  const group = groupIn([german], 'Translations');
  expect(titles(group)).toEqual(['Ein Tag (German)']);
  expect(group.adds).toEqual([]);
});

test('what an entry is stands in words, with days as the author writes them', () => {
  expect(saidOf(post('a', { published: '2027-05-12' }), 'Posts')).toEqual(['Coming on 12 May 2027']);
  expect(saidOf(post('a', { published: '2027-05-10' }), 'Posts')).toEqual(['10 May 2027']);
  expect(saidOf(post('a', { published: '2027-05-12', draft: true, unlisted: true }), 'Posts')).toEqual([
    '12 May 2027',
    'Draft',
    'Unlisted',
  ]);
  expect(saidOf(entry('events/a.json', { start: '2027-05-12' }), 'Events')).toEqual(['12 May 2027']);
  expect(saidOf(entry('stories/a/index.md', { published: '2019' }), 'Stories')).toEqual(['2019']);
  expect(saidOf(entry('events/a.json', { start: 'soon' }), 'Events')).toEqual(['soon']);
  expect(saidOf(book('a', 1), 'Books', new Set(['data/books/a/index.json']))).toEqual(['Unsaved changes']);
});

test('a search finds title and words, whatever their case and accents', () => {
  const found = entry('posts/a/index.md', { title: 'Café Zoë', tags: ['Craft'] }, 'She didn’t say.');
  for (const typed of ['cafe', 'ZOE craft', 'didnt say', "didn't", ''])
    expect(isFound(found, typed)).toBe(true);
  for (const typed of ['cafes', 'zoe drafts', 'title']) expect(isFound(found, typed)).toBe(false);
});

test('one that is moved stands where another stood', () => {
  expect(arrayMove(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
  expect(arrayMove(['a', 'b', 'c'], 2, 0)).toEqual(['c', 'a', 'b']);
});

test('rows follow an order of paths, and those it does not name come last', () => {
  const { rows } = groupIn([book('a', 1), book('b', 2), book('c', 3)], 'Books');
  const ordered = orderedBy(rows, ['data/books/c/index.json', 'data/books/a/index.json']);
  expect(ordered.map(({ title }) => title)).toEqual(['c', 'a', 'b']);
});
