import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { readUnpublished } from '../../../src/editor/publish/unpublished';
import { lines, makeKit } from '../../support/kit';

const authors = ['data', 'static', 'sample'];

let kit: ReturnType<typeof makeKit>;
beforeEach(() => void (kit = makeKit()));
afterEach(() => kit.end());

/** A version in which everything changes that can. */
const releaseAll = (number: number): void =>
  kit.release(`0.${number}.0`, {
    [`data/books/new-${number}/index.json`]: '{"title":"New"}\n',
    'data/books/kept/index.json': `{"title":"The kit’s, ${number}"}\n`,
    'data/site.json': `{"title":"The kit’s site, ${number}"}\n`,
    ...(number === 2 ? { 'data/books/gone': null } : {}),
    [number === 2 ? 'data/books/moved' : `data/books/moved-${number - 1}`]: null,
    [`data/books/moved-${number}/index.json`]: '{"title":"Soon moved, as it is, a few words long"}\n',
    'sample/README.md': `the workshop, ${number}\n`,
    'static/.nojekyll': `${number}`,
    [`static/new-${number}.txt`]: 'of the kit',
    'src/main.ts': lines({ [number]: `line ${number} is new` }),
    [`src/part-${number}.ts`]: 'a part\n',
    [number === 2 ? 'src/old.ts' : `src/old-${number - 1}.ts`]: null,
    [`src/old-${number}.ts`]: 'an old part\n',
    'package-lock.json': lines({ [number]: `package ${number}` }),
  });

test('five versions on, nothing of the sample has come, nothing of the author’s has changed, and the code is the newest', async () => {
  const own = kit.clone();
  await own.begin();
  own.keep({
    'data/books/kept/index.json': '{"title":"My own, of the same name"}\n',
    'static/CNAME': 'keeper.example',
    'static/.nojekyll': null,
    'notes.txt': 'mine',
  });
  for (const number of [2, 3, 4, 5, 6]) {
    releaseAll(number);
    const before = own.files('HEAD', authors);
    const { exchanged, failed } = await own.update();
    expect([exchanged?.from, exchanged?.to, failed]).toEqual([`0.${number - 1}.0`, `0.${number}.0`, null]);
    expect(own.files('HEAD', authors)).toEqual(before);
    expect(own.run('status', '--porcelain')).toBe('');
    const code = own.files('HEAD').filter((line) => !line.endsWith('\tnotes.txt'));
    expect(code).toEqual(own.files(`refs/remotes/kit/versions/v0.${number}.0`));
    own.keep({ [`data/books/mine-${number}/index.json`]: `{"title":"Mine, ${number}"}\n` }, `Mine ${number}`);
  }
  expect(own.text('data/books/kept/index.json')).toBe('{"title":"My own, of the same name"}\n');
  expect(readdirSync(join(own.root, 'static'))).toEqual(['CNAME']);
  expect(existsSync(join(own.root, 'sample'))).toBe(false);
  expect(own.asked.slice(-3)).toEqual([
    'ci --ignore-scripts --no-audit --no-fund',
    'run --silent migrate -- --from 0.5.0',
    'run --silent check',
  ]);
});

test('what the kit’s makers have kept is not taken for the author’s, who has published', async () => {
  const own = kit.clone();
  await own.begin();
  own.run('init', '--quiet', '--bare', '.git/elsewhere');
  own.run('remote', 'add', 'origin', '.git/elsewhere');
  own.run('push', '--quiet', '--set-upstream', 'origin', 'main');
  releaseAll(2);
  await own.update();
  expect((await readUnpublished(own.root, own.git))?.versions).toEqual([
    'Update to version 0.2.0 of the kit',
  ]);
});

test('what the migrations and npm change is of the same version', async () => {
  const own = kit.clone();
  await own.begin();
  releaseAll(2);
  own.does.npm = (command) => {
    if (command.includes('migrate')) own.put({ 'data/site.json': '{"title":"Migrated"}\n' });
    return !command.endsWith('check');
  };
  const { failed } = await own.update();
  expect(failed).toBe('npm run --silent check');
  expect(own.run('status', '--porcelain')).toBe('');
  expect(own.run('log', '--first-parent', '--format=%s')).toBe(
    'Update to version 0.2.0 of the kit\nBegin the site of M. Keeper\nRelease 0.1.0',
  );
  expect(own.run('rev-parse', 'HEAD^2')).toBe(own.run('rev-parse', 'refs/remotes/kit/versions/v0.2.0'));
  const before = own.run('rev-parse', 'HEAD^1^{tree}');
  own.does.npm = () => true;
  await own.back();
  expect(own.run('rev-parse', 'HEAD^{tree}')).toBe(before);
});
