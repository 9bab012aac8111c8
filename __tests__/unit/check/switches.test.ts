import { type Changes, problemsOf, site } from '../../support/content';

const file = 'pages/contact/index.md';
const fields = '---\ntitle: "T"\ndescription: "D"\n---\n\n';
const item = (link: string) => ({ id: 1, title: 'T', link });
const policy = 'policies/terms/index.md';
const inPolicy = (text: string) => `---\ntitle: "T"\ndescription: "D"\nupdated: 2024-01-01\n---\n\n${text}\n`;
const post = '---\ntitle: "T"\ndescription: "D"\nform: essay\npublished: 2024-01-01\n---\n\n';
const off = fields.replace('---\n\n', 'off: true\n---\n\n');
const pressless = { ...site, press: undefined };

test.each<[string, Changes, string[]]>([
  [
    'a link to a page that is switched off',
    { 'pages/blog/index.md': off, [file]: `${fields}See\n[all](/blog/?a#b).\n` },
    [
      'data/pages/contact/index.md:7 text: the link leads to a page that is switched off, got "/blog/": take the link out, or switch the page on in data/pages/blog/index.md',
    ],
  ],
  [
    'a link to a post of a blog that is switched off, and to a press whose page is',
    {
      'pages/blog/index.md': off,
      'pages/press/index.md': off,
      'posts/a-post/index.md': post,
      [policy]: inPolicy('[a](/blog/a-post/) [b](/a-press/)'),
    },
    [
      'data/policies/terms/index.md:7 text: the link leads to a page that is switched off, got "/blog/a-post/": take the link out, or switch the page on in data/pages/blog/index.md',
      'data/policies/terms/index.md:7 text: the link leads to a page that is switched off, got "/a-press/": take the link out, or switch the page on in data/pages/press/index.md',
    ],
  ],
  [
    'a press that is not there',
    {
      'site.json': { ...pressless, tagline: 'By {press}' },
      [file]: `${fields}[a](/{press}/)\nof {press} and {press}\n`,
      'navigation/a.json': { ...item('/about/'), title: '{press}' },
    },
    [
      'data/navigation/a.json:3 title: has {press}, and data/site.json names no press: write something else, or give the site a press',
      'data/pages/contact/index.md:6 text: the link leads to the page of a press, and data/site.json names none, got "/{press}/": take the link out, or give the site a press',
      'data/pages/contact/index.md:7 text: has {press}, and data/site.json names no press: write something else, or give the site a press',
      'data/site.json:3 tagline: has {press}, and data/site.json names no press: write something else, or give the site a press',
    ],
  ],
  [
    'a press that is not there, beside a link to a page that is switched off',
    {
      'pages/blog/index.md': off,
      'site.json': { ...pressless, tagline: 'By {press}', footer: [{ link: '/blog/' }, { link: '/about/' }] },
      'navigation/a.json': {
        id: 1,
        title: 'Of {press}',
        items: [item('/about/'), item('/blog/')].map(({ link, title }) => ({ link, title })),
      },
    },
    [
      'data/navigation/a.json:3 title: has {press}, and data/site.json names no press: write something else, or give the site a press',
      'data/site.json:3 tagline: has {press}, and data/site.json names no press: write something else, or give the site a press',
    ],
  ],
  [
    'a page that can’t be switched off',
    { 'pages/books/index.md': off, 'pages/404/index.md': off.replace('true', 'false') },
    ['data/pages/books/index.md:4 off: must be left out: every site has this page'],
  ],
  [
    'a switch that is neither on nor off',
    { [file]: off.replace('true', '"yes"') },
    ['data/pages/contact/index.md:4 off: must be true or false, got "yes"'],
  ],
  [
    'a switch of a policy, which can be deleted',
    { [policy]: inPolicy('').replace('updated', 'off: true\nupdated') },
    ['data/policies/terms/index.md:4: unknown field off: the fields are title, description, share, updated'],
  ],
])('%s is named by file and line', async (_name, changes, expected) => {
  expect((await problemsOf(changes)).sort()).toEqual(expected.sort());
});

test.each<[string, Changes]>([
  [
    'of the navigation to a page that is switched off, which leaves it out',
    {
      'pages/about/index.md': off.replace('off', 'photo: "./photo.png"\nphotoAlt: "P"\noff'),
      'navigation/a.json': item('/about/'),
    },
  ],
  [
    'to a page that is switched off, from another and from a post that nobody reads',
    {
      'pages/blog/index.md': `${off}[a](/code/) {press}`,
      'pages/code/index.md': `${off}[a](/blog/)`,
      'posts/a-post/index.md': `${post}[a](/code/) [b](/{press}/)`,
      'site.json': pressless,
      'pages/press/index.md': `${fields}{press} [a](/code/) [b](/{press}/)`,
      'navigation/a.json': { ...item('/{press}/'), title: '{press}' },
      'navigation/b.json': { id: 2, title: '{press}', items: [{ title: 'By {press}', link: '/{press}/' }] },
      'navigation/c.json': {
        id: 3,
        title: 'T',
        items: [
          { title: 'By {press}', link: '/{press}/' },
          { title: 'About', link: '/about/' },
        ],
      },
    },
  ],
])('a link %s is in order', async (_name, changes) => {
  expect(await problemsOf(changes)).toEqual([]);
});
