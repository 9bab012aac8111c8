import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkContent } from '../../../src/content/check/checkContent';
import type { Found } from '../../../src/import/found';
import type { FoundMove } from '../../../src/import/found';
import { keepImport } from '../../../src/import/keep';
import { takeBack, undoFolder } from '../../../src/import/undo';
import { report } from '../../../src/import/report';
import { convert } from '../../../src/import/text/convert';
import { filesBelow } from '../../support/filesBelow';
import { makeContent, pixel, removeContent } from '../../support/content';
import { foundPost, imported, prepared, today } from '../../support/import/imports';

let root = '';

beforeEach(() => {
  root = makeContent({});
});

afterEach(() => {
  removeContent(root);
});

const read = (file: string): string => readFileSync(join(root, 'data', file), 'utf8');

const change = (file: string): void => writeFileSync(join(root, 'data', file), `${read(file)}More.\n`);

const hat = foundPost('hat');
const coat = foundPost('coat');

test('a post that was found is an entry, with all that its collection asks for', async () => {
  expect(await imported(root, [hat])).toEqual({ hat: 'new' });
  expect(read('posts/hat/index.md')).toBe(
    `---
title: "About hat"
description: "These are the words about hat."
form: "essay"
published: "2024-05-01"
aliases: ["/2024/05/hat/"]
---

These are the words about hat.
`,
  );
  expect((await checkContent(root, today)).problems).toEqual([]);
});

test('what has no title is called by its first words, and what has no name by its title', async () => {
  await imported(root, [
    foundPost('a', { slug: '', fields: { published: '2024-05-01' } }),
    foundPost('b', { slug: '', fields: { title: 'Über den Hut', published: '2024-05-02' } }),
    foundPost('c', { slug: '%e5%b8%bd%e5%ad%90', fields: { title: 'Hats', published: '2024-05-03' } }),
  ]);
  expect(readdirSync(join(root, 'data/posts'))).toEqual(['a', 'mao-zi', 'uber-den-hut']);
  expect(read('posts/a/index.md')).toContain('title: "These are the words about a."');
});

test('of a list or a quotation in a blurb each part is a paragraph', async () => {
  const source = 'It has:\n\n- **Salt**\n- Ash\n\n> One.\n>\n> Two.';
  const book = {
    collection: 'books',
    fields: { title: 'Rime' },
    text: { format: 'markdown', source },
  } as const;
  await imported(root, [foundPost('rime', book)]);
  expect(JSON.parse(read('books/rime/index.json'))).toMatchObject({
    about: { blurb: 'It has:\n\nSalt\n\nAsh\n\nOne.\n\nTwo.' },
  });
});

test('two of one name, and names that the site needs, are told apart', async () => {
  const page = foundPost('blog', { collection: 'ownPages', fields: { title: 'My blog' } });
  await imported(root, [hat, foundPost('hat 2', { slug: 'hat' }), foundPost('tags'), page]);
  expect(readdirSync(join(root, 'data/posts'))).toEqual(['hat', 'hat-2', 'tags-page']);
});

test('links and pictures have their new names', async () => {
  const source =
    'See [the coat](https://www.old.example/2024/05/coat/?utm_source=x#top), [a shop](https://shop.example/) and ![a hat](/hat.png). ' +
    '[Gone](http://old.example/gone/).';
  const linked = foundPost('hat', { text: { format: 'markdown', source } });
  const picture = () => Promise.resolve({ name: 'hat.png', bytes: pixel });
  const { outcomes, stage } = await prepared(root, [linked, coat], { picture });
  expect(readFileSync(join(stage.folder, 'data/posts/hat/index.md'), 'utf8')).toContain(
    'See [the coat](/blog/coat/), [a shop](https://shop.example/) and ![a hat](./hat.png). [Gone](https://old.example/gone/).',
  );
  await stage.remove();
  expect(outcomes[0]?.lost).toEqual([
    {
      what: 'the link to http://old.example/gone/',
      why: 'what it leads to is not here: it stays an address of the old site',
      file: 'export.xml',
      line: 10,
    },
  ]);
});

test('links are read from where they stood, lead to tags too, and one without an address is its words', async () => {
  const source = '[Coat](../coat/), [wool](/category/wool/), [news](../../../feed/), [nothing]() and all.';
  const move = (from: string, to: FoundMove['to']): FoundMove => ({
    kind: 'move',
    from,
    to,
  });
  const linked = foundPost('hat', {
    fields: { ...hat.fields, tags: ['Wool'] },
    text: { format: 'markdown', source },
  });
  const moves = [move('/category/wool/', { tag: 'Wool' }), move('/feed/', { path: '/rss.xml' })];
  expect(await imported(root, [linked, coat, ...moves])).toEqual({ hat: 'new', coat: 'new' });
  expect(read('posts/hat/index.md')).toContain(
    '[Coat](/blog/coat/), [wool](/blog/tags/wool/), [news](https://old.example/feed/), nothing and all.',
  );
});

test('a link to a draft stays one to the old site, but from another draft', async () => {
  const source = '[The coat](https://old.example/2024/05/coat/).';
  const text = { format: 'markdown', source } as const;
  const draft = foundPost('coat', { fields: { ...coat.fields, draft: true } });
  const other = foundPost('belt', { text, fields: { title: 'Belt', draft: true } });
  await imported(root, [foundPost('hat', { text }), draft, other]);
  expect(read('posts/hat/index.md')).toContain('[The coat](https://old.example/2024/05/coat/)');
  expect(read('posts/belt/index.md')).toContain('[The coat](/blog/coat/)');
});

test('what was imported before is not doubled: it is updated where nobody has touched it', async () => {
  await imported(root, [hat, coat]);
  expect(await imported(root, [hat, coat])).toEqual({ hat: 'as it was', coat: 'as it was' });
  const longer = { format: 'markdown', source: 'Other words.' } as const;
  expect(await imported(root, [{ ...hat, text: longer }, coat])).toEqual({
    hat: 'updated',
    coat: 'as it was',
  });
  expect(read('posts/hat/index.md')).toContain('\nOther words.\n');
});

test('what the author has changed or deleted since stays so, unless they say otherwise', async () => {
  await imported(root, [hat, coat]);
  change('posts/hat/index.md');
  rmSync(join(root, 'data/posts/coat'), { recursive: true });
  expect(await imported(root, [hat, coat])).toEqual({
    hat: 'left out: you have changed it by hand: yours stays',
    coat: 'left out: you have deleted it since it was imported',
  });
  expect(read('posts/hat/index.md')).toContain('More.');
  const replace = () => Promise.resolve(new Set(['hat']));
  expect(await imported(root, [hat, coat], { replace })).toMatchObject({ hat: 'updated' });
  expect(read('posts/hat/index.md')).not.toContain('More.');
});

test('what is there from elsewhere by its title and day is not doubled', async () => {
  await imported(root, [hat]);
  expect(await imported(root, [{ ...hat, key: 'the same from a feed' }])).toEqual({
    'the same from a feed': 'left out: it is there already',
  });
});

test('an import is taken back, but for what was changed since', async () => {
  const before = filesBelow(join(root, 'data'));
  await imported(root, [hat, coat]);
  expect(await takeBack(root)).toMatchObject({ changed: [] });
  expect(filesBelow(join(root, 'data'))).toEqual(before);
  expect(existsSync(join(root, undoFolder))).toBe(false);

  await imported(root, [hat, coat]);
  change('posts/hat/index.md');
  expect((await takeBack(root)).changed).toEqual(['data/posts/hat/index.md']);
  expect(readdirSync(join(root, 'data/posts'))).toEqual(['hat']);
  await expect(takeBack(root)).rejects.toThrow('there is no import to take back');
});

test('what was imported is forgotten once nothing of it is there', async () => {
  await imported(root, [hat]);
  rmSync(join(root, 'data/posts/hat'), { recursive: true });
  await imported(root, [coat]);
  await takeBack(root);
  expect(existsSync(join(root, 'data/.imported.json'))).toBe(false);
  expect(await imported(root, [hat])).toEqual({ hat: 'new' });
});

test('an import that could not be written leaves all as it was, and that before it can still be taken back', async () => {
  await imported(root, [hat]);
  const before = filesBelow(root);
  const ready = await prepared(root, [hat, coat]);
  rmSync(join(ready.stage.folder, 'data/posts/coat/index.md'));
  await expect(keepImport(root, ready, () => undefined)).rejects.toThrow('ENOENT');
  await ready.stage.remove();
  expect(filesBelow(root)).toEqual(before);
  expect((await takeBack(root)).undone).toContain('data/posts/hat/index.md');
});

test.each([
  ['another import', '.imported.json', () => imported(root, [coat])],
  ['the author', 'posts/hat/index.md', () => appendFile(join(root, 'data/posts/hat/index.md'), 'More.')],
])('what %s writes while an import is made ready is not written over', async (_, file, write) => {
  await imported(root, [hat]);
  const replace = async () => {
    await write();
    return new Set<string>();
  };
  const other = { ...hat, text: { format: 'markdown', source: 'Other words.' } } as const;
  const ready = await prepared(root, [other], { replace });
  const before = filesBelow(join(root, 'data'));
  await expect(keepImport(root, ready, () => undefined)).rejects.toThrow(
    `data/${file} was changed meanwhile: import again, to see what becomes of it`,
  );
  await ready.stage.remove();
  expect(filesBelow(join(root, 'data'))).toEqual(before);
});

test('what the last import replaced is there, and nothing of the one before', async () => {
  await imported(root, [hat, coat]);
  const other = { format: 'markdown', source: 'Other words.' } as const;
  await imported(root, [{ ...hat, text: other }]);
  await imported(root, [{ ...coat, text: other }]);
  expect(Object.keys(filesBelow(join(root, undoFolder)))).toEqual([
    'changes.json',
    'data/.imported.json',
    'data/posts/coat/index.md',
    'report.txt',
  ]);
});

test('an update is taken back to what was there before it', async () => {
  await imported(root, [hat]);
  const before = read('posts/hat/index.md');
  await imported(root, [{ ...hat, text: { format: 'markdown', source: 'Other words.' } }]);
  await takeBack(root);
  expect(read('posts/hat/index.md')).toBe(before);
});

test('a post of which no day is told says so, but no draft', async () => {
  const fields = { title: 'About hat' };
  const { outcomes } = await prepared(root, [
    { ...hat, fields },
    { ...coat, fields: { ...fields, draft: true } },
  ]);
  expect(outcomes.map(({ lost }) => lost.map(({ what, why }) => `${what}: ${why}`))).toEqual([
    ['the day of "About hat": none is told: it has that of today'],
    [],
  ]);
});

test('an entry with a mistake is left out and says why; the others come', async () => {
  const wrong = foundPost('coat', { fields: { title: 'Coat', published: '2024-13-45' } });
  expect(await imported(root, [hat, wrong])).toEqual({
    hat: 'new',
    coat: 'left out: data/posts/coat/index.md:5 published: is not a date of the calendar, got "2024-13-45"',
  });
  expect(readdirSync(join(root, 'data/posts'))).toEqual(['hat']);
});

test('an entry whose text would take too long to be read is left out and says why; the others come', async () => {
  const endless = foundPost('endless', { text: { format: 'markdown', source: '*lamp '.repeat(40_000) } });
  const { outcomes } = await prepared(root, [endless, hat], { convert });
  expect(outcomes.map(({ title, state, why }) => [title, state, why])).toEqual([
    [
      'About endless',
      'left out',
      'the text has paragraphs with so many signs like * and [ and ends of lines that reading them takes too long',
    ],
    ['About hat', 'new', undefined],
  ]);
});

test('more entries than anybody has are refused before one is made', async () => {
  const many = Array.from({ length: 20_001 }, (_, at) => foundPost(`hat-${at}`));
  await expect(prepared(root, many)).rejects.toThrow(
    'there are more than 20000 entries in "export.xml": give what is yours alone, or a part of it at a time',
  );
});

test('an entry with a mistake stays as it was, though others have links to it', async () => {
  const linked = { format: 'markdown', source: 'See [it](https://old.example/2024/05/hat/).' } as const;
  await imported(root, [hat, foundPost('belt', { text: linked })]);
  const before = read('posts/hat/index.md');
  const wrong = { ...hat, fields: { title: 'Hat', published: '2024-13-45' } };
  expect(await imported(root, [wrong, coat])).toEqual({
    hat: 'left out: data/posts/hat/index.md:5 published: is not a date of the calendar, got "2024-13-45"',
    coat: 'new',
  });
  expect(read('posts/hat/index.md')).toBe(before);
});

test('nothing is imported into content that has mistakes, and nothing changes before it is kept', async () => {
  const before = filesBelow(join(root, 'data'));
  await (await prepared(root, [hat])).stage.remove();
  expect(filesBelow(join(root, 'data'))).toEqual(before);
  writeFileSync(join(root, 'data/books/a-book/index.json'), '{}');
  await expect(prepared(root, [hat])).rejects.toThrow(
    'there are mistakes in the content: npm run check names them, mend these first',
  );
});

test('a file of the content is never written through its second name', async () => {
  await imported(root, [hat]);
  const before = read('posts/hat/index.md');
  const other = { ...hat, text: { format: 'markdown', source: 'Other words.' } } as const;
  const { stage } = await prepared(root, [other]);
  expect(read('posts/hat/index.md')).toBe(before);
  await stage.remove();
});

test('pages lie below their parents, and the text of a page of the kit takes their words', async () => {
  const page = (key: string, more: object = {}) =>
    foundPost(key, { collection: 'ownPages', fields: { title: key }, addresses: [`/${key}/`], ...more });
  const about = page('about', { addresses: ['/about/', '/?page_id=2'] });
  const replace = () => Promise.resolve(new Set(['about']));
  await imported(
    root,
    [page('worlds'), page('maps', { parent: 'worlds', fields: { title: 'maps', place: 'menu' } }), about],
    { replace },
  );
  expect(read('pages/maps/index.md')).toContain('below: "worlds"');
  expect(read('pages/maps/index.md')).toContain('place: "nowhere"');
  expect(read('pages/maps/index.md')).toContain('aliases: ["/maps/"]');
  expect(read('pages/about/index.md')).toBe(
    '---\ntitle: "about"\ndescription: "These are the words about about."\nphoto: "./photo.png"\nphotoAlt: "A photo"\n---\n\nThese are the words about about.\n',
  );
  expect(JSON.parse(read('redirects.json'))).toEqual({ redirects: [{ from: '/?page_id=2', to: '/about/' }] });
});

test('categories lead to the pages of their tags, spelt alike, and to nowhere where no post has them', async () => {
  const tagged = (key: string, tag: string) =>
    foundPost(key, { fields: { ...hat.fields, title: key, tags: [tag] } });
  const move = (name: string) => ({ kind: 'move', from: `/category/${name}/`, to: { tag: name } }) as const;
  const found = [tagged('hat', 'Wool'), tagged('coat', 'wool'), move('wool'), move('silk')];
  const { addresses, stage } = await prepared(root, found);
  await stage.remove();
  expect(addresses.slice(2)).toEqual([
    { from: '/category/wool/', to: '/blog/tags/wool/' },
    { from: '/category/wool/feed/', to: '/blog/tags/wool/rss.xml' },
    { from: '/category/silk/', why: 'no post has the tag silk' },
  ]);
  await imported(root, found);
  expect(read('posts/coat/index.md')).toContain('tags: ["Wool"]');
});

test('old addresses at which the site has something itself stay out, and the entries come', async () => {
  const addresses = ['/books/', '/blog/coat/', '/feed.json', '/2024/05/hat/', '/?p=1'];
  const page = foundPost('books', {
    collection: 'ownPages',
    fields: { title: 'Books' },
    addresses: ['/books/'],
  });
  const { addresses: said, stage } = await prepared(root, [{ ...hat, addresses }, coat, page]);
  await stage.remove();
  expect(said.slice(0, 5)).toEqual([
    { from: '/books/', to: '/blog/hat/' },
    { from: '/blog/coat/', to: '/blog/coat/' },
    { from: '/feed.json', to: '/feed.json' },
    { from: '/2024/05/hat/', to: '/blog/hat/' },
    { from: '/?p=1', to: '/blog/hat/' },
  ]);
  expect(await imported(root, [{ ...hat, addresses }, coat])).toEqual({ hat: 'new', coat: 'new' });
  expect(read('posts/hat/index.md')).toContain('aliases: ["/books/", "/2024/05/hat/", "/?p=1"]');
});

test('as many old addresses of no entry come as a site of ten years has', async () => {
  const moves = Array.from({ length: 1000 }, (_, index) => ({
    ...{ kind: 'move', from: `/category/number-${index}/` },
    to: { path: '/blog/' },
  })) as Found[];
  const gone = { kind: 'move', from: '/cast/', to: { path: '/cast/of/' } } as const;
  const { addresses, stage } = await prepared(root, [...moves, gone]);
  await stage.remove();
  expect(addresses.at(-1)).toEqual({ from: '/cast/', why: 'there is no /cast/of/' });
  await imported(root, [...moves, gone]);
  expect((JSON.parse(read('redirects.json')) as { redirects: object[] }).redirects).toHaveLength(1000);
  expect((await checkContent(root, today)).problems).toEqual([]);
});

test('the report says what comes, what is lost, what is left, and where addresses lead', async () => {
  const done = await prepared(root, [
    hat,
    { kind: 'lost', file: 'export.xml', line: 3, what: 'a form', why: 'the site has none' },
    { kind: 'left', what: 'comments', why: 'the site shows none', count: 12 },
  ]);
  await done.stage.remove();
  expect(report(done)).toBe(`
What comes (1 new):

  new  About hat  data/posts/hat/index.md

What is lost (1 thing):

  export.xml:3: a form: the site has none

What is left:

  comments (12): the site shows none

Where old addresses lead (1):

  /2024/05/hat/ → /blog/hat/`);
});
