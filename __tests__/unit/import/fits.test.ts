import { sourceFor, sources } from '../../../src/import/sources';
import { inputOf } from '../../support/import/inputOf';

const atom = (inside: string) =>
  `<?xml version="1.0"?><feed xmlns="http://www.w3.org/2005/Atom">${inside}</feed>`;

test.each([
  ['Substack', { 'posts.csv': 'post_id,post_date\n', 'posts/1.a.html': '<p>' }],
  ['Substack', { 'export/posts.csv': '"post_id","post_date"\n' }],
  ['Blogger', { 'blog.xml': atom('<id>tag:blogger.com,1999:blog-1.archive</id>') }],
  [
    'Blogger',
    {
      'Takeout/Blogger/Blogs/a/feed.atom': atom('<id>tag:blogger.com,1999:blog-1</id>'),
      'Takeout/a.html': '',
    },
  ],
  ['Ghost', { 'a.ghost.json': '{"db":[{"meta":{}}]}' }],
  [
    'Ghost',
    { 'a/a.json': '{ "meta": {"exported_on":1}, "data":{"posts":[]}}', 'a/content/images/a.jpg': '' },
  ],
  [
    'Feed',
    { 'feed.xml': '<?xml version="1.0"?><rss version="2.0"><channel/></rss>', '__MACOSX/feed.xml': '' },
  ],
  ['Feed', { 'atom.xml': atom('<entry><id>tag:blogger.com,1999:blog-1</id></entry>') }],
  [
    'Feed',
    {
      'feed.xml':
        '<?xml version="1.0"?>\n<!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN"\n "http://my.netscape.com/publish/formats/rss-0.91.dtd">\n<rss version="0.91"/>',
    },
  ],
  ['Feed', { 'feed.xml': '<!DOCTYPE rss [<!ENTITY a "b">]>\n<rss/>' }],
  ['Feed', { 'feed.json': '{"version": "https:\\/\\/jsonfeed.org\\/version\\/1.1"}' }],
  ['Markdown', { '_posts/2014-05-01-a.md': 'A', 'feed.xml': '---\n---\n<rss/>', 'README.md': '' }],
  ['Markdown', { 'content/a.md': '+++\n+++\n', 'public/index.xml': '<rss version="2.0"/>' }],
  [
    'WordPress',
    {
      'wordpress.xml':
        '<?xml version="1.0"?><rss xmlns:wp="http://wordpress.org/export/1.2/"><channel/></rss>',
    },
  ],
  ['Spreadsheet', { 'books.csv': 'title,isbn\n' }],
  ['Spreadsheet', { 'books.txt': 'Title\tISBN\n' }],
  ['ONIX', { 'onix.xml': '<ONIXMessage release="3.0"/>' }],
  [undefined, { 'README.md': '---\ntitle: A\n---\n', 'package.json': '{"name":"a"}' }],
  [undefined, { 'feed.xml': '<!DOCTYPE html>\n<html><body><p>No feed' }],
  [undefined, { 'feed.xml': '<!DOCTYPE rss' }],
  [undefined, {}],
])('what %s exports is its own alone', (name, files: Record<string, string>) => {
  const fitting = sources.filter(({ fits }) => fits(inputOf(files))).map((source) => source.name);
  expect(fitting).toEqual(name === undefined ? [] : [name]);
});

test('what no source has exported is said to be so, with what is known', () => {
  expect(() =>
    sourceFor(inputOf({ 'README.md': '---\ntitle: A\n---\n', 'package.json': '{}' }, 'a')),
  ).toThrow(
    `"a" is nothing that can be imported: known are ${sources.map(({ name }) => name).join(', ')}. docs/moving.md says where you get a file of each`,
  );
});
