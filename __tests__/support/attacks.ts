/** A file that its reader takes very long for, or is never done with. */
export interface Attack {
  readonly name: string;
  readonly path: string;
  readonly text: string;
}

/** A post of this text, with more lines in its fields. */
export const post = (body: string, more = ''): string =>
  `---\ntitle: "T"\ndescription: "D"\nform: essay\npublished: "2024-01-09"\n${more}---\n\n${body}\n`;

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/** What readers of Markdown take the longer for, the more of it stands in one paragraph. */
const units = [
  ...wordsOf(
    '*a _a **a ***a~~ ~~a *_ **_ a_b a__b a. + a: é* [ ] ![ ![[ [a](< [a]( [a][ [] ]( <!- </ <a@ <a: &a &#1;',
  ),
  ...wordsOf(String.raw`^[ [^a] ![] \a a@ a.b@ a@b.c wwww. :// `),
  ...[
    '<a ',
    '<a b="',
    '` a',
    '`` a ` ',
    '^[a] ',
    'me@a.example ',
    'www.a.b ',
    'http://a.b ',
    '[a](b "',
    'word ',
  ],
  ...[
    'a\n',
    'a  \n',
    'a\\\n',
    '*a\n',
    '[a\n',
    '| a ',
    '|*a\n',
    '> a\n',
    '- a\n',
    '1. a\n',
    '- \n',
    '- [ ] a\n',
  ],
  ...[
    '# a\n',
    'a\n=\n',
    '<div>\n\n',
    '[a]: b\n\n',
    '[a]: <b\n',
    '[^a]: b\n\n',
    '> a\n\n',
    '- a\n\n',
    '~a~\n\n',
    '+\n\n',
  ],
];

/** So many lines, each by its number from 0. */
export const lines = (count: number, line: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const texts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(units.map((unit) => [JSON.stringify(unit), unit.repeat(50_000)])),
  'a word': 'a'.repeat(1_000_000),
  'five megabytes in a paragraph': 'A sentence without an end in sight. '.repeat(140_000),
  'five megabytes in many': 'A sentence.\n\n'.repeat(400_000),
  'nested lists': lines(3000, (index) => `${'  '.repeat(index)}- a`),
  'nested quotes': '> '.repeat(3000),
  'nested notes': '[^a]: '.repeat(3000),
  'lists in lists': '- - - - - - - - - - a\n'.repeat(5000),
  'a table without an end': `| a |\n| - |\n${'| a |\n'.repeat(20_000)}`,
  'a table without a side': `${'| a '.repeat(9000)}|\n${'| - '.repeat(9000)}|\n`,
  'fences in comments': `<!--\n\`\`\`\n-->\n\n${'*a'.repeat(50_000)}`,
  'fences in lists': `- \`\`\`\n\n${'*a'.repeat(50_000)}`,
  'an indented fence': `  \`\`\`\nx\n\`\`\`\n\n${'*a'.repeat(50_000)}`,
  'items without a text': `${'*a'.repeat(400)}\n* \n`.repeat(120),
  'items that go on with a number': `1. a\n${`${'*a'.repeat(400)}\n2. a\n`.repeat(120)}`,
  'numbers far in': `- a\n${`${'*a'.repeat(400)}\n     2. a\n`.repeat(120)}`,
  'items far in without a text': `- a\n${`${'*a'.repeat(400)}\n     -\n`.repeat(120)}`,
  'accents between letters': 'éa'.repeat(50_000),
  'windows line ends': '*a\r\n'.repeat(50_000),
};

const yaml: Readonly<Record<string, string>> = {
  'keys in YAML': lines(50_000, (index) => `key${index}: 1`),
  'a list in YAML': `a:\n${'- b\n'.repeat(50_000)}`,
  'dashes in YAML': `a: ${'- '.repeat(50_000)}`,
  'brackets in YAML': `a: ${'['.repeat(50_000)}`,
  'closed brackets in YAML': `a: ${']'.repeat(50_000)}`,
  'commas in YAML': `a: [${','.repeat(50_000)}]`,
  'question marks in YAML': '? a\n'.repeat(50_000),
  'aliases in YAML': `a: &a 1\n${lines(20_000, (index) => `key${index}: *a`)}`,
  'a long text in YAML': `a: "${'x'.repeat(5_000_000)}"`,
  'an open text in YAML': `a: "${'x\n '.repeat(50_000)}`,
};

const json: Readonly<Record<string, string>> = {
  'five megabytes of JSON': `{"title": "${'x'.repeat(5_000_000)}"}`,
  'a field written very often': `{${lines(100_000, () => '"id": 1,')} "id": 1}`,
  'very many fields': `{${lines(100_000, (index) => `"key${index}": 1,`)} "id": 1}`,
  'brackets in JSON': '['.repeat(100_000),
  'objects in JSON': '{"a":'.repeat(100_000),
  'a list in JSON': `[${'1,'.repeat(100_000)}1]`,
  'comments in JSON': '/*'.repeat(100_000),
  'a number in JSON': '1'.repeat(100_000),
};

const named = (path: (index: number) => string, all: Readonly<Record<string, string>>): Attack[] =>
  Object.entries(all).map(([name, text], index) => ({ name, path: path(index), text }));

/** Every attack, each with a file of its own. */
export const attacks: readonly Attack[] = [
  ...named(
    (index) => `posts/text-${index}/index.md`,
    Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, post(text)])),
  ),
  ...named(
    (index) => `posts/fields-${index}/index.md`,
    Object.fromEntries(Object.entries(yaml).map(([name, text]) => [name, post('', `${text}\n`)])),
  ),
  ...named((index) => `swof/person-${index}.json`, json),
];
