import { type OwnSettings, starterFolder } from '../../src/content/write/starter';
import { Refused } from '../../src/content/read/refused';
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beginContent, folderForBefore } from '../../src/content/write/begin';
import { makeBeginning } from '../support/beginning';
import { site as settings, today } from '../support/content';

const before = `before-${today}`;

let beginning: ReturnType<typeof makeBeginning>;
let root = '';
beforeEach(() => {
  beginning = makeBeginning();
  ({ root } = beginning);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const put = (file: string, text: string): void => beginning.put(file, text);
const textAt = (file: string): string => beginning.textAt(file);

/** Why the content is refused; empty where it is begun. */
const refused = (own: OwnSettings): Promise<readonly string[]> =>
  beginContent(root, own, before, today).then(
    () => [],
    (error: unknown) =>
      error instanceof Refused ? error.reasons.map(({ message }) => message) : Promise.reject(error as Error),
  );

test('what was there lies aside, whole, the sample with its tests too, and can be put back', async () => {
  put('sample/tests/facts.test.ts', 'a fact');
  expect(await beginContent(root, settings, before, today)).toEqual(['sample', 'data']);
  expect(readdirSync(root).sort()).toEqual([before, 'data', starterFolder]);
  expect(readdirSync(join(root, before)).sort()).toEqual(['data', 'sample']);
  expect(textAt(`${before}/data/site.json`)).toBe('what was there');
  expect(textAt(`${before}/sample/tests/facts.test.ts`)).toBe('a fact');
});

test('what was built of it goes, so that nothing of it is published, and stays where nothing is begun', async () => {
  put('public/index.html', 'the sample');
  put('.cache/redux/state', 'the sample');
  expect(await refused({ ...settings, mail: 'me' })).toHaveLength(1);
  expect(textAt('public/index.html')).toBe('the sample');
  await beginContent(root, settings, before, today);
  expect(readdirSync(root).sort()).toEqual([before, 'data', starterFolder]);
});

test('a second beginning of the same day sets aside under another name', async () => {
  expect(await folderForBefore(root, today)).toBe(before);
  mkdirSync(join(root, before, 'data'), { recursive: true });
  expect(await folderForBefore(root, today)).toBe(`${before}-2`);
  mkdirSync(join(root, `${before}-2`, 'data'), { recursive: true });
  expect(await folderForBefore(root, today)).toBe(`${before}-3`);
});

test('a beginning that was interrupted when the sample had been moved is gone on with', async () => {
  put(`${before}/sample/tests/facts.test.ts`, 'a fact');
  expect(await folderForBefore(root, today)).toBe(before);
  expect(await beginContent(root, settings, before, today)).toEqual(['data']);
  expect(readdirSync(join(root, before)).sort()).toEqual(['data', 'sample']);
});

test('where there is no content yet there is nothing to set aside', async () => {
  rmSync(join(root, 'data'), { recursive: true });
  expect(await beginContent(root, settings, before, today)).toEqual([]);
  expect(readdirSync(root).sort()).toEqual(['data', starterFolder]);
});

test('constants that the checks refuse leave all as it was', async () => {
  const press = { name: 'P', slug: 'privacy-policy' };
  expect(await refused({ ...settings, press, mail: 'me' })).toEqual([
    'data/site.json:11 press.slug: is the address of another page, got "privacy-policy"',
    'data/site.json:15 mail: must be a mail address, like me@example.com, got "me"',
  ]);
  expect(readdirSync(root).sort()).toEqual(['data', starterFolder]);
  expect(textAt('data/site.json')).toBe('what was there');
});

test('where the content can’t be moved, the sample stays too, and all is as it was', async () => {
  put('sample/README.md', 'a sample');
  put(`${before}/data/in-the-way`, '');
  expect(await refused(settings)).toEqual([
    'data/ cannot be moved (ENOTEMPTY): end what has it open, like npm run develop, and begin again',
  ]);
  expect(textAt('data/site.json')).toBe('what was there');
  expect(textAt('sample/README.md')).toBe('a sample');
  expect(readdirSync(join(root, before))).toEqual(['data']);
  expect(readdirSync(root).sort()).toEqual([before, 'data', 'sample', starterFolder]);
});

test('where the sample can’t be moved, nothing is', async () => {
  put('sample/README.md', 'a sample');
  put(`${before}/sample/in-the-way`, '');
  expect(await refused(settings)).toEqual([
    'sample/ cannot be moved (ENOTEMPTY): end what has it open, like npm run develop, and begin again',
  ]);
  expect(textAt('data/site.json')).toBe('what was there');
  expect(readdirSync(root).sort()).toEqual([before, 'data', 'sample', starterFolder]);
});

test('without the starter nothing is touched', async () => {
  rmSync(join(root, starterFolder), { recursive: true });
  await expect(beginContent(root, settings, before, today)).rejects.toThrow(/ENOENT/);
  expect(textAt('data/site.json')).toBe('what was there');
  expect(readdirSync(root)).toEqual(['data']);
});
