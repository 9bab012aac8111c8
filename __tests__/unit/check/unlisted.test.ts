import { formerRoutes, unlistedRoute, withUnlistedKey } from '../../../src/content/model/unlisted';
import { adviceOn, book, bookFile, type Changes, problemsOf } from '../../support/content';
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
