import fc from 'fast-check';

/** Words that some reader on the way may take for more than a text. */
const words = String.raw`
  __proto__ constructor toString length id internal parent children fields title
  {press} %7Bpress%7D /{press}/ /about/ /blog/a-post/ /a-press/ //a.example a-press blog static terms
  https://a.example https://a.example/ü?a=b#c https://a.example:99999 https://1.2.3.999/ https://xn--.com http://a
  me@example.com mailto:me@example.com javascript:alert(1) data:, en en-GB zz-zz-zz aqz-KE-bpKQ essay story
  ./cover.png ./poster.png ./cat.png ./none.png ../logo.svg ./index.json ./logo.svg ./track.mp3 ./ ./%ff.png
  1/1/2000 2/30/2020 0/0/0000 12/31/9999 2020-02-29 2021-02-29 0000-01-01 2024-01-09 2024-01-09T10:00:00Z
  yes null ~ true 017 0o17 0x1F 0b11 1_000 1:30 1e3 .inf .nan -0 1.0 12345678901234567890 2147483648
  *a & ! [ ] { } " ' | , # @a \ - ? : --- ---b ... "\ud800" "\0" "a\nb" {"a":1,"a":2} // /**/
  [a](/about/) [a](/none/) [a]() [a](%) [^2] ^[a] ![a](./cat.png) ![a](./none.png) ![a](./%ff.png) ![](./cat.png)
  <a@b.example> <https://a.example> www.a.example a@b.example <script> <!--a--> &#0; &#xD800; &amp; ~~a~~ ***
`
  .trim()
  .split(/\s+/);

const phrases = [
  '',
  ' ',
  '\t',
  '\0',
  '\r',
  '\r\n',
  '\uFEFF',
  '\u2028',
  '\uD800',
  '\u202Ea',
  '\u200B',
  '🏃‍♀️ ﷺ e\u0301',
  './a cat & 100%.png',
  '&a b',
  '!wow b',
  '!!binary aGk=',
  '<<: {a: 1}',
  '? [1]: 2',
  '? {a: 1}\n: 2',
  '? a',
  '1: 2',
  '1: 2\n"1": 3',
  ': 1',
  '- a',
  '[a, b]',
  '{a: 1}',
  '>-\n  folded\n  text',
  '|2\n  b',
  'a: b',
  'a #b',
  '# a',
  '%YAML 1.1',
  '--- b',
  '---\n---',
  '\n---\n',
  'title: b\ntitle: c',
  '"title": "b",',
  '"a\\nb": 1, "a\\nb": 2,',
  '![a][b]\n\n[b]: ./cat.png',
  '[id]: /about/ "\n',
  '\n\n    a',
  '```js{1}\na\n```',
  '| a |\n| - |\n| ![a|b](./cat.png) |',
];

/** Much of what opens something, which readers that call themselves for each run out of breath on. */
const nested = fc
  .record({
    opening: fc.constantFrom(
      '[',
      '{"a":',
      '[{a: ',
      '- ',
      '? ',
      '> ',
      '1. ',
      '*a ',
      '![',
      '[a](',
      '<a',
      '\n- ',
    ),
    times: fc.constantFrom(20, 90, 110, 1500),
  })
  .map(({ opening, times }) => opening.repeat(times));

const character = fc
  .oneof(fc.nat(0xff), fc.nat(0xffff), fc.nat(0x10ffff))
  .map((code) => String.fromCodePoint(code));

/** Any text, and more often one that has a meaning somewhere. */
export const oddText: fc.Arbitrary<string> = fc.oneof(
  { weight: 30, arbitrary: fc.constantFrom(...words, ...phrases) },
  { weight: 10, arbitrary: fc.string({ unit: character }) },
  { weight: 10, arbitrary: fc.lorem() },
  { weight: 1, arbitrary: nested },
);

/** Any value that a field may have. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 5, arbitrary: oddText },
  fc.jsonValue(),
  fc.constantFrom(0, -0, 1, 1.5, -1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, 1e300, 5e-324, true, null),
  fc.array(fc.lorem(), { maxLength: 4 }),
  fc.webUrl(),
);
