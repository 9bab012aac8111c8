import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import { formerRoutes, unlistedRoute, withUnlistedKey } from '../../../src/content/model/unlisted';
import {
  adviceOn,
  book,
  bookFile,
  type Changes,
  makeContent,
  problemsOf,
  removeContent,
  site,
  today,
} from '../../support/content';
import { largePictures } from '../../support/largePictures';

const post = (fields: string, text = 'Words.'): Changes => ({
  'posts/a/index.md': `---\ntitle: "T"\ndescription: "D"\nform: "essay"\npublished: "2024-01-01"\n${fields}---\n\n${text}\n`,
});

const key = 'abcdefgh2345';

test('what is unlisted needs an address that nobody guesses, of which the check makes one', async () => {
  const [problem = '', ...others] = await problemsOf(post('unlisted: true\n'));
  expect(others).toEqual([]);
  expect(problem).toMatch(
    /^data\/posts\/a\/index\.md:1 unlistedKey: is missing: write what nobody guesses, like "[a-z2-9]{12}"$/,
  );
  const [again = ''] = await problemsOf(post('unlisted: true\n'));
  expect(again).not.toBe(problem);
  expect(await problemsOf(post('unlisted: true\nunlistedKey: "abc"\n'))).toEqual([
    'data/posts/a/index.md:7 unlistedKey: must be at least 12 lowercase letters and digits, got "abc"',
  ]);
  expect(await problemsOf(post(`unlisted: true\nunlistedKey: "${key}"\n`))).toEqual([]);
});

const link = `/blog/a-${key}/`;

const unlisted = `unlisted: true\nunlistedKey: "${key}"\n`;
const story = (fields: string): string => `---\ntitle: "T"\npublished: "2020"\n${fields}---\n\nWords.\n`;
const page = (fields: string, text: string): string =>
  `---\ntitle: "T"\ndescription: "D"\n${fields}---\n\n${text}\n`;
const series = (fields = ''): string =>
  `---\nid: 1\ntitle: "S"\ndescription: "D"\nstatus: "ongoing"\n${fields}---\n\nWords.\n`;
const inSeries = (position: number): string => `series: {"name": "s", "position": ${position}}\n`;

test.each<[string, Changes, string[]]>([
  [
    'a link for all to what is for a few',
    {
      ...post(`unlisted: true\nunlistedKey: "${key}"\n`),
      'pages/code/index.md': `---\ntitle: "T"\ndescription: "D"\n---\n\n[a](${link})\n`,
    },
    ['data/pages/code/index.md:6 text: the link leads to what is unlisted: whoever reads this finds it'],
  ],
  [
    'a former address of it',
    post(`aliases: ["/old/"]\nunlisted: true\nunlistedKey: "${key}"\n`),
    ['data/posts/a/index.md:6 aliases: would tell where it is: those of an unlisted one lead nowhere'],
  ],
  [
    'a book that has it on its page',
    {
      [bookFile]: { ...book, about: { blurb: 'B', excerpt: 'one' } },
      'excerpts/one/index.md': `---\ntitle: "T"\nunlisted: true\nunlistedKey: "${key}"\n---\n\nWords.\n`,
    },
    [
      'data/books/a-book/index.json:8 about.excerpt: names an excerpt that is unlisted, so the book’s page does not show it',
    ],
  ],
  [
    'a key of an excerpt that is listed',
    {
      [bookFile]: { ...book, about: { blurb: 'B', excerpt: 'one' } },
      'excerpts/one/index.md': `---\ntitle: "T"\nunlistedKey: "${key}"\n---\n\nWords.\n`,
    },
    [
      'data/excerpts/one/index.md:3 unlistedKey: ends the address of an unlisted one, and this is none: leave it out',
    ],
  ],
])('%s is advised on', async (_name, changes, expected) => {
  expect(await adviceOn({ ...(await largePictures()), ...changes })).toEqual(expected);
});

test('menu, footer and texts are advised on, also where they have the whole address', async () => {
  const advice = await adviceOn({
    ...(await largePictures()),
    ...post(unlisted),
    'site.json': { ...site, footer: [{ title: 'A', link }] },
    'navigation/a.json': { id: 1, title: 'A', link },
    'navigation/b.json': { id: 2, title: 'B', items: [{ title: 'A', link: `${site.siteUrl}${link}?a` }] },
    'pages/code/index.md': page('', `[a](${link}#b)\n\n${site.siteUrl}${link.slice(0, -1)}`),
  });
  const tells = 'leads to what is unlisted: whoever reads this finds it';
  expect(advice).toEqual([
    `data/navigation/a.json:4 link: ${tells}`,
    `data/navigation/b.json:7 items.0.link: ${tells}`,
    `data/pages/code/index.md:6 text: the link ${tells}`,
    `data/pages/code/index.md:8 text: the link ${tells}`,
    `data/site.json:25 footer.0.link: ${tells}`,
  ]);
});

test('who links to where it would be listed hears where it is', async () => {
  const inText = page('', '[a](/stories/a/) [b](/blog/a/)');
  const changes = {
    ...post(unlisted),
    'stories/a/index.md': story(unlisted),
    'navigation/a.json': { id: 1, title: 'A', link: '/stories/a/' },
    'pages/code/index.md': inText,
  };
  const toStory = `leads to what is unlisted, got "/stories/a/": its address is "/stories/a-${key}/"`;
  expect(await problemsOf(changes)).toEqual([
    `data/navigation/a.json:4 link: ${toStory}`,
    `data/pages/code/index.md:6 text: the link ${toStory}`,
    `data/pages/code/index.md:6 text: the link leads to what is unlisted, got "/blog/a/": its address is "${link}"`,
  ]);
});

test('an unlisted post needs no blog: it is linked to, and its text is checked', async () => {
  const changes = {
    'pages/blog/index.md': page('off: true\n', 'Words.'),
    'site.json': { ...site, press: undefined },
    'pages/code/index.md': page('', `[a](${link})`),
    'navigation/a.json': { id: 1, title: 'By {press}', link },
  };
  expect(await problemsOf({ ...changes, ...post(unlisted, 'Of {press}.\n\n[blog](/blog/)') })).toEqual([
    'data/navigation/a.json:3 title: has {press}, and data/site.json names no press: write something else, or give the site a press',
    'data/posts/a/index.md:10 text: has {press}, and data/site.json names no press: write something else, or give the site a press',
    'data/posts/a/index.md:12 text: the link leads to a page that is switched off, got "/blog/": take the link out, or switch the page on in data/pages/blog/index.md',
  ]);
});

test('who made a post unlisted is not told to have its former address lead there', async () => {
  const root = makeContent(post(unlisted));
  mkdirSync(join(root, 'public'));
  const loc = `<loc>${site.siteUrl}/blog/a/</loc>`;
  writeFileSync(join(root, 'public/sitemap-0.xml'), `<urlset>${loc}</urlset>`);
  const { advice } = await checkContent(root, today);
  removeContent(root);
  expect(advice.filter(({ file }) => file.startsWith('public/'))).toEqual([
    {
      file: 'public/sitemap-0.xml',
      message:
        'the last build had a page at "/blog/a/", and now nothing is there: links to it from elsewhere lead nowhere now',
    },
  ]);
});

test('an unlisted part of a series leaves no hole', async () => {
  const parts = {
    'series/s/index.md': series(),
    'stories/one/index.md': story(`description: "D"\n${inSeries(1)}`),
    'stories/two/index.md': story(`${inSeries(2)}${unlisted}`),
    'stories/three/index.md': story(`description: "D"\n${inSeries(4)}`),
  };
  expect(await adviceOn({ ...(await largePictures()), ...parts })).toEqual([
    'data/series/s/index.md:3 title: has no part 3, though it has a later one: number the parts from 1 on',
  ]);
});

test('its address ends with the key, and leads on once it is listed', () => {
  const entry = (fields: object) => ({
    collection: 'ownPages' as const,
    slug: 'maps',
    fields: { below: 'worlds', ...fields },
  });
  expect(unlistedRoute(entry({ unlisted: true, unlistedKey: key }))).toBe(`/worlds/maps-${key}/`);
  expect(formerRoutes(entry({ aliases: ['/old/'], unlistedKey: key }))).toEqual([
    '/old/',
    `/worlds/maps-${key}/`,
  ]);
  expect(formerRoutes(entry({}))).toEqual([]);
});

test('a key is made where one is needed, and stays once made', () => {
  const made: { readonly unlisted: boolean; readonly unlistedKey?: string } = withUnlistedKey({
    unlisted: true,
  });
  expect(made.unlistedKey).toMatch(/^[a-z2-9]{12}$/);
  for (const fields of [{}, { unlisted: false }, { unlisted: true, unlistedKey: key }])
    expect(withUnlistedKey(fields)).toEqual(fields);
});
