import { textParts } from '../../../src/content/read/markdown';
import { parseEntry } from '../../../src/content/read/readContent';
import { formatProblem } from '../../../src/content/read/problem';
import { allAttacks, attacks } from '../../support/attacks';
import { problemsOf } from '../../support/content';
import { honest } from '../../support/honestTexts';
import { worked } from '../../support/worked';

/** How long the check may take, in milliseconds, whatever lies in `data/`. */
const patience = 10_000;

/** What is over before anybody has noticed, in milliseconds, on a slow machine that has other work too. */
const atOnce = 2000;

test('whatever readers choke on is named by file and line, all of it within ten seconds', async () => {
  const started = worked();
  const problems = await problemsOf(allAttacks);
  expect(worked() - started).toBeLessThan(patience);
  for (const { path } of attacks) {
    expect(problems).toContainEqual(expect.stringMatching(new RegExp(`^data/${path}:\\d+: `)));
  }
  expect(problems.filter((problem) => problem.includes('gets too much'))).toEqual([]);
}, 120_000);

test.each(attacks)('$name is refused at once', ({ path, text }) => {
  const started = worked();
  const read = parseEntry(path, text);
  expect(worked() - started).toBeLessThan(atOnce);
  expect(read).toMatchObject({ message: expect.any(String) as string, line: expect.any(Number) as number });
});

test.each(Object.entries(honest))(
  '%s passes',
  (_name, text) => {
    const started = worked();
    const read = parseEntry('posts/a/index.md', text);
    expect(read).toHaveProperty('parsed');
    if ('parsed' in read) textParts(read);
    expect(worked() - started).toBeLessThan(patience);
  },
  60_000,
);

const post = (body: string): string => `---\nform: essay\n---\n\n${body}\n`;

test('paragraphs that items far in part are weighed as what they cost, and too many are refused at once', async () => {
  const parted = (count: number): string => post(`- a\n${`${'*a'.repeat(400)}\n     - a\n`.repeat(count)}`);
  const started = worked();
  expect(await problemsOf({ 'posts/a/index.md': parted(240) })).toContainEqual(
    'data/posts/a/index.md:1: is where the content gets too much to be checked: make the files up to here smaller',
  );
  expect(worked() - started).toBeLessThan(atOnce);
});

test.each<[string, string, string, string]>([
  [
    'a paragraph',
    'posts/a/index.md',
    post(`One.\n\n${'*a'.repeat(4600)}`),
    'data/posts/a/index.md:7: has a paragraph too long to be read: 9000 words and signs are the most, part it by a blank line',
  ],
  [
    'a table',
    'posts/a/index.md',
    post(`| a |\n| - |\n${'| a |\n'.repeat(8000)}`),
    'data/posts/a/index.md:5: has a table too long to be read: 27000 words and signs are the most, part it by a blank line',
  ],
  [
    'a list',
    'posts/a/index.md',
    post('- a\n'.repeat(5000)),
    'data/posts/a/index.md:4004: has too many paragraphs, lists and quotes to be read: make several texts of it',
  ],
  [
    'a text',
    'posts/a/index.md',
    post('A word.\n\n'.repeat(250_000)),
    'data/posts/a/index.md:500006: has 2250005 characters: 2000000 are the most, make several texts of it',
  ],
  [
    'a list within lists',
    'posts/a/index.md',
    post(Array.from({ length: 150 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n')),
    'data/posts/a/index.md:106: is nested too deep to be read: 100 levels are the most',
  ],
  [
    'the fields',
    'swof/a.json',
    `{"name": "${'x'.repeat(20_000)}"}`,
    'data/swof/a.json:1: has 20012 characters in its fields: 20000 are the most',
  ],
  [
    'the signs of the fields',
    'swof/a.json',
    `[${'1,'.repeat(3000)}1]`,
    'data/swof/a.json:1: has 3002 quotes, commas and other signs in its fields: 3000 are the most',
  ],
])('%s may only be so long', (_name, path, text, expected) => {
  const read = parseEntry(path, text);
  expect('message' in read && formatProblem(read)).toBe(expected);
});

test('of very many problems of a file the first are listed', async () => {
  const fields = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`a${index}`, 1]));
  const problems = await problemsOf({
    'swof/a.json': { id: 1, name: 'A', startDate: '1/1/2000', ...fields },
  });
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe('data/swof/a.json:25: and 80 more from here on');
});

test('a field has a length at which its author is told, before any rule is', async () => {
  const link = `/${'a/'.repeat(1000)}`;
  expect(await problemsOf({ 'navigation/a.json': { id: 1, title: 'T', link } })).toEqual([
    `data/navigation/a.json:4 link: must be 2000 characters or fewer, got "${link.slice(0, 59)}…`,
  ]);
});

test('a file too large to be opened is named', async () => {
  expect(await problemsOf({ 'swof/a.json': Buffer.alloc(8_000_001, ' ') })).toEqual([
    'data/swof/a.json:1: has 8000001 bytes: 8000000 are the most that can be read',
  ]);
});
