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
    'a text without frontmatter',
    { 'posts/a/index.md': 'Text.\n' },
    ['data/posts/a/index.md:1: must begin with frontmatter between two lines of ---'],
  ],
])('%s is named by file, line and field', async (_name, changes, expected) => {
  expect(await problemsOf(changes)).toEqual(expected);
});
