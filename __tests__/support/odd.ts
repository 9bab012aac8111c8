import fc from 'fast-check';

const wordsOf = (list: string): string[] => list.trim().split(/\s+/);

/** Texts that some reader on the way may take for more than a text. */
const texts = [
  ...wordsOf(String.raw`
    __proto__ constructor toString length id internal parent children fields title
    {press} %7Bpress%7D /{press}/ /about/ /blog/a-post/ /a-press/ //a.example a-press blog static terms
    https://a.example https://a.example/ü?a=b#c https://a.example:99999 https://1.2.3.999/ https://xn--.com http://a
    me@example.com mailto:me@example.com javascript:alert(1) data:, en en-GB zz-zz-zz aqz-KE-bpKQ essay story
    ./cover.png ./poster.png ./cat.png ./none.png ../logo.svg ./index.json ./logo.svg ./track.mp3 ./ ./%ff.png
    1/1/2000 2/30/2020 0/0/0000 12/31/9999 2020-02-29 2021-02-29 0000-01-01 2024-01-09 2024-01-09T10:00:00Z
    yes null ~ true 017 0o17 0x1F 0b11 1_000 1:30 1e3 .inf .nan -0 1.0 1.5 12345678901234567890 2147483648
  `),
  ...['', ' ', '\t', '\0', '\r', '\r\n', '\u200B', '\u2028', '\u202Ea', '\uFEFF', '\uD800', '🏃‍♀️ ﷺ e\u0301'],
  './a cat & 100%.png',
];

const json = [
  ...wordsOf(
    String.raw`[ ] { } " , : \ // /**/ {"a":1,"a":2} "\ud800" "\u0000" "__proto__":1, 01 -1 1.5 NaN`,
  ),
  ...['"title": "b",', '"a\\nb": 1, "a\\nb": 2,'],
];

const yaml = [
  ...wordsOf(String.raw`*a & ! | > # @a \ - ? : --- ---b ... " ' [ ] { } "\ud800" "\0" <<:`),
  ...[
    '&a b',
    '!wow b',
    '!!binary aGk=',
    '<<: {a: 1}',
    '? [1]: 2',
    '? {a: 1}\n: 2',
    '? a',
    '1: 2\n"1": 3',
    ': 1',
  ],
  ...['- a', '[a, b]', '{a: 1}', '>-\n  folded\n  text', '|2\n  b', 'a: b', 'a #b', '# a', '%YAML 1.1'],
  ...['--- b', '---\n---', '\n---\n', '\n---b', '"a\n---b"', 'title: b\ntitle: c'],
];

const markdown = [
  ...wordsOf(String.raw`
    [a](/about/) [a](/none/) [a]() [a](%) [a](https://a.example/%) [a](mailto:%) [^2] ^[a] &#0; &#xD800; &amp; *** \
    ![a](./cat.png) ![a](./none.png) ![a](./%ff.png) ![a](%) ![](./cat.png) ![a](./&#10;.png) <!--a--> <script>
    <a@b.example> <https://a.example> www.a.example a@b.example https://a.example/%ff ~~a~~ # > - 1. |
  `),
  ...['![a](<./a cat & 100%.png>)', '![a][b]\n\n[b]: ./cat.png', '[id]: /about/ "', '    a', '{press}'],
  ...['```js{1}\na\n```', '| a |\n| - |\n| ![a|b](./cat.png) |', '[a]: <', '- [ ] a', '[{press}](/{press}/)'],
];

const character = fc
  .oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));

/** Any text, and more often one that has a meaning somewhere. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...texts) },
  { weight: 2, arbitrary: fc.string({ unit: character }) },
  { weight: 2, arbitrary: fc.lorem() },
);

/** Much of what opens something, which readers that call themselves for each run out of breath on. */
const nested = (openings: readonly string[], most: number): fc.Arbitrary<string> =>
  fc
    .record({ opening: fc.constantFrom(...openings), times: fc.constantFrom(20, 110, most) })
    .map(({ opening, times }) => opening.repeat(times));

const within = (syntax: readonly string[], openings: readonly string[], most: number): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...syntax) },
    { weight: 4, arbitrary: oddText },
    nested(openings, most),
  );

/** What means something, or nothing good, in the text of a JSON file. */
export const oddJson = within(json, ['[', '{"a":', '[{"a":'], 5000);

/** The same in the fields of a Markdown file. */
export const oddYaml = within(yaml, ['[', '{a: ', '- ', '? '], 1500);

/** The same in what follows them. */
export const oddMarkdown = within(markdown, ['> ', '- ', '1. ', '*a ', '![', '[a](', '<a'], 1000);

/** Any number, and more often one at an edge. */
export const oddNumber: fc.Arbitrary<number> = fc.oneof(
  fc.constantFrom(0, -0, 1, 2, 1.5, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e300, 5e-324),
  fc.integer(),
  fc.double(),
  fc.double({ min: 1, max: 3000, noNaN: true }),
);

/** Any value that a field may have. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  oddText,
  oddNumber,
  fc.jsonValue(),
  fc.constantFrom(true, null),
  fc.array(fc.lorem(), { maxLength: 4 }),
);
