import { parseEntry, readContent } from '../../src/content/read/readContent';
import { formatProblem } from '../../src/content/read/problem';
import { attacks, post } from '../support/attacks';
import { makeContent, problemsOf, removeContent } from '../support/content';
import { honest } from '../support/honestTexts';
import { worked } from '../support/worked';

/** What is over before anybody has noticed, in milliseconds, on a slow machine that has other work too. */
const atOnce = 2000;

/** Less than authors are given, so that these tests are done before they are old. */
const seconds = 0.1;

test.each(attacks)('$name is refused in time, or read', ({ path, text }) => {
  const started = worked();
  const read = parseEntry(path, text, seconds);
  expect(worked() - started).toBeLessThan(atOnce);
  if ('message' in read)
    expect(read).toMatchObject({ file: `data/${path}`, line: expect.any(Number) as number });
});

test('very many attacks are read up to where they are too much together', async () => {
  // A text that was read before is not read again.
  const unread = Object.fromEntries(attacks.map(({ path, text }) => [path, `${text}\n`]));
  const root = makeContent(unread);
  const started = worked();
  const { problems } = await readContent(root, seconds).finally(() => removeContent(root));
  expect(worked() - started).toBeLessThan(10_000);
  expect(problems.at(-1)?.message).toBe(
    'is where the content gets too much to be checked: make the files up to here smaller',
  );
});

test('what took too long once is refused at once from then on', () => {
  const text = post('*a'.repeat(50_000));
  const [first, second] = [0.5, 10].map((most) => parseEntry('posts/slow/index.md', text, most));
  expect(first).toEqual({
    file: 'data/posts/slow/index.md',
    line: 1,
    message: 'takes longer than 0.5 seconds to read: make several texts of it',
  });
  expect(second).toEqual(first);
});

test.each(Object.entries(honest))('%s passes', (_name, text) => {
  expect(parseEntry('posts/a/index.md', text)).toHaveProperty('parsed');
});

test.each<[string, string, string, string]>([
  [
    'a text',
    'posts/a/index.md',
    post('A word.\n\n'.repeat(22_000)),
    'data/posts/a/index.md:1: has 44009 lines: 44000 are the most, make several texts of it',
  ],
  [
    'a list within lists',
    'posts/a/index.md',
    post(Array.from({ length: 150 }, (_, index) => `${'  '.repeat(index)}- a`).join('\n')),
    'data/posts/a/index.md:56: is nested too deep to be read: 100 levels are the most',
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
  expect(await problemsOf({ 'swof/a.json': Buffer.alloc(2_000_001, ' ') })).toEqual([
    'data/swof/a.json:1: has 2000001 bytes: 2000000 are the most that can be read',
  ]);
});
