import { bookFile, book, type Changes, problemsOf } from '../../support/content';

const file = 'redirects.json';

const leads = (...redirects: (readonly [from: string, to: string])[]): Changes => ({
  [file]: { redirects: redirects.map(([from, to]) => ({ from, to })) },
});

const bookWas = (...aliases: string[]): Changes => ({
  [bookFile]: { ...book, about: { blurb: 'Words.' }, aliases },
});

test('addresses of every kind may be old, and lead to pages, feeds and the web', async () => {
  const changes = {
    ...bookWas(
      '/2014/05/title/',
      '/2014/06/title.html',
      '/?p=12',
      '/?post_type=book&p=12',
      '/index.php?p=4',
      '/2014/%e3%83%86',
      '/2014/テス/',
    ),
    ...leads(
      ['/category/craft/', '/about/'],
      ['/category/craft/feed/', '/rss.xml'],
      ['/feed', '/feed.json'],
      ['/?page_id=3', '/{press}/'],
      ['/2014/', '/books/a-book/'],
      ['/shop/', 'https://shop.example/a?b=c'],
    ),
  };
  expect(await problemsOf(changes)).toEqual([]);
});

const noAddress =
  'is no address that a server is asked for: it must have no part that is empty or begins with a dot, no % but before two digits or letters from a to f, and after a ? only names and values, like ?p=12';
const needed = 'is an address that the site needs for itself';

/** What is no address, and what is said of it. */
const malformed = [
  [
    'https://old.example/a/',
    'must be what follows the domain, from its slash, like /2014/05/a-title/ or /?p=12, without https:// and the domain',
  ],
  [
    '//old.example/a/',
    'must be what follows the domain, from its slash, like /2014/05/a-title/ or /?p=12, without https:// and the domain',
  ],
  ['/a/#b', 'must end before the #: servers are not told what follows it'],
  ['/a b/', 'must be without spaces: in addresses, they are written %20'],
  ['/a<b>/', 'must be as browsers show it, without the signs " < > { } \\ ^ ` and |'],
  ['/a/../b/', noAddress],
  ['/a/%2e%2e/b/', noAddress],
  ['/100%/', noAddress],
  ['/?p=1&p=2', noAddress],
] as const;

/** What the site has or needs itself, and what is said of it. */
const taken = [
  ['/contact', 'is the address of a page'],
  ['/About/index.html', 'is the address of a page'],
  ['/', 'is the address of a page'],
  ['/404.html', needed],
  ['/admin/old/', needed],
  ['/robots.txt', needed],
  ['/rss.xml/', needed],
] as const;

test.each([
  ['what is no address', malformed],
  ['what the site has or needs itself', taken],
])('%s may not be an old address', async (_name, refused) => {
  const froms = refused.map(([from]) => from);
  const got = ([from, message]: readonly string[]) => `${message}, got ${JSON.stringify(from)}`;
  expect((await problemsOf(leads(...froms.map((from) => [from, '/about/'] as const)))).sort()).toEqual(
    refused.map((one, index) => `data/${file}:${4 + 4 * index} redirects.${index}.from: ${got(one)}`).sort(),
  );
  expect((await problemsOf(bookWas(...froms))).sort()).toEqual(
    refused.map((one, index) => `data/${bookFile}:${10 + index} aliases.${index}: ${got(one)}`).sort(),
  );
});

test('two spellings of one address are that address twice, in one file or two', async () => {
  expect(
    await problemsOf({ ...bookWas('/2014/A/', '/2014/a'), ...leads(['/2014/%61/index.html', '/about/']) }),
  ).toEqual([
    `data/${bookFile}:11 aliases.1: is used twice, got "/2014/a" as in data/${bookFile}`,
    `data/${file}:4 redirects.0.from: is used twice, got "/2014/%61/index.html" as in data/${bookFile}`,
  ]);
});

/** Where no old address may lead, and why. */
const nowhere = [
  ['/abuot/', 'leads to no page of the site, got "/abuot/": did you mean /about/?'],
  ['/category/b/', 'leads to an old address, got "/category/b/": write the one that is there now'],
  ['/category/2/', 'leads to an old address, got "/category/2/": write the one that is there now'],
  ['/blog/rss.xml', 'leads to no page of the site'],
  [
    'https://example.com/category/a/',
    'is on this site: write what follows the domain, got "https://example.com/category/a/"',
  ],
  ['https://example.com', 'is on this site: write what follows the domain, got "https://example.com"'],
] as const;

test('an old address leads to what is there, and not on to another one', async () => {
  const problems = await problemsOf(
    leads(...nowhere.map(([to], index) => [`/category/${index}/`, to] as const), ['/category/b/', '/about/']),
  );
  expect(problems).toHaveLength(nowhere.length);
  nowhere.forEach(([, message], index) =>
    expect(problems[index]).toContain(`data/${file}:${5 + 4 * index} redirects.${index}.to: ${message}`),
  );
});

test('what may lead somewhere is a path or a whole address', async () => {
  expect(await problemsOf(leads(['/category/a/', '/category/b']))).toEqual([
    `data/${file}:5 redirects.0.to: must be a page of this site, like /blog/, a feed of it, like /rss.xml, or a whole address that starts with https://, got "/category/b"`,
  ]);
});
