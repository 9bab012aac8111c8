import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { book, removeContent } from '../../support/content';
import { addHook, gitIn, giveRemote, keepAll, subjects } from '../../support/editor/gitProject';
import { type OwnEditor, saveOf, startOwnEditor } from '../../support/editor/ownEditor';
import { bookFile } from '../../support/editor/refused';

interface List {
  readonly changes: readonly { readonly id: string; readonly version: string; readonly title: string }[];
  readonly versions: readonly string[];
}

let editor: OwnEditor;
let remote = '';
test.beforeEach(async () => {
  editor = await startOwnEditor({}, (root) => {
    keepAll(root);
    remote = giveRemote(root);
  });
});
test.afterEach(async () => {
  await editor.end();
  removeContent(remote);
});

const list = async () => (await editor.ask('getChanges', {})).body as unknown as List;
const save = async (title: string) =>
  editor.ask('saveChange', saveOf(bookFile, { ...book, title }, await editor.base(bookFile)));

test('what is saved is kept as a version and sent', async () => {
  await save('Another');
  const { changes } = await list();
  expect(changes.map(({ title }) => title)).toEqual(['Another']);
  expect((await editor.ask('keepChanges', { message: 'Mine', changes })).body).toEqual({});
  expect(await list()).toMatchObject({ changes: [], versions: ['Mine'] });
  expect((await editor.ask('pushVersions', {})).body).toEqual({});
  expect(subjects(remote)).toBe('Mine\nThe first version');
  expect(await list()).toMatchObject({ changes: [], versions: [] });
});

test('while the other side does not answer, saves go on', async () => {
  await save('One');
  await editor.ask('keepChanges', { message: 'One', changes: (await list()).changes });
  const gate = join(editor.root, 'gate');
  gitIn(
    editor.root,
    'config',
    'remote.origin.receivepack',
    `sh -c 'read x < ${gate}; git-receive-pack "$0"'`,
  );
  execFileSync('mkfifo', [gate]);
  const sent = editor.ask('pushVersions', {});
  expect((await save('Two')).status).toBe(200);
  // Waits for git to listen, and must not keep the server, which is in this process, from starting it.
  await writeFile(gate, '\n');
  expect((await sent).body).toEqual({});
  expect(subjects(remote)).toBe('One\nThe first version');
});

test('no save comes in the middle of a version', async () => {
  await save('One');
  const base = await editor.base(bookFile);
  addHook(
    join(editor.root, '.git'),
    'pre-commit',
    'touch begun; sleep 0.5; cp data/books/a-book/index.json seen',
  );
  const kept = editor.ask('keepChanges', { message: 'One', changes: (await list()).changes });
  await expect.poll(() => existsSync(join(editor.root, 'begun'))).toBe(true);
  const saved = editor.ask('saveChange', saveOf(bookFile, { ...book, title: 'Two' }, base));
  expect([(await kept).status, (await saved).status]).toEqual([200, 200]);
  expect(gitIn(editor.root, 'show', `HEAD:${bookFile}`)).toContain('"One"');
  expect(editor.text('seen')).toContain('"One"');
  expect(editor.text(bookFile)).toContain('"Two"');
  expect((await list()).changes.map(({ title }) => title)).toEqual(['Two']);
});

const shown = { id: bookFile, version: 'x' };
const meanwhile = 'something was saved meanwhile: look at the list, which is new, and try again';

/** What a version may not be called, and what is said of that. */
const refusedMessages: readonly (readonly [message: string, error: string])[] = [
  [' ', 'params.message: say in a few words what has changed'],
  ['x\ny', 'params.message: must be one line'],
  ['x\0y', 'params.message: must be one line'],
  ['x'.repeat(501), 'params.message: is too long: 500 characters are the most'],
];

/** What the page may not ask of git, and what is said of that. */
const refused: readonly (readonly [action: string, params: object, error: string])[] = [
  ...refusedMessages.map(
    ([message, error]) => ['keepChanges', { message, changes: [shown] }, error] as const,
  ),
  [
    'keepChanges',
    { message: 'x', changes: [] },
    'params.changes: Too small: expected array to have >=1 items',
  ],
  ['keepChanges', { message: 'x', changes: [{ id: '../../etc/passwd', version: '' }] }, meanwhile],
  ['compareChange', { change: { id: '.git/config', version: '' } }, meanwhile],
  ['undoChange', { change: { id: '--all', version: '' } }, meanwhile],
  ['undoChange', { change: shown }, meanwhile],
];

test('what git may not do is refused, and nothing has changed', async () => {
  await save('Another');
  const state = () => [
    editor.files(),
    subjects(editor.root),
    gitIn(editor.root, 'status', '--porcelain', '--untracked-files=all'),
  ];
  const before = state();
  for (const [action, params, error] of refused) {
    const answer = await editor.ask(action, params);
    expect([answer.status, answer.body.error]).toEqual([422, error]);
    expect(state()).toEqual(before);
  }
});

test('a project without git has nothing to publish', async () => {
  const plain = await startOwnEditor({});
  expect((await plain.ask('getChanges', {})).body).toBeNull();
  expect((await plain.ask('pushVersions', {})).body.error).toBe(
    'git does not look after this project any more',
  );
  await plain.end();
});
