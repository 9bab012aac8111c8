import { type Changes, problemsOf } from '../../support/content';

const post = (more: string): string =>
  `---\ntitle: "T"\ndescription: "D."\nform: "essay"\npublished: "2024-01-09"\n${more}---\n\nWords.\n`;

test.each<[string, Changes, string[]]>([
  [
    'a tag without a letter',
    { 'posts/a/index.md': post('tags: ["Lamps", "!!"]\n') },
    ['data/posts/a/index.md:6 tags.1: must have a letter or a digit, got "!!"'],
  ],
  [
    'a tag that another post spells otherwise',
    {
      'posts/a/index.md': post('tags: ["Sci-Fi"]\n'),
      'posts/b/index.md': post('tags:\n  - "Lamps"\n  - "sci fi"\n'),
    },
    [
      'data/posts/b/index.md:8 tags.1: is spelt "Sci-Fi" in data/posts/a/index.md: spell both alike, got "sci fi"',
    ],
  ],
  [
    'a tag that would be at the address of another',
    { 'posts/a/index.md': post('tags: ["C", "C#"]\n') },
    [
      'data/posts/a/index.md:6 tags.1: has the address of "C" in data/posts/a/index.md: call one of them otherwise, got "C#"',
    ],
  ],
  [
    'a tag that a post has twice',
    { 'posts/a/index.md': post('tags: ["Lamps", "Lamps"]\n') },
    ['data/posts/a/index.md:6 tags.1: is named twice, got "Lamps"'],
  ],
  [
    'an empty tag',
    { 'posts/a/index.md': post('tags: [""]\n') },
    ['data/posts/a/index.md:6 tags.0: must not be empty, got ""'],
  ],
  [
    'a post where the tags are',
    { 'posts/a/index.md': post('tags: ["Lamps"]\n'), 'posts/tags/index.md': post('') },
    ['data/posts/tags/index.md: the name "tags" is the address of another page'],
  ],
  [
    'tags that are no list, of which nothing else is said',
    { 'posts/a/index.md': post('tags: "Lamps"\n') },
    ['data/posts/a/index.md:6 tags: must be a list in brackets, got "Lamps"'],
  ],
])('%s is named', async (_name, changes, problems) => {
  expect(await problemsOf(changes)).toEqual(problems);
});
