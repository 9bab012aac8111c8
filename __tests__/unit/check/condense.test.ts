import fc from 'fast-check';
import { condense, readMarkdown } from '../../../src/content/read/markdown';

/** Lines that open, close and go on with something, and such that do neither. */
const line = fc.constantFrom(
  ...['', '', '', ' ', 'Words.', 'Words.', '“Words,” he said.', '*Words* of _his_', 'Words: 1. 2. `a', 'é'],
  ...[
    '- a',
    '  - a [b](/c/)',
    '1. a',
    '2. a',
    '> a',
    '> > a',
    '>',
    '   2. b',
    '     - b',
    '-  a',
    '- - a',
    '> - [a](/b/)',
    '    [a](/b/)',
    '  [a](/b/)',
    '\ta',
  ],
  ...[
    '```',
    '~~~',
    '    ```',
    '\t~~~',
    '```js',
    '- ```',
    '> ```',
    '  ```',
    '<!--',
    '-->',
    '<div>',
    '</div>',
    '<?',
    '<b>',
  ],
  ...[
    '[a](/b/)',
    '![a](./b.png)',
    '[a]',
    '[a]: /b/',
    '[a]: /b/ "c',
    'd"',
    '[a]:',
    '[^a]',
    '[^a]: b',
    '    b [c](/d/)',
  ],
  ...[
    '===',
    '---',
    '    ---',
    '\t* * *',
    '***',
    '# a',
    '| a |',
    '| - |',
    '|a|b|',
    'a | b',
    '-|-',
    'www.a.example',
    'a http://b.example c',
  ],
  ...['a@b.example', 'a\\', 'a  ', '![a', '](./b.png)', '&#0;', '- [ ] a', '{press}', '*', '_a', 'a)', '(a'],
);

const texts = fc.array(line, { maxLength: 14 });
const runs = { numRuns: 1500, seed: Number(process.env['SEED'] ?? 20_240_601) };

test('a condensed text has the same links, pictures and tags, in the same lines', () => {
  const same = fc.property(texts, (lines) => {
    expect(readMarkdown(condense(lines.join('\n')))).toEqual(readMarkdown(lines.join('\n')));
  });
  fc.assert(same, runs);
}, 60_000);

test('a letter stands for paragraphs without anything to check', () => {
  const text = 'A\nb.\n\nC.\n\n[d](/e/)\n\nF.\nG.\n- h\n\nI.\n';
  expect(condense(text)).toBe('a\n\n\n\n\n[d](/e/)\n\nF.\nG.\n- h\n\na\n');
});

test('a paragraph so long that the build would read it for minutes is no less to the check', () => {
  const texts = ['word '.repeat(1000), 'word\n'.repeat(100)];
  expect(texts.map(condense)).toEqual(texts);
});
