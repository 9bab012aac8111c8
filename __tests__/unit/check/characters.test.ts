import { adviceOn, book, bookFile, type Changes, problemsOf } from '../../support/content';
import { largePictures } from '../../support/largePictures';

const text = 'pages/contact/index.md';
const fields = '---\ntitle: "T"\ndescription: "D"\n---\n\n';
const withTitle = (title: string): Changes => ({ [bookFile]: JSON.stringify({ ...book, title }, null, 2) });
const title = 'data/books/a-book/index.json:3 title:';

test.each<[string, Changes, string[]]>([
  ['NUL', withTitle('A\0b'), [`${title} has an invisible character, U+0000: delete it`]],
  ['half a character', withTitle('A\uD800b'), [`${title} has an invisible character, U+D800: delete it`]],
  ['a tab', withTitle('A\tb'), [`${title} has an invisible character, U+0009: delete it`]],
  ['the end of a line', withTitle('A\nb'), [`${title} has an invisible character, U+000A: delete it`]],
  [
    'NUL in YAML',
    { [text]: '---\ntitle: "A\\0b"\ndescription: "D"\n---\n' },
    ['data/pages/contact/index.md:2 title: has an invisible character, U+0000: delete it'],
  ],
  [
    'several lines in YAML',
    { [text]: '---\ntitle: |\n  A\n  b\ndescription: "D"\n---\n' },
    ['data/pages/contact/index.md:2 title: has an invisible character, U+000A: delete it'],
  ],
  [
    'NUL in a list',
    { 'pages/swof/index.md': '---\ntitle: "T"\ndescription: "D"\ncolumns: ["A", "B\\0", "C"]\n---\n' },
    ['data/pages/swof/index.md:4 columns.1: has an invisible character, U+0000: delete it'],
  ],
  [
    'a title of nothing but spaces without width',
    withTitle('\u200B'),
    [`${title} must not be empty, got "\u200B"`],
  ],
  ...['\u2800', '\u3164', '\u0301', '\uFFF9', '\u{E0041}\u{E007F}', '\u200D\uFE0F'].map(
    (unseen): [string, Changes, string[]] => [
      `a title of nothing but ${JSON.stringify(unseen)}`,
      withTitle(unseen),
      [`${title} must not be empty, got "${unseen}"`],
    ],
  ),
  [
    'a link that shows nothing',
    { [text]: `${fields}[](https://a.example)\n\n[&#x200b;](/about/)\n\n[![](./a.png)](/about/)\n` },
    [
      'data/pages/contact/index.md:6 text: the link needs words: [where it leads](https://a.example)',
      'data/pages/contact/index.md:8 text: the link needs words: [where it leads](/about/)',
      'data/pages/contact/index.md:10 text: the picture needs words for those who do not see it: ![what it shows](./a.png)',
      'data/pages/contact/index.md:10 text: the picture: there is no such file beside this one, got "./a.png"',
      'data/pages/contact/index.md:10 text: the link needs words: [where it leads](/about/)',
    ],
  ],
  [
    'a picture whose words show nothing',
    { [text]: `${fields}![&#x2800;](./a.png)\n` },
    [
      'data/pages/contact/index.md:6 text: the picture needs words for those who do not see it: ![what it shows](./a.png)',
      'data/pages/contact/index.md:6 text: the picture: there is no such file beside this one, got "./a.png"',
    ],
  ],
  [
    'NUL in a text, by its number',
    { [text]: `${fields}Words,\nand &#0; more.\n` },
    ['data/pages/contact/index.md:7 text: has a sign written by a number that is no character’s: delete it'],
  ],
  [
    'an address before the host',
    { [bookFile]: { ...book, link: 'https://amazon.com@evil.example/' } },
    [
      'data/books/a-book/index.json:5 link: must be a whole address without spaces, got "https://amazon.com@evil.example/"',
    ],
  ],
])('%s is refused', async (_name, changes, expected) => {
  expect((await problemsOf(changes)).sort()).toEqual(expected.sort());
});

const turns = 'which turns the direction of what follows: delete it if you do not mean it';

test.each<[string, Changes, string[]]>([
  [
    'a title that is turned',
    withTitle('A\u202Eb'),
    [`${title} has the invisible character U+202E, ${turns}`],
  ],
  [
    'a text that is turned',
    { [text]: `${fields}Words,\nand \u2067more.\n` },
    [`data/pages/contact/index.md:7 text: has the invisible character U+2067, ${turns}`],
  ],
  [
    'a text that is turned by a number',
    { [text]: `${fields}Words &#x202e; more.\n` },
    [`data/pages/contact/index.md:6 text: has the invisible character U+202E, ${turns}`],
  ],
])('%s is advised on', async (_name, changes, expected) => {
  expect(await adviceOn({ ...(await largePictures()), ...changes })).toEqual(expected);
});

test.each([
  'שלום עולם',
  'مرحبا\u200Fبكم',
  'می\u200Cخواهم',
  'क्\u200Dष',
  '🏃‍♀️ 👩🏽‍🚀',
  '吾輩は猫である',
  'é e\u0301',
])('the title %s is in order', async (honest) => {
  const changes = { ...(await largePictures()), ...withTitle(honest) };
  // Which typefaces there are is told by each machine.
  const advice = (await adviceOn(changes)).filter((line) => !line.includes('no typeface of this machine'));
  expect([...(await problemsOf(changes)), ...advice]).toEqual([]);
});
