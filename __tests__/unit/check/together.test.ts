import { checkContent } from '../../../src/content/check/checkContent';
import { type Changes, book, bookFile as file, pixel, problemsOf } from '../../support/content';

const video = { id: 1, videoId: 'aqz-KE-bpKQ', title: 'V', poster: './poster.png' };

test.each<[string, Changes, string[]]>([
  [
    'an id used twice',
    { 'books/b/index.json': { ...book, image: '../a-book/cover.png' } },
    [
      'data/books/b/index.json:2 id: is used twice, got 1 as in data/books/a-book/index.json',
      'data/books/b/index.json:4 image: must be a file beside this one, like ./cover.jpg, got "../a-book/cover.png"',
    ],
  ],
  [
    'a video used twice',
    {
      'videos/a/index.json': video,
      'videos/a/poster.png': pixel,
      'videos/b/index.json': { ...video, id: 2 },
      'videos/b/poster.png': pixel,
    },
    ['data/videos/b/index.json:3 videoId: is used twice, got "aqz-KE-bpKQ" as in data/videos/a/index.json'],
  ],
  [
    'a page that a route needs',
    { 'pages/music/index.md': null },
    [
      'data/pages/music/index.md: is missing: a page of the site is made from it; to have no such page, keep the file and write off: true in it',
    ],
  ],
  [
    'a file in the wrong place',
    { 'books/another.json': book },
    ['data/books/another.json: no page reads this file: the content lies in data/books/*/index.json'],
  ],
  [
    'a folder whose name makes no address',
    { 'books/A Book/index.json': { ...book, id: 2 }, 'books/A Book/cover.png': pixel },
    [
      'data/books/A Book/index.json: the name "A Book" must be lowercase letters, digits and hyphens, like "my-title"',
    ],
  ],
  [
    'a policy at the address of another page',
    { 'policies/blog/index.md': '---\ntitle: "T"\ndescription: "D"\nupdated: 2024-01-01\n---\n' },
    ['data/policies/blog/index.md: the name "blog" is the address of another page'],
  ],
  [
    'a page of one’s own that says no place',
    { 'pages/extra/index.md': '---\ntitle: "T"\ndescription: "D"\n---\n' },
    [
      'data/pages/extra/index.md:1 place: is missing: write where the site leads to it: the menu, the footer, or nowhere',
    ],
  ],
  [
    'a press at the address of another page',
    {
      'site.json': {
        title: 'A site',
        tagline: 'T',
        author: 'A',
        language: 'en',
        siteUrl: 'https://example.com/',
        logo: './logo.svg',
        icon: './icon.png',
        press: { name: 'P', slug: 'blog' },
        company: 'C',
        footerYear: 2024,
        mail: 'me',
        profiles: [{ link: 'http://social.example/@me' }],
      },
    },
    [
      'data/site.json:6 siteUrl: must be a domain, perhaps with a path, and end without a slash, got "https://example.com/"',
      'data/site.json:11 press.slug: is the address of another page, got "blog"',
      'data/site.json:15 mail: must be a mail address, like me@example.com, got "me"',
      'data/site.json:17 profiles.0.title: is missing: write what the link says, like @me',
      'data/site.json:18 profiles.0.link: must start with https://, got "http://social.example/@me"',
    ],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});

test('the smallest valid content has no mistake', async () => {
  expect(await problemsOf({})).toEqual([]);
});

test('a project without content is told what is missing', async () => {
  const { problems } = await checkContent('/nowhere/at/all', '2024-06-01');
  expect(problems[0]).toEqual({
    file: 'data/pages/404/index.md',
    message: 'is missing: a page of the site is made from it',
  });
});

test('all problems of all files are named at once, by file and line', async () => {
  const problems = await problemsOf({
    [file]: { id: 'x', title: '', image: './none.png', link: 'ftp://a' },
    'swof/a.json': '{',
    'site.json': null,
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'data/books/a-book/index.json:2',
    'data/books/a-book/index.json:3',
    'data/books/a-book/index.json:4',
    'data/books/a-book/index.json:5',
    'data/site.json:',
    'data/swof/a.json:1:',
  ]);
});
