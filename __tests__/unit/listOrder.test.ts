import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FieldNode, parse, print, visit } from 'graphql';

const folder = 'src/templates';

const queryIn = (file: string): string =>
  /graphql`([^`]*)`/.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? '';

/** The lists for which a query asks in no order, by their names. */
const unsortedIn = (query: string): string[] => {
  const found: string[] = [];
  visit(parse(query), {
    Field: ({ name, alias, arguments: given = [] }: FieldNode) => {
      const sort = given.find((argument) => argument.name.value === 'sort');
      // Books, audiobooks and anthologies each have numbers of their own.
      const isSorted = sort && (name.value !== 'allCoverEntry' || /\b(type|title):/.test(print(sort)));
      if (/^all[A-Z]/.test(name.value) && !isSorted) found.push((alias ?? name).value);
    },
  });
  return found;
};

// Gatsby has nodes in the order in which it happened to read their files, which no two builds need to have in common.
test.each(readdirSync(folder).filter((file) => queryIn(file)))('what %s lists has an order', (file) => {
  expect(unsortedIn(queryIn(file))).toEqual([]);
});
