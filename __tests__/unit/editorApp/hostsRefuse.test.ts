/**
 * Express is no ES module, and its packages would be taken for such.
 *
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import type { Host } from '../../../src/editor/app/host/host';
import { book } from '../../support/content';
import type { Ground } from '../../support/editor/hosts/ground';
import { grounds } from '../../support/editor/hosts/grounds';
import {
  content,
  folder,
  json,
  path,
  png,
  post,
  postText,
  refusedOn,
  save,
} from '../../support/editor/hosts/saving';

describe.each(grounds)('on %s', (_name, start) => {
  let ground: Ground;
  let host: Host;
  beforeEach(async () => {
    ground = await start(content);
    host = ground.host;
  });
  afterEach(() => ground.end());

  const refused = (work: () => Promise<unknown>) => refusedOn(ground, work);

  test('an entry whose name is taken is refused at its title', async () => {
    const files = [{ path, content: json({ ...book, title: 'Another' }) }];
    const { reasons } = await refused(() => host.save({ files, bases: { [path]: null }, message: '' }));
    expect(reasons).toEqual([{ field: 'title', message: 'another entry has this one already' }]);
  });

  test('a picture that lies there is not written over by an entry that did not name it', async () => {
    const files = [
      {
        path: 'data/books/b/index.json',
        content: json({ ...book, id: 2, title: 'B', image: './unused.png' }),
      },
      { path: 'data/books/b/unused.png', content: png() },
    ];
    const { message } = await refused(() => save(host, ...files));
    expect(message).toContain('unused.png is there already');
  });

  test('an original goes with its translation, and not without', async () => {
    const german = 'data/posts/a/index.de.md';
    await save(host, { path: german, content: '---\ntitle: "Ein Tag"\ndescription: "D"\n---\n\nWorte.\n' });
    const { message } = await refused(() => save(host, { path: post, content: null }));
    expect(message).toBe(`${german} lies there too and would be lost: move it first`);
    await save(host, { path: post, content: null }, { path: german, content: null });
    expect(Object.keys(ground.files()).filter((file) => file.includes('posts/'))).toEqual([]);
  });

  test.each([
    ['data/site.json', 'is a part of the site'],
    [`${folder}/cover.png`, 'this is the cover of A book: choose another there first'],
    ['data/posts/a/lamp.png', 'this picture is in the text of A day: take it out there first'],
    ['data/books/b/nothing.png', 'there is no file'],
  ])('a deletion of %s is refused', async (gone, words) => {
    expect((await refused(() => save(host, { path: gone, content: null }))).message).toContain(words);
  });

  test('a deletion that does not say of what is refused', async () => {
    const change = { files: [{ path, content: null }], bases: {}, message: '' };
    expect((await refused(() => host.save(change))).message).toContain('does not say what state it is of');
  });

  test('of one entry mistakes are told by their fields, of several by their files too, and nothing is saved', async () => {
    const wrong = { path, content: json({ ...book, link: 'shop', image: './none.png' }) };
    const { reasons } = await refused(() => save(host, wrong));
    expect(reasons.map(({ file, field }) => [file, field])).toEqual([
      [undefined, 'link'],
      [undefined, 'image'],
    ]);
    const both = await refused(() => save(host, wrong, { path: post, content: postText('[a](/nowhere/)') }));
    expect(both.reasons.map(({ file, field }) => [file, field])).toEqual([
      [path, 'link'],
      [post, 'text'],
      [path, 'image'],
    ]);
  });

  test('what a change breaks in others is refused', async () => {
    ground.others({ [post]: postText('[A page](/posts/b/)'), 'data/posts/b/index.md': postText('B.') });
    const linked = 'data/posts/b/index.md';
    const { reasons } = await refused(() => save(host, { path: linked, content: null }));
    expect(reasons[0]?.message).toContain(post);
  });

  test('what is no picture is refused', async () => {
    const files = [
      { path, content: json({ ...book, image: './new.png' }) },
      { path: `${folder}/new.png`, content: new Blob(['a text']) },
    ];
    expect((await refused(() => save(host, ...files))).message).toContain('that can be read');
  });

  test.each([
    'package.json',
    'data/../package.json',
    'data/.env.json',
    'data/books/.hidden/index.json',
    '--output=data/x.json',
    'data/books/a-book/index.html',
    'data\\books\\x.json',
    '/etc/x.json',
  ])('%s is no file that one can read or write', async (odd) => {
    await refused(() => host.save({ files: [{ path: odd, content: '{}' }], bases: {}, message: '' }));
    await refused(() =>
      host.save({ files: [{ path: odd, content: null }], bases: { [odd]: 'x' }, message: '' }),
    );
    await refused(() => host.read(odd));
  });

  test('an entry that no page reads is refused, and a file that is not what its name says', async () => {
    await refused(() => save(host, { path: 'data/books/x.json', content: '{}' }));
    await refused(() => save(host, { path: `${folder}/cover.png`, content: 'a text' }));
    await refused(() => save(host, { path, content: png() }));
    for (const text of ['{', '[]', 'null', '"x"', '1', '{"id": 1e308}', '{"id": 9007199254740993}'])
      await refused(() => save(host, { path, content: text }));
  });
});
