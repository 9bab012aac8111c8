import { lines, makeKit } from '../../support/kit';
import type { Own } from '../../support/ownProject';

let kit: ReturnType<typeof makeKit>;
let own: Own;
beforeEach(async () => {
  kit = makeKit();
  own = kit.clone();
  await own.begin();
});
afterEach(() => kit.end());

test('what was changed by hand elsewhere in a file stays, in a file that the kit has moved too', async () => {
  own.keep({ 'src/main.ts': lines({ 1: 'mine' }), 'src/extra.ts': 'mine' });
  kit.release('0.2.0', { 'src/main.ts': null, 'lib/main.ts': lines({ 30: 'new' }), 'src/old.ts': null });
  await own.update();
  expect(own.text('lib/main.ts')).toBe(lines({ 1: 'mine', 30: 'new' }));
  expect(own.text('src/extra.ts')).toBe('mine');
});

const torn = `version 0.2.0 of the kit has changed what you have changed too:
    src/main.ts
    src/old.ts, which is deleted there; Say whose lines stay where they meet. All other changes of both come together, and git has what goes:
    npm run update -- --keep mine    yours stay: what the kit does there is left out
    npm run update -- --keep kit     the kit's come: make your change anew afterwards`;

const tear = (): void => {
  own.keep({ 'src/main.ts': lines({ 5: 'mine', 12: 'also mine' }), 'src/old.ts': 'mine\n' });
  kit.release('0.2.0', {
    'src/main.ts': lines({ 5: 'the kit’s', 25: 'also the kit’s' }),
    'src/old.ts': null,
  });
};

test('where both have changed the same, nothing happens, and it is said what to do', async () => {
  tear();
  const head = own.head();
  await expect(own.update()).rejects.toThrow(new Error(torn));
  expect([own.head(), own.run('status', '--porcelain'), own.asked]).toEqual([head, '', []]);
});

test('the author’s lines stay where that is said, and all else comes', async () => {
  tear();
  const { exchanged } = await own.update('mine');
  expect(exchanged?.settled).toEqual(['src/main.ts', 'src/old.ts']);
  expect(own.text('src/main.ts')).toBe(lines({ 5: 'mine', 12: 'also mine', 25: 'also the kit’s' }));
  expect(own.text('src/old.ts')).toBe('mine\n');
});

test('the kit’s lines come where that is said, and all else stays', async () => {
  tear();
  await own.update('kit');
  expect(own.text('src/main.ts')).toBe(lines({ 5: 'the kit’s', 12: 'also mine', 25: 'also the kit’s' }));
  expect(own.run('ls-files', 'src/old.ts')).toBe('');
});

test('a name and packages of the author’s own tear nothing, and npm makes the lock file whole', async () => {
  const mine = { name: 'my-site', version: '0.1.0', dependencies: { b: '1.0.0' } };
  own.keep({ 'package.json': JSON.stringify(mine), 'package-lock.json': lines({ 2: 'b' }) });
  kit.release('0.2.0', { 'package-lock.json': lines({ 2: 'a' }) }, { dependencies: { a: '1.0.0' } });
  own.does.npm = (command) => {
    if (command.startsWith('install')) own.put({ 'package-lock.json': lines({ 2: 'a, b' }) });
    return true;
  };
  await own.update();
  expect(JSON.parse(own.text('package.json'))).toEqual({
    name: 'my-site',
    version: '0.2.0',
    dependencies: { a: '1.0.0', b: '1.0.0' },
  });
  expect(own.asked[0]).toBe('install --ignore-scripts --no-audit --no-fund');
  expect(own.run('show', 'HEAD:package-lock.json')).toContain('a, b');
});

test('where no package is another, none is installed', async () => {
  const lock = (version: string, packages: object): string =>
    JSON.stringify({ version, packages: { '': { version }, ...packages } });
  kit.release('0.2.0', { 'package-lock.json': lock('0.2.0', { a: {} }) });
  kit.release('0.3.0', { 'package-lock.json': lock('0.3.0', { a: {} }) });
  await own.update();
  own.asked.length = 0;
  kit.release('0.4.0', { 'package-lock.json': lock('0.4.0', { a: {} }) });
  await own.update();
  expect(own.asked).toEqual(['run --silent migrate -- --from 0.3.0', 'run --silent check']);
});

test('back: the code is as before, byte for byte, and what was kept since stays', async () => {
  const before = own.run('rev-parse', 'HEAD^{tree}');
  kit.release('0.2.0', { 'src/main.ts': lines({ 5: 'new' }), 'src/more.ts': 'new' });
  await own.update();
  const updated = own.run('rev-parse', 'HEAD^{tree}');
  await own.back();
  expect(own.run('rev-parse', 'HEAD^{tree}')).toBe(before);
  await expect(own.back()).rejects.toThrow('the last update is taken back already');
  await own.update();
  expect(own.run('rev-parse', 'HEAD^{tree}')).toBe(updated);
  own.keep({ 'data/books/later/index.json': '{}', 'src/mine.ts': 'mine' });
  const { exchanged } = await own.back();
  expect([exchanged.from, exchanged.to]).toEqual(['0.2.0', '0.1.0']);
  expect(own.text('data/books/later/index.json') + own.text('src/mine.ts')).toBe('{}mine');
  expect(own.text('src/main.ts')).toBe(lines());
  kit.release('0.3.0', { 'src/main.ts': lines({ 5: 'new', 9: 'newer' }) });
  await own.update();
  expect(own.text('src/main.ts')).toBe(lines({ 5: 'new', 9: 'newer' }));
  expect(own.text('src/more.ts')).toBe('new');
});

test('back, where what the update brought was changed since: nothing happens without a word', async () => {
  await expect(own.back()).rejects.toThrow('there is no update in the history of this project');
  kit.release('0.2.0', { 'src/main.ts': lines({ 5: 'new' }) });
  await own.update();
  own.keep({ 'src/main.ts': lines({ 5: 'mine' }) });
  const head = own.head();
  await expect(own.back()).rejects.toThrow(
    'since the update to version 0.2.0, you have changed what it has brought:\n    src/main.ts; Say whose',
  );
  expect(own.head()).toBe(head);
  await own.back('kit');
  expect(own.text('src/main.ts')).toBe(lines());
});
