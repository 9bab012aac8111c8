import { type Changes, bookFile as file, problemsOf } from '../../support/content';

test.each<[string, Changes, string[]]>([
  [
    'JSON that does not parse',
    { [file]: '{\n  "id": 1,\n  "title": "A book"\n  "image": "./cover.png"\n}\n' },
    ['data/books/a-book/index.json:4: is not valid JSON: comma expected'],
  ],
  ['an empty file', { [file]: '' }, ['data/books/a-book/index.json:1: is not valid JSON: value expected']],
  [
    'a field written twice',
    {
      [file]:
        '{\n  "id": 1,\n  "title": "A",\n  "title": "B",\n  "image": "./cover.png",\n  "link": "https://a.example"\n}\n',
    },
    ['data/books/a-book/index.json:4 title: stands twice in this file: keep one'],
  ],
  [
    'frontmatter that does not parse',
    { 'posts/a/index.md': '---\nid: 1\ntitle: "A post\n---\n\nText.\n' },
    ['data/posts/a/index.md:3: is not valid YAML: Missing closing "quote'],
  ],
  [
    'a title that begins like an alias',
    { 'posts/a/index.md': '---\nid: 1\ntitle: *Empty* car\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML: Unexpected scalar at node end'],
  ],
  [
    'an alias to nothing',
    { 'posts/a/index.md': '---\nid: 1\ntitle: *Empty\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: put a text that begins with *, & or ! in quotes'],
  ],
  [
    'a list that holds itself',
    { 'posts/a/index.md': '---\nid: 1\ntitle: &t [*t]\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: put a text that begins with *, & or ! in quotes'],
  ],
  [
    'a tag',
    { 'posts/a/index.md': '---\nid: 1\ntitle: !wow y\n---\n' },
    ['data/posts/a/index.md:3: is not valid YAML here: put a text that begins with *, & or ! in quotes'],
  ],
  [
    'a byte order mark',
    { [file]: '\uFEFF{}' },
    ['data/books/a-book/index.json:1: begins with a byte order mark: save it as UTF-8 without one'],
  ],
  [
    'a text in another encoding',
    { [file]: Buffer.from('{\n  "title": "Caf\xe9"\n}', 'latin1') },
    ['data/books/a-book/index.json:2: has a character that is not UTF-8: save the file as UTF-8'],
  ],
  [
    'a text without frontmatter',
    { 'posts/a/index.md': 'Text.\n' },
    ['data/posts/a/index.md:1: must begin with its fields between two lines of ---'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});
