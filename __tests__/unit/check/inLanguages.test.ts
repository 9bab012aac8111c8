import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import {
  adviceOn,
  type Changes,
  makeContent,
  problemsOf,
  removeContent,
  site,
  today,
} from '../../support/content';
import { largePictures } from '../../support/largePictures';

const post = (fields = '', text = 'Words.'): Changes => ({
  'posts/a/index.md': `---\ntitle: "T"\ndescription: "D"\nform: "essay"\npublished: "2024-01-01"\n${fields}---\n\n${text}\n`,
});
const story = (fields = 'description: "D"\n'): Changes => ({
  'stories/b/index.md': `---\ntitle: "T"\npublished: "2024"\n${fields}---\n\nWords.\n`,
});
const book = (more: object = { about: { blurb: 'B' } }): Changes => ({
  'books/c/index.json': { id: 2, title: 'T', link: 'https://shop.example/', ...more },
});
const own = (name: string, fields = ''): Changes => ({
  [`pages/${name}/index.md`]: `---\ntitle: "T"\ndescription: "D"\nplace: "footer"\n${fields}---\n\nWords.\n`,
});
const translation = (path: string, fields = '', text = 'Worte.'): Changes => ({
  [path]: `---\ntitle: "T"\ndescription: "D"\n${fields}---\n\n${text}\n`,
});
const policy: Changes = {
  'policies/de/index.md': '---\ntitle: "T"\ndescription: "D"\nupdated: 2024-01-01\n---\n\nT\n',
};
const german = translation('posts/a/index.de.md');

test('a post, a story, a book and a page of one’s own may lie there in other languages, and be linked to', async () => {
  const changes = {
    ...post('', '[German](/de/blog/a/), [all](/de/), [Brazilian](/pt-br/worlds/maps/)'),
    ...story(),
    ...book(),
    ...translation('books/c/index.de.md', 'notes: "N"\n', '[b](/de/books/c/)'),
    ...own('worlds'),
    ...own('maps', 'below: "worlds"\n'),
    ...translation('posts/a/index.de.md', 'draft: false\n', '[a](/blog/a/) [b](/de/stories/b/)'),
    ...translation('stories/b/index.de.md', 'notes: "N"\n'),
    ...translation('pages/maps/index.pt-BR.md'),
  };
  expect(await problemsOf(changes)).toEqual([]);
});

test.each<[string, Changes, string[]]>([
  [
    'nothing of which it could be one',
    german,
    ['data/posts/a/index.de.md: is a translation of index.md beside it, and there is none: write that first'],
  ],
  [
    'no book of which it could be one',
    translation('books/c/index.de.md'),
    [
      'data/books/c/index.de.md: is a translation of index.json beside it, and there is none: write that first',
    ],
  ],
  [
    'no language',
    { ...post(), ...translation('posts/a/index.german.md') },
    [
      'data/posts/a/index.german.md: the language in the name must be the code of a language, like en or en-GB, got "german"',
    ],
  ],
  [
    'a language in other letters, which would have the same address',
    { ...post(), ...translation('posts/a/index.pt-br.md') },
    ['data/posts/a/index.pt-br.md: the language in the name must be written "pt-BR", got "pt-br"'],
  ],
  [
    'a language that nobody knows',
    { ...post(), ...translation('posts/a/index.xx.md') },
    [
      'data/posts/a/index.xx.md: the language in the name must be the code of a language, like de or pt-BR, got "xx"',
    ],
  ],
  [
    'the language of the site',
    { ...post(), ...translation('posts/a/index.en.md') },
    [
      'data/posts/a/index.en.md: the language in the name is that of the site, got "en": the original beside it has the text in that',
    ],
  ],
  [
    'the language of the site, which is that of a country',
    { 'site.json': { ...site, language: 'en-US' }, ...post(), ...translation('posts/a/index.en.md') },
    [
      'data/posts/a/index.en.md: the language in the name is that of the site, got "en": the original beside it has the text in that',
    ],
  ],
  [
    'a page of the kit',
    translation('pages/about/index.de.md'),
    [
      'data/pages/about/index.de.md: stands beside a page of the kit: only posts, stories, books and pages of your own may be in other languages',
    ],
  ],
  [
    'a field of the original',
    { ...post(), ...translation('posts/a/index.de.md', 'form: "essay"\n') },
    [
      'data/posts/a/index.de.md:4: unknown field form: the fields are title, description, notes, imageAlt, draft',
    ],
  ],
  [
    'a link that leads nowhere',
    { ...post(), ...translation('posts/a/index.de.md', '', '[b](/de/blog/b/)') },
    [
      'data/posts/a/index.de.md:6 text: the link leads to no page of the site, got "/de/blog/b/": did you mean /de/blog/a/?',
    ],
  ],
  [
    'a link to what is not there yet',
    {
      ...post('draft: true\n'),
      ...story(),
      ...german,
      ...translation('stories/b/index.de.md', '', '[a](/de/blog/a/)'),
    },
    [
      'data/stories/b/index.de.md:6 text: the link leads to what is not on the site yet, got "/de/blog/a/": take the link out until it is',
    ],
  ],
  [
    'a picture that is not there',
    { ...post(), ...translation('posts/a/index.de.md', '', '![Eine Lampe](./lamp.jpg)') },
    ['data/posts/a/index.de.md:6 text: the picture: there is no such file beside this one, got "./lamp.jpg"'],
  ],
  [
    'a policy at its address',
    { ...post(), ...german, ...policy },
    ['data/policies/de/index.md: the name "de" is the address of another page'],
  ],
  [
    'a page of one’s own at its address',
    { ...post(), ...german, ...own('de') },
    ['data/pages/de/index.md: the name "de" is the address of another page'],
  ],
])('a translation meets %s', async (_name, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems);
});

test('the text of a draft may lead to what is not there yet, and so may its translation', async () => {
  const coming = { ...post('draft: true\n'), ...translation('posts/a/index.de.md', '', '[a](/blog/a/)') };
  expect(await problemsOf(coming)).toEqual([]);
});

test.each<[string, Changes, string]>([
  [
    'unlisted',
    { ...post('unlisted: true\nunlistedKey: "abcdefgh2345"\n'), ...german },
    'data/posts/a/index.de.md:2 title: stands on no page: its original is unlisted',
  ],
  [
    'without a page',
    { ...story('venue: "V"\n'), ...translation('stories/b/index.de.md') },
    'data/stories/b/index.de.md:2 title: stands on no page: give its original one by a description',
  ],
  [
    'a book without a page',
    { ...book({}), ...translation('books/c/index.de.md') },
    'data/books/c/index.de.md:2 title: stands on no page: give its original one by its blurb',
  ],
  [
    'without the picture of which it says something',
    { ...post(), ...translation('posts/a/index.de.md', 'imageAlt: "A"\n') },
    'data/posts/a/index.de.md:4 imageAlt: is said of the picture of the original, and there is none: leave it out',
  ],
])('a translation of what is %s is advised on', async (_name, changes, advice) => {
  expect(await adviceOn({ ...(await largePictures()), ...changes })).toContain(advice);
});

test('where the original was before, nothing is missing in another language either', async () => {
  const root = makeContent({ ...post('aliases: ["/blog/old/"]\n'), ...german });
  const locs = ['/de/blog/old/', '/de/blog/gone/'].map((path) => `<loc>${site.siteUrl}${path}</loc>`);
  mkdirSync(join(root, 'public'));
  writeFileSync(join(root, 'public/sitemap-0.xml'), `<urlset>${locs.join('')}</urlset>`);
  const { problems, advice } = await checkContent(root, today);
  removeContent(root);
  expect(problems).toEqual([]);
  expect(advice.filter(({ file }) => file.startsWith('public/')).map(({ message }) => message)).toEqual([
    'the last build had a page at "/de/blog/gone/", and now nothing is there: links to it from elsewhere lead nowhere now',
  ]);
});
