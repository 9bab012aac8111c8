import { z } from 'zod';
import { findings } from '../../../src/content/model/findings';
import { type Changes, book, bookFile as file, problemsOf } from '../../support/content';

test.each<[string, Changes, string[]]>([
  [
    'a number below the first',
    { [file]: { ...book, id: 0 } },
    ['data/books/a-book/index.json:2 id: must be 1 or more, got 0'],
  ],
  [
    'a number that nobody has room for',
    { [file]: { ...book, id: 1e20 } },
    ['data/books/a-book/index.json:2 id: must be 2147483647 or less, got 100000000000000000000'],
  ],
  [
    'a number that GraphQL has no room for',
    { [file]: { ...book, id: 3_000_000_000 } },
    ['data/books/a-book/index.json:2 id: must be 2147483647 or less, got 3000000000'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});

test('of a number that may be a part of one it is not said that it must be whole', () => {
  const schema = z.strictObject({ any: z.number(), whole: z.int(), perhaps: z.int().optional() });
  expect(findings(schema, { any: 'x', whole: 'x', perhaps: 1.5 }).map(({ message }) => message)).toEqual([
    'must be a number, got "x"',
    'must be a whole number, got "x"',
    'must be a whole number, got 1.5',
  ]);
});
