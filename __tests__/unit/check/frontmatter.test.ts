import { type Changes, problemsOf } from '../../support/content';

const post = (form: string): string =>
  `---\ntitle: "A post"\ndescription: "D"\n${form}published: "2024-01-09"\n---\n\nText.\n`;

test.each<[string, Changes, string[]]>([
  [
    'frontmatter that does not parse',
    { 'posts/a/index.md': '---\nform: essay\ntitle: "A post\n---\n\nText.\n' },
    ['data/posts/a/index.md:3: is not valid YAML: Missing closing "quote'],
  ],
  [
    'a title that begins like an alias',
    { 'posts/a/index.md': '---\nform: essay\ntitle: *Empty* car\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML: Unexpected scalar at node end'],
  ],
  [
    'an alias to nothing',
    { 'posts/a/index.md': '---\nform: essay\ntitle: *Empty\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: put a text that begins with *, & or ! in quotes'],
  ],
  [
    'a list that holds itself',
    { 'posts/a/index.md': '---\nform: essay\ntitle: &t [*t]\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: put a text that begins with *, & or ! in quotes'],
  ],
  [
    'a tag',
    { 'posts/a/index.md': '---\nform: essay\ntitle: !wow y\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: put a text that begins with *, & or ! in quotes'],
  ],
  [
    'a text without frontmatter',
    { 'posts/a/index.md': 'Text.\n' },
    ['data/posts/a/index.md:1: must begin with its fields between two lines of ---'],
  ],
  [
    'YAML nested deeper than anything can read it',
    { 'posts/a/index.md': `---\nform: essay\ntitle: ${'['.repeat(2000)}\n---\n` },
    ['data/posts/a/index.md:3: is nested too deep to be read: 100 levels are the most'],
  ],
  [
    'a text nested deeper than anything can read it',
    { 'posts/a/index.md': `---\nform: essay\n---\n\nA text.\n\n${'> '.repeat(20_000)}a\n` },
    ['data/posts/a/index.md:7: is nested too deep to be read: 100 levels are the most'],
  ],
  [
    'a field whose name is a list',
    { 'posts/a/index.md': '---\nform: essay\n? [1]: 2\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: the name of a field must be a text'],
  ],
  [
    'a field whose name is a number',
    { 'posts/a/index.md': '---\nform: essay\n2: 3\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: the name of a field must be a text'],
  ],
  [
    'a text whose last quote is one of its own',
    { 'posts/a/index.md': '---\nform: essay\ntitle: "A \\"post\\"\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: the text ends in \\", which does not close it'],
  ],
  [
    'the same in single quotes',
    { 'posts/a/index.md': "---\nform: essay\ntitle: 'A ''post''\n---\n" },
    ["data/posts/a/index.md:3: is not valid YAML here: the text ends in '', which does not close it"],
  ],
  [
    'a field whose colon stands in the next line',
    { 'posts/a/index.md': '---\nform: essay\ntitle\n  : "A"\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: the colon must follow the name in its line'],
  ],
  [
    'fields that end before their last',
    { 'posts/a/index.md': '---\nform: essay\n...\ntitle: "A"\n---\n' },
    ['data/posts/a/index.md:4: is not valid YAML: a line of ... ends the fields'],
  ],
  [
    'a second --- that is more than that',
    { 'posts/a/index.md': '---\nform: essay\ntitle: "A\n---b"\n---\n' },
    ['data/posts/a/index.md:4: must have nothing after its second ---'],
  ],
  [
    'frontmatter without fields',
    { 'policies/a/index.md': '---\n---\ntitle: "A"\ndescription: "D"\nupdated: 2024-01-01\n---\n' },
    [
      'data/policies/a/index.md:1 title: is missing: write the heading of the page; {press} in it becomes the name of your press',
      'data/policies/a/index.md:1 description: is missing: write one sentence for search results',
      'data/policies/a/index.md:1 updated: is missing: write the day it was last changed as year-month-day, like 2024-03-09',
    ],
  ],
  [
    'a character that nobody sees',
    { 'posts/a/index.md': '---\nform: essay\ntitle: "A\u0005"\n---\n' },
    ['data/posts/a/index.md:3: has an invisible character, U+0005: delete it'],
  ],
  [
    'a byte order mark that came along with a text',
    { 'posts/a/index.md': '---\nform: essay\ntitle: "A \uFEFFpost"\n---\n' },
    ['data/posts/a/index.md:3: has an invisible character, U+FEFF: delete it'],
  ],
  [
    'a number that JSON does not have',
    { 'posts/a/index.md': post('form: .inf\n') },
    ['data/posts/a/index.md:4 form: must be story or essay, got Infinity'],
  ],
  [
    'a list where a text belongs, at the line of its name',
    { 'posts/a/index.md': post('form:\n  - essay\n') },
    ['data/posts/a/index.md:4 form: must be story or essay, got ["essay"]'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});
