import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { RefusedEntry } from '../../src/content/write/addEntry';
import {
  beginContent,
  folderForBefore,
  type OwnSettings,
  starterFolder,
} from '../../src/content/write/begin';
import { checkContent } from '../../src/content/check/checkContent';
import { valueOf } from '../../src/content/read/entry';
import { pageNames } from '../../src/content/model/pages';
import { parseContent } from '../../src/content/read/parse';
import { collectionOf } from '../../src/content/model/entryFiles';
import { listContent } from '../../src/content/read/listContent';
import { readContent } from '../../src/content/read/readContent';
import { type Fields, formatEntry } from '../../src/content/write/formatEntry';
import { site } from '../support/content';

const today = '2024-06-01';
const before = 'data-before-2024-06-01';

// The starter's own files take the place of these two.
const settings: OwnSettings = { ...site };

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'last-writes-'));
  cpSync(starterFolder, join(root, starterFolder), { recursive: true });
  mkdirSync(join(root, 'data'));
  writeFileSync(join(root, 'data', 'site.json'), 'what was there');
});

afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

const textAt = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Why the content is refused; empty where it is begun. */
const refused = (own: OwnSettings): Promise<readonly string[]> =>
  beginContent(root, own, before, today).then(
    () => [],
    (error: unknown) => (error instanceof RefusedEntry ? error.reasons : Promise.reject(error as Error)),
  );

test('the content that a site begins with has no mistake, and nothing to advise on', async () => {
  await beginContent(root, settings, before, today);
  const { entries, problems, advice } = await checkContent(root, today);
  expect([problems, advice]).toEqual([[], []]);
  expect(entries).toBe(1 + pageNames.length + 11 + 2);
});

test('it has the pages and the navigation, and no entries of anybody’s', async () => {
  await beginContent(root, settings, before, today);
  const { entries } = await readContent(root);
  const kinds = new Set(entries.map(({ collection }) => collection));
  expect([...kinds].sort()).toEqual(['aboutPage', 'navigation', 'pages', 'policies', 'site', 'sobrietyPage']);
  const items = entries.filter(({ collection }) => collection === 'navigation');
  const inOrder = items.sort((a, b) => Number(valueOf(a, 'id')) - Number(valueOf(b, 'id')));
  expect(inOrder.map((item) => valueOf(item, 'link')).join(' ')).toBe(
    '/ /audiobooks/ /anthologies/ /music/ /blog/ /{press}/ /about/ /contact/ /code/ /swof/ /running/',
  );
});

test('every file stands in the form in which entries are written, the constants too', async () => {
  await beginContent(root, settings, before, today);
  for (const path of (await listContent(root)).paths.filter((file) => /\.(json|md)$/.test(file))) {
    const text = textAt(`data/${path}`);
    const { value, body } = parseContent(path, text);
    const { collection } = collectionOf(path) ?? { collection: 'site' };
    expect(formatEntry(collection, value as Fields, body)).toBe(text);
  }
  expect(JSON.parse(textAt('data/site.json'))).toEqual(site);
});

test('the texts name the author, the company and the day, whatever signs a name has', async () => {
  await beginContent(root, { ...settings, author: 'A_B_ "C" <D>', company: 'E*' }, before, today);
  expect(textAt('data/pages/about/index.md')).toContain(String.raw`A\_B\_ "C" \<D\> writes`);
  const { value } = parseContent('a.md', textAt('data/pages/about/index.md'));
  expect((value as { description: string }).description).toMatch(/^About A_B_ "C" <D>:/);
  expect(textAt('data/policies/privacy-policy/index.md')).toContain(String.raw`E\* runs this site.`);
  expect(textAt('data/policies/privacy-policy/index.md')).toContain('updated: "2024-06-01"');
  const texts = (await listContent(root)).paths.filter((file) => file.endsWith('.md'));
  const words = texts.flatMap((file) => textAt(`data/${file}`).match(/\{\w+\}/g) ?? []);
  expect(new Set(words)).toEqual(new Set(['{press}']));
});

test('what was there lies aside, whole, and can be put back', async () => {
  await beginContent(root, settings, before, today);
  expect(readdirSync(root).sort()).toEqual(['data', before, starterFolder]);
  expect(readdirSync(join(root, before))).toEqual(['site.json']);
  expect(textAt(`${before}/site.json`)).toBe('what was there');
});

test('a second beginning of the same day sets aside under another name', async () => {
  expect(await folderForBefore(root, today)).toBe(before);
  mkdirSync(join(root, before));
  expect(await folderForBefore(root, today)).toBe(`${before}-2`);
  mkdirSync(join(root, `${before}-2`));
  expect(await folderForBefore(root, today)).toBe(`${before}-3`);
});

test('where there is no content yet there is nothing to set aside', async () => {
  rmSync(join(root, 'data'), { recursive: true });
  expect(await beginContent(root, settings, before, today)).toBe(false);
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

test('a failure on the way leaves all as it was', async () => {
  mkdirSync(join(root, before));
  writeFileSync(join(root, before, 'in-the-way'), '');
  expect(await refused(settings)).toEqual([
    'data/ cannot be moved (ENOTEMPTY): end what has it open, like npm run develop, and begin again',
  ]);
  rmSync(join(root, starterFolder), { recursive: true });
  await expect(beginContent(root, settings, before, today)).rejects.toThrow(/ENOENT/);
  expect(textAt('data/site.json')).toBe('what was there');
  expect(readdirSync(join(root, before))).toEqual(['in-the-way']);
  expect(readdirSync(root).sort()).toEqual(['data', before]);
});
