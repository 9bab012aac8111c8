import { pageNames, pageRoute, pagesWithoutText } from '../../../src/content/model/pages';
import { type Changes, pixel, problemsOf, site } from '../../support/content';

const file = 'pages/contact/index.md';
const fields = '---\ntitle: "T"\ndescription: "D"\n---\n\n';
const item = (link: string) => ({ id: 1, title: 'T', link });
const withoutRoute = ['404', ...pagesWithoutText([])];
const pages = [
  ...pageNames.filter((name) => !withoutRoute.includes(name)).map(pageRoute),
  '/a-press/',
  '/search/',
].join(', ');

test.each<[string, Changes, string[]]>([
  [
    'a misspelt page in the navigation',
    { 'navigation/a.json': item('/abuot/') },
    ['data/navigation/a.json:4 link: leads to no page of the site, got "/abuot/": did you mean /about/?'],
  ],
  [
    'a page in the navigation that is like no other',
    { 'navigation/a.json': item('/shopping-basket/') },
    [
      `data/navigation/a.json:4 link: leads to no page of the site, got "/shopping-basket/": the pages are ${pages}`,
    ],
  ],
  [
    'a page in the navigation that is no address',
    { 'navigation/a.json': item('about') },
    [
      'data/navigation/a.json:4 link: must be a page of this site, like /about/, or a whole address that starts with https://, got "about"',
    ],
  ],
  [
    'a dead link in a text, at its line',
    { [file]: `${fields}One line,\nand [another](/bolg/).\n` },
    [
      'data/pages/contact/index.md:7 text: the link leads to no page of the site, got "/bolg/": did you mean /blog/?',
    ],
  ],
  [
    'a link to a place in a page, and one to a place in none',
    { [file]: `${fields}[a](/about/#top) [b](/about/?a=1) [c](/bolg/#top)\n` },
    [
      'data/pages/contact/index.md:6 text: the link leads to no page of the site, got "/bolg/": did you mean /blog/?',
    ],
  ],
  [
    'a link without a protection of what is read',
    { [file]: `${fields}[a](http://example.com)\n` },
    [
      'data/pages/contact/index.md:6 text: the link must start with https://; a mail address (mailto:me@example.com) or a page of this site (/about/) will do too, got "http://example.com"',
    ],
  ],
  [
    'a link that runs a script',
    { [file]: `${fields}[a](javascript:alert%281%29)\n` },
    [
      'data/pages/contact/index.md:6 text: the link must start with https://; a mail address (mailto:me@example.com) or a page of this site (/about/) will do too, got "javascript:alert%281%29"',
    ],
  ],
  [
    'a link to nobody',
    { [file]: `${fields}[a](mailto:nobody)\n` },
    [
      'data/pages/contact/index.md:6 text: the link must be a mail address, like me@example.com, got "nobody"',
    ],
  ],
  [
    'a dead link that is defined elsewhere',
    { [file]: `${fields}See [this].\n\n[this]: /codes/\n` },
    [
      'data/pages/contact/index.md:6 text: the link leads to no page of the site, got "/codes/": did you mean /code/?',
    ],
  ],
  [
    'a link to a host that is none',
    { [file]: `${fields}[a](https://1.2.3.400/)\n` },
    [
      'data/pages/contact/index.md:6 text: the link is not an address that leads anywhere, got "https://1.2.3.400/"',
    ],
  ],
  [
    'a press without a name',
    { 'site.json': { ...site, press: { slug: 'a-press' } }, [file]: `${fields}[a](/a-press/)\n` },
    ['data/site.json:9 press.name: is missing: write the name of the press'],
  ],
  [
    'a tag',
    { [file]: `${fields}<script src="https://example.com/a.js"></script>\n` },
    [
      'data/pages/contact/index.md:6 text: has no use for HTML: write Markdown, got "<script src=\\"https://example.com/a.js\\"></script>"',
    ],
  ],
])('%s is named by file and line', async (_name, changes, expected) => {
  expect((await problemsOf(changes)).sort()).toEqual(expected.sort());
});

test.each<[string, Changes]>([
  ['to every kind of page', { [file]: `${fields}[a](/) [b](/swof/) [c](/{press}/) [d](/a-press/)\n` }],
  ['to a shop and a mailbox', { [file]: `${fields}[a](https://example.com/?a=b#c) <me@example.com>\n` }],
  ['to the press from the navigation', { 'navigation/a.json': item('/{press}/') }],
  [
    'to a post',
    {
      [file]: `${fields}[a](/blog/a-post/)\n`,
      'posts/a-post/index.md':
        '---\ntitle: "T"\ndescription: "D"\nform: essay\npublished: 2024-01-01\n---\n\n![A cat](./cat.png)\n',
      'posts/a-post/cat.png': pixel,
    },
  ],
])('a link %s is in order', async (_name, changes) => {
  expect(await problemsOf(changes)).toEqual([]);
});
