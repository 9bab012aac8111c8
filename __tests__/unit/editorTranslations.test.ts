import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '../../src/editor/api';
import { guardHosted } from '../../src/editor/browser/hostedBackend';
import { readChanges } from '../../src/editor/publish/changes';
import { versionOf } from '../../src/editor/version';
import type { Git } from '../../src/git/git';
import { readContent } from '../../src/content/read/readContent';
import { adviceOn } from '../../src/editor/saveChange';
import { makeContent, pixel, removeContent, today } from '../support/content';

const original = 'data/posts/a/index.md';
const translation = 'data/posts/a/index.de.md';
const german = '---\ntitle: "Ein Tag"\ndescription: "D"\n---\n\nWorte. ![Eine Lampe](./lamp.png)\n';
const desk = {} as never;
const git: Git = () => Promise.resolve({ code: 1, out: Buffer.alloc(0), err: '' } as never);

let root: string;
beforeAll(() => {
  root = makeContent({
    'posts/a/index.md':
      '---\ntitle: "A day"\ndescription: "D"\nform: "essay"\npublished: "2024-01-01"\n---\n\nWords.\n',
    'posts/a/index.de.md': german,
    'posts/a/lamp.png': pixel,
  });
});
afterAll(() => removeContent(root));

test('the editor lists the original alone', async () => {
  const params = { folder: 'data/posts', extension: 'md', depth: 2 };
  const found = (await answer(root, git, desk, { action: 'entriesByFolder', params } as never, today)) as {
    readonly file: { readonly path: string };
  }[];
  expect(found.map(({ file }) => file.path)).toEqual([original]);
});

test('it refuses to delete an original beside which a translation lies, and keeps both', async () => {
  const params = { paths: [original], base: await versionOf(root, original) };
  await expect(answer(root, git, desk, { action: 'deleteFiles', params } as never, today)).rejects.toThrow(
    'data/posts/a/index.de.md lies there too and would be lost: move it first',
  );
  expect(readFileSync(join(root, translation), 'utf8')).toBe(german);
});

test('a picture that the translation alone shows is one that is used', async () => {
  const { entries } = await readContent(root);
  const saved = entries.filter(({ file }) => file === original);
  expect((await adviceOn(root, saved, entries, today)).map(({ message }) => message)).toEqual([]);
});

test('a translation that has changed is named as such, by its title', async () => {
  const changes = await readChanges(root, git, [{ path: translation, state: 'changed' } as never]);
  expect(changes).toMatchObject([{ id: translation, kind: 'translation', title: 'Ein Tag' }]);
});

const listed = (...paths: readonly string[]) => paths.map((path) => ({ file: { path } }));

const hosted = () =>
  guardHosted(
    {
      entriesByFolder: () => Promise.resolve(listed(original, translation)),
      traverseCursor: () => Promise.resolve({ entries: listed(translation, original) }),
      getMedia: () =>
        Promise.resolve([original, translation].map((path) => ({ path, name: path, isDirectory: false }))),
      persistMedia: () => Promise.reject(new Error('no media')),
      persistEntry: () => Promise.resolve(),
      getEntry: () => Promise.resolve({ data: null }),
      deleteFiles: () => Promise.resolve('deleted'),
    },
    'data',
    () => undefined,
  );

test('at a Git host the editor lists the original alone as well, and keeps it', async () => {
  const backend = hosted();
  expect(await backend.entriesByFolder?.()).toEqual(listed(original));
  expect(await backend.traverseCursor?.()).toMatchObject({ entries: listed(original) });
  await expect(backend.deleteFiles([original], '')).rejects.toThrow(
    'data/posts/a/index.de.md is a translation of it: delete that first, at the Git host',
  );
});
