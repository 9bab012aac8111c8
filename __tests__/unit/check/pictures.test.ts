import { type Changes, pixel, problemsOf } from '../../support/content';

const file = 'pages/contact/index.md';
const fields = '---\ntitle: "T"\ndescription: "D"\n---\n\n';

test.each<[string, Changes, string[]]>([
  [
    'a picture that is not there and has no words',
    { [file]: `${fields}![](./cat.png)\n` },
    [
      'data/pages/contact/index.md:6 text: the picture needs words for those who do not see it: ![what it shows](./cat.png)',
      'data/pages/contact/index.md:6 text: the picture: there is no such file beside this one, got "./cat.png"',
    ],
  ],
  [
    'a picture of a stranger',
    { [file]: `${fields}![A cat](https://example.com/cat.png)\n` },
    [
      'data/pages/contact/index.md:6 text: the picture must be a file beside this one, like ./cover.jpg, got "https://example.com/cat.png"',
    ],
  ],
  [
    'a picture whose name is written as in an address',
    { [file]: `${fields}![A cat](./a%20cat.png)\n`, 'pages/contact/a%20cat.png': pixel },
    [
      'data/pages/contact/index.md:6 text: the picture must be named as its file is, without %20: put a name with spaces between < and >, got "./a%20cat.png"',
    ],
  ],
  [
    'a picture whose name breaks its line',
    { [file]: `${fields}![](./a&#10;cat.png)\n` },
    [
      'data/pages/contact/index.md:6 text: the picture needs words for those who do not see it: ![what it shows]("./a\\ncat.png")',
      'data/pages/contact/index.md:6 text: the picture: there is no such file beside this one, got "./a\\ncat.png"',
    ],
  ],
])('%s is named by file and line', async (_name, changes, expected) => {
  expect((await problemsOf(changes)).sort()).toEqual(expected.sort());
});
