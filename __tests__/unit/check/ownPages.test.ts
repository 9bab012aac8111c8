import { type Changes, problemsOf, silence, site } from '../../support/content';

const pageAt = (name: string, fields = '', text = 'Words.'): Changes => ({
  [`pages/${name}/index.md`]: `---\ntitle: "T"\ndescription: "D"\nplace: "footer"\n${fields}---\n\n${text}\n`,
});

const item = (fields: object): Changes => ({
  'navigation/a.json': { id: 1, title: 'T', ...fields },
});

test('a page of one’s own may be linked to, and have a place in menu or footer, and pages below it', async () => {
  const changes = {
    ...pageAt('worlds', 'order: 4.5\n', '[maps](/worlds/maps/)\n\n[the sea](./sea.mp3)'),
    ...pageAt('maps', 'below: "worlds"\nfolds: true\n'),
    'pages/worlds/sea.mp3': silence,
    ...item({ items: [{ title: 'Shop', link: 'https://shop.example/', rel: 'me nofollow' }] }),
    'site.json': { ...site, footer: [{ part: 'policies' }, { link: '/worlds/' }, { part: 'mail' }] },
  };
  expect(await problemsOf(changes)).toEqual([]);
});

test.each<[string, Changes, string[]]>([
  [
    'a name that the kit needs',
    pageAt('series'),
    ['data/pages/series/index.md: the name "series" is the address of another page'],
  ],
  [
    'a name that a policy has',
    {
      ...pageAt('terms'),
      'policies/terms/index.md': '---\ntitle: "T"\ndescription: "D"\nupdated: 2024-01-01\n---\n\nT\n',
    },
    ['data/pages/terms/index.md: the name "terms" is the address of another page'],
  ],
  [
    'the name of the press',
    pageAt('a-press'),
    [
      'data/pages/a-press/index.md: the name "a-press" is the address of another page',
      'data/site.json:11 press.slug: is the address of another page, got "a-press"',
    ],
  ],
  [
    'what lies below a page that is not there',
    pageAt('maps', 'below: "worlds"\n'),
    ['data/pages/maps/index.md:5 below: names no entry of data/pages, got "worlds": the pages are maps'],
  ],
  [
    'what lies two pages deep',
    {
      ...pageAt('worlds'),
      ...pageAt('maps', 'below: "worlds"\n'),
      ...pageAt('streets', 'below: "maps"\n'),
    },
    ['data/pages/streets/index.md:5 below: must be a page that lies below no other, got "maps"'],
  ],
  [
    'a sound that is not there',
    pageAt('worlds', '', '[the sea](./sea.mp3)'),
    ['data/pages/worlds/index.md:7 text: the sound: there is no such file beside this one, got "./sea.mp3"'],
  ],
  [
    'a sound without words',
    { ...pageAt('worlds', '', '[](./sea.mp3)'), 'pages/worlds/sea.mp3': silence },
    ['data/pages/worlds/index.md:7 text: the link needs words: [where it leads](./sea.mp3)'],
  ],
  [
    'an item of the menu that leads nowhere',
    item({}),
    [
      'data/navigation/a.json:1 link: is missing: write a page of this site, like /about/, or another address, like https://shop.example; /{press}/ is the page of your press',
    ],
  ],
  [
    'an item of the menu that leads and opens',
    item({ link: '/about/', items: [{ title: 'U', link: '/blog/' }] }),
    [
      'data/navigation/a.json:4 link: belongs to an item that opens to no others: leave it out, or make it the first of them, got "/about/"',
    ],
  ],
  [
    'an item of a group that leads to no page',
    item({ items: [{ title: 'U', link: '/blogs/' }] }),
    [
      'data/navigation/a.json:7 items.0.link: leads to no page of the site, got "/blogs/": did you mean /blog/?',
    ],
  ],
  [
    'a relation that is none',
    item({ link: 'https://shop.example/', rel: 'ME' }),
    ['data/navigation/a.json:5 rel: must be words like me or nofollow, got "ME"'],
  ],
  [
    'an address in the menu that leads nowhere',
    item({ link: 'https://1.2.3.400/' }),
    ['data/navigation/a.json:4 link: is not an address that leads anywhere, got "https://1.2.3.400/"'],
  ],
  [
    'a link of the footer that is none',
    { 'site.json': { ...site, footer: [{ title: 'T' }, { part: 'feed', link: '/blog/' }] } },
    [
      'data/site.json:23 footer.0.link: is missing: write of what is no part: a page of this site, like /about/, or another address',
      'data/site.json:28 footer.1.link: stands beside a part: keep one of the two, got "/blog/"',
    ],
  ],
  [
    'a title of a part of the footer',
    { 'site.json': { ...site, footer: [{ part: 'feed', title: 'T' }] } },
    [
      'data/site.json:25 footer.0.title: stands beside a part, which has its own words: leave it out, or write a link instead of the part, got "T"',
    ],
  ],
  [
    'a relation to a page of the site, or to what opens to several',
    {
      ...item({ link: '/about/', rel: 'me' }),
      'navigation/b.json': {
        id: 2,
        title: 'T',
        rel: 'me',
        items: [{ title: 'U', link: '/about/', rel: 'nofollow' }],
      },
    },
    [
      'data/navigation/a.json:5 rel: belongs to a link to another address, which starts with https://: leave it out, got "me"',
      'data/navigation/b.json:4 rel: belongs to a link to another address, which starts with https://: leave it out, got "me"',
      'data/navigation/b.json:9 items.0.rel: belongs to a link to another address, which starts with https://: leave it out, got "nofollow"',
    ],
  ],
])('%s is named by file and line', async (_name, changes, expected) => {
  expect((await problemsOf(changes)).sort()).toEqual(expected.sort());
});
