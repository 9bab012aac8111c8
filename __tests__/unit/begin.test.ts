import type { OwnSettings } from '../../src/content/write/starter';
import { rmSync } from 'node:fs';
import { checkContent } from '../../src/content/check/checkContent';
import { pageCollections } from '../../src/content/model/collections';
import { mayBeOff, pageNames } from '../../src/content/model/pages';
import { valueOf } from '../../src/content/read/entry';
import { listContent } from '../../src/content/read/listContent';
import { parseContent } from '../../src/content/read/parse';
import { readContent } from '../../src/content/read/readContent';
import { beginContent } from '../../src/content/write/begin';
import { makeBeginning } from '../support/beginning';
import { site, today } from '../support/content';
import { misformed } from '../support/testContent';

const before = `before-${today}`;

// The starter's logo and icon take the place of these.
const settings: OwnSettings = { ...site };

let beginning: ReturnType<typeof makeBeginning>;
let root = '';
beforeEach(() => {
  beginning = makeBeginning();
  ({ root } = beginning);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const textAt = (file: string): string => beginning.textAt(file);

test('the content that a site begins with has no mistake, and nothing to advise on', async () => {
  await beginContent(root, settings, before, today);
  const { entries, problems, advice } = await checkContent(root, today);
  expect([problems, advice]).toEqual([[], []]);
  // Every page but that for wrong addresses.
  const navigationItems = pageNames.length - 1;
  expect(entries).toBe(1 + pageNames.length + navigationItems + 2);
});

test('it has the pages and the navigation, and no entries of anybody’s', async () => {
  await beginContent(root, settings, before, today);
  const { entries } = await readContent(root);
  const kinds = new Set(entries.map(({ collection }) => collection));
  expect([...kinds].sort()).toEqual([...pageCollections, 'navigation', 'policies', 'site'].sort());
  const items = entries.filter(({ collection }) => collection === 'navigation');
  const inOrder = items.sort((a, b) => Number(valueOf(a, 'id')) - Number(valueOf(b, 'id')));
  expect(inOrder.map((item) => valueOf(item, 'link')).join(' ')).toBe(
    '/ /audiobooks/ /anthologies/ /music/ /blog/ /{press}/ /about/ /contact/ /code/ /swof/ /running/ /bibliography/',
  );
});

test('what one has no use for is switched off, and no text speaks of it', async () => {
  const own = { ...settings, press: undefined, profiles: undefined };
  const off = pageNames.filter((name) => mayBeOff(name));
  await beginContent(root, own, before, today, off);
  const { problems, advice } = await checkContent(root, today);
  expect([problems, advice]).toEqual([[], []]);
  const { entries } = await readContent(root);
  const switched = entries.filter((entry) => valueOf(entry, 'off') === true);
  expect(switched.map(({ slug }) => slug).sort()).toEqual([...off].sort());
  const read = entries.filter(({ file }) => /policies|404|pages\/books/.test(file));
  const texts = read.map(({ file }) => textAt(file)).join('\n');
  expect(texts).not.toMatch(
    /Wall of Fame|video|widget|press play|soundtrack|blog|\]\(\/contact|\{if|\n\n\n/i,
  );
  expect(texts).toContain(
    'no other server is asked for anything before you click.\n\n## Links\n\nLinks to shops',
  );
  // The foot of a page has a link for mail, which shows no address.
  expect(texts).not.toMatch(/address at the foot/);
  expect(texts.match(/the mail link at the foot of every page/g)).toHaveLength(2);
  expect(await misformed(root)).toEqual([]);
});

test('a line of the starter stays where one of its pages is there', async () => {
  await beginContent(root, settings, before, today, ['music', 'swof', 'contact']);
  const privacy = textAt('data/policies/privacy-policy/index.md');
  expect(privacy).toContain('before you click.\n\n## When you press play\n\nWhere a page has a video');
  expect(privacy).not.toContain('Wall of Fame');
  expect(textAt('data/pages/about/index.md')).toMatch(
    /\n---\n\nAn author writes fiction\. The \[books\]\(\/\) are on the home page\. Shorter pieces are in the \[blog\]\(\/blog\/\)\.\n$/,
  );
});

test('every file stands in the form in which entries are written, the constants too', async () => {
  await beginContent(root, settings, before, today);
  expect(await misformed(root)).toEqual([]);
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
