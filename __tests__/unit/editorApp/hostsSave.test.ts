/**
 * Express is no ES module, and its packages would be taken for such.
 *
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import type { Host } from '../../../src/editor/app/host/host';
import { book, pixel } from '../../support/content';
import type { Ground } from '../../support/editor/hosts/ground';
import { grounds } from '../../support/editor/hosts/grounds';
import {
  content,
  folder,
  hex,
  json,
  numberIn,
  path,
  png,
  post,
  postText,
  save,
  versions,
} from '../../support/editor/hosts/saving';

describe.each(grounds)('on %s', (_name, start) => {
  let ground: Ground;
  let host: Host;
  beforeEach(async () => {
    ground = await start(content);
    host = ground.host;
  });
  afterEach(() => ground.end());

  test('several entries, pictures and deletions are saved at once, in the form in which entries are written', async () => {
    const saved = await save(
      host,
      { path, content: JSON.stringify({ image: './new.png', link: book.link, title: book.title, id: 1 }) },
      { path: `${folder}/new.png`, content: png(pixel) },
      { path: `${folder}/cover.png`, content: null },
      { path: `${folder}/chosen-and-dropped.png`, content: png(pixel) },
      { path: post, content: postText('Other words.') },
    );
    expect(ground.text(path)).toBe(json({ ...book, image: './new.png' }));
    expect(ground.text(post)).toBe(postText('Other words.'));
    const below = Object.keys(ground.files()).filter((file) => file.startsWith(folder));
    expect(below.sort()).toEqual([path, `${folder}/new.png`]);
    const listed = await versions(host);
    expect(saved.versions).toEqual({ [path]: listed[path], [post]: listed[post] });
    expect(saved.advice.map(({ file, field }) => [file, field])).toContainEqual([path, 'image']);
  });

  test('what was saved can be saved again with the version that the save has answered', async () => {
    const first = await save(host, { path, content: json({ ...book, title: 'One' }) });
    const files = [{ path, content: json({ ...book, title: 'Two' }) }];
    await host.save({ files, bases: first.versions, message: '' });
    expect(ground.text(path)).toContain('Two');
  });

  test('a new entry takes its number, and the others move on', async () => {
    const added = 'data/books/c/index.json';
    const saved = await save(
      host,
      { path: added, content: json({ ...book, title: 'C' }) },
      { path: 'data/books/c/cover.png', content: png(pixel) },
    );
    expect([added, path, 'data/books/b/index.json'].map((file) => numberIn(ground.text(file)))).toEqual([
      1, 2, 3,
    ]);
    const listed = await versions(host);
    for (const file of [added, path, 'data/books/b/index.json'])
      expect(saved.versions[file]).toBe(listed[file]);
  });

  test('two entries may change places', async () => {
    const other = 'data/books/b/index.json';
    await save(
      host,
      { path, content: json({ ...book, id: 2 }) },
      { path: other, content: json({ ...book, id: 1, title: 'B' }) },
    );
    expect([path, other].map((file) => numberIn(ground.text(file)))).toEqual([2, 1]);
  });

  test('a picture takes the place of another of its name', async () => {
    const saved = await save(
      host,
      { path, content: json(book) },
      { path: `${folder}/cover.png`, content: png() },
    );
    expect(ground.files()[`${folder}/cover.png`]).toBe(await hex(png()));
    expect(saved.versions[path]).toBe((await versions(host))[path]);
  });

  test('an entry goes with its folder, and its picture with nobody left to use it', async () => {
    const saved = await save(
      host,
      { path, content: null },
      { path: 'data/books/b/unused.png', content: null },
    );
    expect(saved.versions).toEqual({ [path]: null });
    expect(Object.keys(ground.files()).filter((file) => /a-book|unused/.test(file))).toEqual([]);
  });
});
