import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { refuseUnready } from '../../../src/update/project';
import { makeGit } from '../../../src/git/git';
import { lines, makeKit } from '../../support/kit';

let kit: ReturnType<typeof makeKit>;
beforeEach(() => void (kit = makeKit()));
afterEach(() => kit.end());

const next = { 'src/main.ts': lines({ 5: 'new' }) };

test('a copy by "Use this template", taken between two versions, is updated, once the kit’s address is said', async () => {
  kit.put({ 'src/main.ts': lines({ 7: 'between' }) });
  kit.keep('Between versions');
  const own = kit.template();
  await own.begin();
  own.keep({ 'src/main.ts': lines({ 7: 'between', 20: 'mine' }) });
  await expect(own.update()).rejects.toThrow(
    'git does not know where the kit comes from. Say it once, by the address of the project that you have copied, like\n    npm run update -- --from https://git.example/someone/last-writes.git',
  );
  kit.release('0.2.0', { 'src/main.ts': lines({ 7: 'between, and on' }) });
  const data = own.files('HEAD', ['data', 'static']);
  const { exchanged } = await own.update(null, kit.root);
  expect(exchanged?.isByVersion).toBe(false);
  kit.release('0.3.0', { 'src/main.ts': lines({ 7: 'on', 9: 'more' }) });
  await own.update();
  expect(own.text('src/main.ts')).toBe(lines({ 7: 'on', 9: 'more', 20: 'mine' }));
  expect(own.files('HEAD', ['data', 'static'])).toEqual(data);
});

test('a copy without history in which much has changed is told by its version', async () => {
  const own = kit.clone();
  await own.begin();
  own.keep({ 'src/main.ts': lines({ 20: 'mine' }) });
  own.run('checkout', '--quiet', '--orphan', 'alone');
  own.keep({}, 'My site');
  kit.release('0.2.0', next);
  const { exchanged } = await own.update();
  expect(exchanged?.isByVersion).toBe(true);
  expect(own.text('src/main.ts')).toBe(lines({ 5: 'new', 20: 'mine' }));
});

test('a shallow clone is updated, and has the whole history then', async () => {
  kit.release('0.1.1', { 'src/more.ts': 'more' });
  const own = kit.clone('--depth', '1');
  await own.begin();
  kit.release('0.2.0', next);
  const { exchanged } = await own.update();
  expect([exchanged?.from, exchanged?.isByVersion]).toEqual(['0.1.1', false]);
  expect(own.text('src/main.ts')).toBe(next['src/main.ts']);
  expect(own.run('rev-parse', '--is-shallow-repository')).toBe('false');
});

test('tags of other names are no versions, and run nothing', async () => {
  const own = kit.clone();
  await own.begin();
  const names = [
    'v0.2.0;touch${IFS}ran',
    'v$(touch${IFS}ran)',
    'v9',
    'v9.0.0-rc.1',
    'v9.0.0/x',
    'v--upload-pack=touch',
    'very',
  ];
  for (const name of names) kit.run('update-ref', `refs/tags/${name}`, 'HEAD');
  kit.run('update-ref', 'refs/tags/v8.0.0', kit.run('rev-parse', 'HEAD:package.json'));
  expect((await own.update()).exchanged).toBeNull();
  for (const address of ['--upload-pack=touch ran', 'ext::sh -c "touch ran"', '-x'])
    await expect(own.update(null, address)).rejects.toThrow();
  expect(own.run('remote', 'get-url', 'kit')).toBe(`file://${kit.root}`);
  expect([kit.root, own.root].some((root) => existsSync(join(root, 'ran')))).toBe(false);
});

test('a version that is not what it says, and one that the kit does not know', async () => {
  const own = kit.clone();
  await own.begin();
  kit.run('tag', 'v0.2.0');
  await expect(own.update()).rejects.toThrow(
    'what the kit calls version 0.2.0 says another number of itself: tell those who make the kit',
  );
  own.keep({ 'package.json': '{}' });
  await expect(own.update()).rejects.toThrow('package.json does not say which version of the kit this is.');
});

test('work that git does not have, and a project without git, are not touched', async () => {
  const own = kit.clone();
  await own.begin();
  own.put({ 'data/new.txt': '', 'src/main.ts': 'mine' });
  await expect(refuseUnready(own.git)).rejects.toThrow(
    'git does not have all of your work yet. Publish it in the editor, or keep it by git add -A && git commit -m "What has changed":\n    src/main.ts\n    data/new.txt',
  );
  await expect(refuseUnready(makeGit('/'))).rejects.toThrow(
    'git does not look after this project, and without it your work can\'t be told from the kit\'s. In a terminal, once:\n    git init && git add -A && git commit -m "My site"',
  );
});
