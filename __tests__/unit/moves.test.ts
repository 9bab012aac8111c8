import { leadsBy, type Move } from '../../src/hosting/moves';
import { caddyMoves, nginxLeads, nginxMapSizes, nginxMoves } from '../../src/hosting/movesOfServers';

const moves: Move[] = [
  { from: '/2014/05/title/', to: '/blog/title/' },
  { from: '/2014/%e3%83%86', to: 'https://x.example/$a' },
  { from: '/?p=12', to: '/blog/twelve/' },
  { from: '/?tag=%e3%83%86', to: '/blog/' },
  { from: '/?p=12&post_type=book', to: '/books/twelve/' },
];
const leads = leadsBy(moves);

test.each([
  ['/2014/05/title', '/blog/title/'],
  ['/2014/05/title/?utm_source=x', '/blog/title/'],
  ['/2014/05/Title/index.html', '/blog/title/'],
  ['/2014/%E3%83%86/', 'https://x.example/%24a'],
  ['/?p=12', '/blog/twelve/'],
  ['/?utm_source=x&p=12', '/blog/twelve/'],
  ['/?post_type=book&p=12', '/books/twelve/'],
  ['/?post_type=poem&p=12', '/blog/twelve/'],
  ['/?tag=%E3%83%86', '/blog/'],
])('%s leads to %s', (from, to) => {
  expect(leads(from)).toBe(to);
});

test.each(['/', '/?p=123', '/?p=', '/?P=12', '/2014/05/', '/a/?p=12', '//2014/05/title/', '/%', '/?p=%ff'])(
  '%s leads nowhere',
  (from) => {
    expect(leads(from)).toBeUndefined();
  },
);

test('nginx has a table for each kind of query, the most telling first, and what is around it its size', () => {
  const text = nginxMoves(moves, 'https://my-site.example');
  expect(text).toContain('\t"/2014/テ" "https://x.example/%24a";\n');
  expect(text).toContain(
    'map "$moved_my_site_example_path?p=$arg_p?post_type=$arg_post_type" $moved_my_site_example_0 {',
  );
  expect(text).toContain('\t"?tag=%E3%83%86" "/blog/";\n');
  expect(nginxLeads(moves, 'https://my-site.example')[0]).toBe(
    'if ($moved_my_site_example_0) { return 301 $moved_my_site_example_0; }',
  );
  const many = Array.from({ length: 20_000 }, (_, index) => ({ from: `/old/${index}/`, to: '/' }));
  expect(nginxMapSizes(many)).toContain('map_hash_max_size 65536;\nmap_hash_bucket_size 128;\n');
  expect(nginxMapSizes([{ from: `/${'a'.repeat(200)}`, to: '/' }])).toContain('map_hash_bucket_size 256;\n');
});

test('a site without old addresses has nothing of them', () => {
  expect(caddyMoves([])).toEqual([]);
  expect(nginxLeads([], 'https://a.example')).toEqual([]);
  expect(nginxMoves([], 'https://a.example')).not.toContain('map');
});
