import type { Move } from '../../src/hosting/moves';
import { redirectLines } from '../../src/hosting/redirectLines';

const linesOf = (moves: readonly Move[], own = ''): string[] =>
  redirectLines(moves, '', own).split('\n').slice(0, -1);

test('paths are written as they are sent, queries as Netlify asks for them, even where a page is', () => {
  expect(
    linesOf([
      { from: '/2014/%e3%83%86', to: '/a/' },
      { from: '/title.html', to: '/b/' },
      { from: '/?p=12', to: '/c/' },
      { from: '/index.php?post_type=book&p=4', to: 'https://d.example' },
    ]),
  ).toEqual([
    '/ p=12 /c/ 301!',
    '/index.php p=4 post_type=book https://d.example/ 301!',
    '/2014/%E3%83%86/ /a/ 301',
    '/title.html /b/ 301',
  ]);
});

test('what would stand for many is left to its page', () => {
  expect(
    linesOf([
      { from: '/a/*', to: '/a/' },
      { from: '/a/:b/', to: '/a/' },
      { from: '/a/b:c/', to: '/a/' },
    ]),
  ).toEqual(['/a/b:c/ /a/ 301']);
});

test('there are no more lines than hosts read, and the author’s own are among them', () => {
  const many = (start: string): Move[] =>
    Array.from({ length: 9000 }, (_, index) => ({ from: `${start}${index + 1}`, to: '/a/' }));
  const lines = linesOf([...many('/old/'), ...many('/?p=')], '# Mine\n\n/feed /rss.xml 302\n/x /y\n');
  expect(lines.filter((line) => line.endsWith(' 301'))).toHaveLength(1998);
  expect(lines.filter((line) => line.endsWith(' 301!'))).toHaveLength(5000);
  expect(lines.slice(-2)).toEqual(['/feed /rss.xml 302', '/x /y']);
});
