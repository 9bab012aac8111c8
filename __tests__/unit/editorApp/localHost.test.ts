/**
 * Express is no ES module, and its packages would be taken for such.
 *
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { readdirSync, renameSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { answer } from '../../../src/editor/api';
import { Stale } from '../../../src/editor/change/stale';
import { editorRequest } from '../../../src/editor/requests';
import { makeGit } from '../../../src/git/git';
import { book, bookFile, makeContent, removeContent, today } from '../../support/content';
import { startLocalGround } from '../../support/editor/hosts/localGround';
import { changeOf, json, path } from '../../support/editor/hosts/saving';

const odd = [
  'data/../x.json',
  'data',
  'data/.git/x.json',
  '-x.json',
  '--all',
  ':(top)data/x.json',
  'data/a:b.json',
];
const versions = ['HEAD', '--all', `-${'0'.repeat(39)}`, 'main', `${'0'.repeat(40)}\n`, 'A'.repeat(40)];

test.each([
  ...odd.flatMap((name) => [
    { action: 'readFile', params: { path: name } },
    { action: 'historyOf', params: { path: name } },
    { action: 'saveChange', params: { files: [{ path: name, text: '{}' }], bases: {} } },
  ]),
  ...versions.map((version) => ({ action: 'readFile', params: { path, version } })),
  { action: 'historyOf', params: { path: 'data/icon.png' } },
  { action: 'saveChange', params: { files: [], bases: {} } },
  { action: 'saveChange', params: { files: [{ path, base64: '%' }], bases: {} } },
  { action: 'saveChange', params: { files: [{ path, text: '{}' }], bases: { [path]: 1 } } },
])('the request %j is none', (request) => {
  expect(editorRequest.safeParse(request).success).toBe(false);
});

test('nothing is read or written through a link', async () => {
  const root = makeContent({});
  const outside = makeContent({});
  const folder = join(root, 'data/books/a-book');
  renameSync(folder, join(outside, 'book'));
  symlinkSync(join(outside, 'book'), folder);
  const ask = (action: string, params: object): Promise<unknown> =>
    answer(root, makeGit(root), {} as never, editorRequest.parse({ action, params }), today);
  const files = [{ path, text: json({ ...book, title: 'Through' }) }];
  for (const [action, params] of [
    ['readFile', { path: 'data/books/a-book/cover.png' }],
    ['saveChange', { files, bases: { [path]: null } }],
    ['saveChange', { files: [{ path }], bases: { [path]: 'x' } }],
    ['saveChange', { files: [{ path: 'data/books/a-book/cover.png' }], bases: {} }],
  ] as const)
    await expect(ask(action, params)).rejects.toThrow('data/books/a-book is a link to elsewhere');
  const { entries } = (await ask('listContent', {})) as { entries: readonly { path: string }[] };
  expect(entries.map((entry) => entry.path)).not.toContain(`data/${bookFile}`);
  expect(readdirSync(join(outside, 'book')).sort()).toEqual(['cover.png', 'index.json']);
  removeContent(root);
  removeContent(outside);
});

test('of many saves at the same moment one is done, and the others are told of it', async () => {
  const { host, text, end } = await startLocalGround({});
  const titles = Array.from({ length: 12 }, (_, index) => `Title ${index}`);
  const changes = await Promise.all(
    titles.map((title) => changeOf(host, { path, content: json({ ...book, title }) })),
  );
  const results = await Promise.allSettled(changes.map((change) => host.save(change)));
  const done = results.flatMap(({ status }, index) => (status === 'fulfilled' ? [titles[index]] : []));
  expect(done).toHaveLength(1);
  expect(text(path)).toBe(json({ ...book, title: done[0] }));
  for (const result of results) if (result.status === 'rejected') expect(result.reason).toBeInstanceOf(Stale);
  await end();
});
