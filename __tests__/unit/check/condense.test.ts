import fc from 'fast-check';
import type { Content, Root } from 'mdast';
import visit from 'unist-util-visit';
import { condense } from '../../../src/content/read/condense';
import { reader, readMarkdown } from '../../../src/content/read/markdown';
import { textBlocks } from '../../../src/content/read/textBlocks';

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

test('no paragraph, heading or table is taken for several blocks', () => {
  const whole = fc.property(texts, (lines) => {
    const blocks = textBlocks(lines);
    visit(reader.parse(lines.join('\n')) as Root, (node) => {
      const { type, position } = node as Content;
      if (!position || !['paragraph', 'heading', 'table', 'definition'].includes(type)) return;
      const { start, end } = position;
      const around = blocks.filter(
        (block) => block.line <= start.line && block.line + block.lines.length > end.line,
      );
      expect(around).toHaveLength(1);
    });
  });
  fc.assert(whole, runs);
}, 60_000);

test('a condensed text has the same links, pictures and tags, in the same lines', () => {
  const same = fc.property(texts, (lines) => {
    expect(readMarkdown(condense(lines).join('\n'))).toEqual(readMarkdown(lines.join('\n')));
  });
  fc.assert(same, runs);
}, 60_000);

test('a letter stands for paragraphs without anything to check', () => {
  const lines = ['A', 'b.', '', 'C.', '', '[d](/e/)', '', '```', 'F.', '```', 'G.', '', '- h'];
  expect(condense(lines)).toEqual(['a', '', '', '', '', '[d](/e/)', '', '```', 'F.', '```', 'a', '', '- h']);
});
