import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrateContent } from '../../../src/content/migrations/migrateContent';
import { migrations, type Migration } from '../../../src/content/migrations/register';
import { compareVersions, isVersion } from '../../../src/lib/version';
import { book, bookFile, makeContent, removeContent } from '../../support/content';

const story = 'stories/a-story/index.md';
const unchanged = `{"id":2,\n "title":  "By hand"}`;
let root = '';
beforeEach(() => {
  root = makeContent({
    [bookFile]: { ...book, blurb: 'Words.' },
    'books/by-hand/index.json': unchanged,
    'books/broken/index.json': '{',
    [story]: '---\nblurb: Words\n---\n\nA *text*,\n  as it is.\n',
  });
});
afterEach(() => removeContent(root));

const text = (file: string): string => readFileSync(join(root, 'data', file), 'utf8');

const rename = (version: string, from: string, to: string): Migration => ({
  version,
  says: `${from} is ${to} now`,
  migrate: (_entry, { [from]: value, ...others }) =>
    value === undefined ? others : { ...others, [to]: value },
});

const two = [rename('0.2.0', 'blurb', 'about'), rename('0.3.0', 'about', 'story')];

test('entries are brought up step by step, and what does not change stays byte for byte', async () => {
  const migrated = await migrateContent(root, '0.1.0', two);
  const says = ['blurb is about now', 'about is story now'];
  expect(migrated).toEqual([
    { file: `data/${bookFile}`, says },
    { file: `data/${story}`, says },
  ]);
  expect(JSON.parse(text(bookFile))).toEqual({ ...book, story: 'Words.' });
  expect(text(story)).toBe('---\nstory: "Words"\n---\n\nA *text*,\n  as it is.\n');
  expect(text('books/by-hand/index.json')).toBe(unchanged);
});

test('what was written for a later version is not asked of', async () => {
  expect(await migrateContent(root, '0.3.0', two)).toEqual([]);
  const [{ says } = { says: [] }] = await migrateContent(root, '0.2.0', [
    ...two.slice(0, 1),
    rename('0.3.0', 'blurb', 'story'),
  ]);
  expect(says).toEqual(['blurb is story now']);
});

test('where one fails, nothing has changed', async () => {
  const before = text(bookFile);
  const failing: Migration = {
    version: '0.2.0',
    says: '',
    migrate: ({ collection }, fields) => {
      if (collection === 'stories') throw new Error('no');
      return { ...fields, title: 'New' };
    },
  };
  await expect(migrateContent(root, '0.1.0', [failing])).rejects.toThrow('no');
  expect(text(bookFile)).toBe(before);
});

test('the register is ordered by its versions', () => {
  const versions = migrations.map(({ version }) => version);
  expect(versions.filter((version) => !isVersion(version))).toEqual([]);
  expect([...versions].sort(compareVersions)).toEqual(versions);
});
