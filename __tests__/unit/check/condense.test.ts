import fc from 'fast-check';
import { condense } from '../../../src/content/condense';
import { readMarkdown } from '../../../src/content/markdown';

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
    '> - [a](/b/)',
    '    [a](/b/)',
    '  [a](/b/)',
    '\ta',
  ],
  ...['```', '~~~', '```js', '- ```', '> ```', '  ```', '<!--', '-->', '<div>', '</div>', '<?', '<b>'],
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

test('a condensed text has the same links, pictures and tags, in the same lines', () => {
  const texts = fc.array(line, { maxLength: 14 });
  const same = fc.property(texts, (lines) => {
    expect(readMarkdown(condense(lines).join('\n'))).toEqual(readMarkdown(lines.join('\n')));
  });
  fc.assert(same, { numRuns: 4000, seed: Number(process.env['SEED'] ?? 20_240_601) });
}, 60_000);

test('a letter stands for paragraphs without anything to check', () => {
  const lines = ['A', 'b.', '', 'C.', '', '[d](/e/)', '', '```', 'F.', '```', 'G.', '', '- h'];
  expect(condense(lines)).toEqual(['a', '', '', '', '', '[d](/e/)', '', '```', 'F.', '```', 'a', '', '- h']);
});
