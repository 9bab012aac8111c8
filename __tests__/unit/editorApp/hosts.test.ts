/**
 * Express is no ES module, and its packages would be taken for such.
 *
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { Stale } from '../../../src/editor/change/stale';
import type { Host } from '../../../src/editor/app/host/host';
import { book, pixel } from '../../support/content';
import type { Ground } from '../../support/editor/hosts/ground';
import { grounds } from '../../support/editor/hosts/grounds';
import {
  changeOf,
  content,
  folder,
  hex,
  json,
  path,
  png,
  post,
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

  test('all entries are listed with their texts, and all pictures', async () => {
    const { entries, media } = await host.list();
    expect(entries.map((entry) => entry.path)).toEqual(
      expect.arrayContaining([path, post, 'data/site.json']),
    );
    expect(entries.find((entry) => entry.path === path)?.text).toBe(json(book));
    expect(media).toEqual(
      expect.arrayContaining(['data/logo.svg', `${folder}/cover.png`, 'data/posts/a/lamp.png']),
    );
    expect([...entries.map((entry) => entry.path), ...media].sort()).toEqual(
      Object.keys(ground.files()).sort(),
    );
  });

  test('an entry that cannot be read is listed all the same', async () => {
    ground.others({ [path]: '{' });
    expect((await host.list()).entries.find((entry) => entry.path === path)?.text).toBe('{');
  });

  test('files are read as they are', async () => {
    const cover = await host.read(`${folder}/cover.png`);
    expect(cover.type).toBe('image/png');
    expect(await hex(cover)).toBe(pixel.toString('hex'));
    expect(await (await host.read(path)).text()).toBe(json(book));
    await refused(() => host.read(`${folder}/nothing.png`));
  });

  test('who saves over what others have changed is shown it, and may save over it then', async () => {
    const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
    ground.others({ [path]: json({ ...book, title: 'Theirs' }) });
    const stale = (await refused(() => host.save(change))) as Stale;
    expect(stale).toBeInstanceOf(Stale);
    expect([stale.path, stale.text]).toEqual([path, json({ ...book, title: 'Theirs' })]);
    await host.save({ ...change, bases: { [path]: stale.version } });
    expect(ground.text(path)).toContain('Mine');
  });

  test('an entry is another once its picture is, or it is gone', async () => {
    const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
    ground.others({ [`${folder}/cover.png`]: Buffer.concat([pixel, Buffer.from('theirs')]) });
    expect(await refused(() => host.save(change))).toBeInstanceOf(Stale);
    ground.others({ [path]: null });
    expect(await refused(() => host.save(change))).toMatchObject({ path, text: null, version: null });
  });

  test.each(['--help', 'HEAD', 'main', '-', '', 'abc123', `${'0'.repeat(40)}:README.md`])(
    '%j is no version',
    async (version) => {
      await refused(() => host.read(path, version));
    },
  );

  test('an entry has a history with its pictures, and every version of it can be read', async () => {
    await save(host, { path, content: json({ ...book, title: 'One' }) });
    ground.keep('What was done');
    await save(host, { path: 'data/books/b/index.json', content: json({ ...book, id: 2, title: 'Else' }) });
    ground.keep('What was done elsewhere');
    await save(
      host,
      { path, content: json({ ...book, title: 'One' }) },
      { path: `${folder}/cover.png`, content: png() },
    );
    ground.keep('What was done');
    const history = await host.history(path);
    expect(history.map(({ message }) => message)).toEqual([
      'What was done',
      'What was done',
      'The first version',
    ]);
    const [last, , first] = history;
    expect(Date.parse(first?.date ?? '')).not.toBeNaN();
    expect(first?.author).not.toBe('');
    expect(await (await host.read(path, first?.id)).text()).toBe(json(book));
    expect(await hex(await host.read(`${folder}/cover.png`, first?.id))).toBe(pixel.toString('hex'));
    expect(await hex(await host.read(`${folder}/cover.png`, last?.id))).toBe(await hex(png()));
    await refused(() => host.read('data/books/none/index.json', first?.id));
  });

  test('who has a wrong token is told so, and does nothing', async () => {
    const change = await changeOf(host, { path, content: json({ ...book, title: 'Mine' }) });
    const stranger = ground.withToken('wrong');
    await refused(() => stranger.list());
    await refused(() => stranger.save(change));
    await refused(() => stranger.history(path));
  });
});
