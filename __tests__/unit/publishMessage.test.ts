import { messageOf } from '../../src/editor/publish/message';
import { placeOf } from '../../src/git/repository';

const changed = (kind: string, title: string, state: 'new' | 'changed' | 'deleted' = 'changed') => ({
  kind,
  title,
  state,
});
const books = (count: number) => Array.from({ length: count }, (_, index) => changed('book', `${index}`));

test.each([
  [[], ''],
  [[changed('book', 'The Tithe Collector')], 'Change the book "The Tithe Collector"'],
  [[changed('post', 'A Day', 'new')], 'Add the post "A Day"'],
  [[changed('site', '')], 'Change the settings'],
  [[changed('old addresses', '', 'new')], 'Add the old addresses'],
  [
    [changed('book', 'The Tithe Collector'), changed('post', 'A Day', 'new')],
    'Change the book "The Tithe Collector" and add the post "A Day"',
  ],
  [
    [changed('book', 'The Tithe Collector'), changed('post', 'A Day That Was Long', 'new')],
    'Change the book "The Tithe Collector" and add a post',
  ],
  [
    [changed('book', 'x'.repeat(60)), changed('anthology', 'y', 'deleted')],
    'Change a book and delete an anthology',
  ],
  [
    [...books(2), changed('policy', 'P', 'new'), changed('policy', 'Q', 'new'), changed('site', '')],
    'Change 2 books, add 2 policies and change the settings',
  ],
  [[changed('person', 'Ann', 'deleted'), changed('person', 'Ben', 'deleted')], 'Delete 2 people'],
  [
    ['book', 'post', 'page', 'video', 'soundtrack', 'policy', 'anthology'].map((kind) => changed(kind, kind)),
    'Change 7 entries',
  ],
  [[changed('book', 'x'.repeat(99))], `Change the book "${'x'.repeat(53)}…"`],
])('a version of %j is called so', (changes, message) => {
  expect(messageOf(changes)).toBe(message);
  expect(message.length).toBeLessThanOrEqual(72);
});

test.each([
  ['https://github.com/me/my-site.git', 'github.com/me/my-site'],
  ['https://me:secret@codeberg.org/me/my-site', 'codeberg.org/me/my-site'],
  ['git@github.com:me/my-site.git', 'github.com/me/my-site'],
  ['ssh://git@git.example:2222/me/my-site.git/', 'git.example:2222/me/my-site'],
  ['/srv/my-site.git', '/srv/my-site'],
  ['C:/my-site', 'C:/my-site'],
])('the place %s is called %s', (address, place) => {
  expect(placeOf(address)).toBe(place);
});
