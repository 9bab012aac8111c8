import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Transform } from '@milkdown/prose/transform';
import type { Node } from '@milkdown/prose/model';
import type { Ctx } from '@milkdown/ctx';
import { split } from '../../../src/editor/app/text/blocks';
import { makeEngine } from '../../../src/editor/app/text/schema';
import { textFormat } from '../../../src/editor/app/text/format';

let ctx: Ctx;
beforeAll(async () => {
  ctx = (await makeEngine().create()).ctx;
});

const textFiles = ['data', 'starter', '__tests__/fixture/data'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join(folder, file)),
);

/** The body of each, as the form gives it, and with what stands before and after. */
const bodyOf = (file: string): string => readFileSync(file, 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

test('finds the texts', () => expect(textFiles.length).toBeGreaterThan(60));

test.each(textFiles)('writes %s as it was', (file) => {
  const body = bodyOf(file);
  const { doc, write } = textFormat(ctx)(body);
  expect(write(doc)).toBe(body);
});

test.each(textFiles)('a word more in a block of %s changes that block alone', (file) => {
  const body = bodyOf(file);
  const { doc, write } = textFormat(ctx)(body);
  const { head, blocks } = split(body);
  doc.forEach((node, _offset, index) => {
    const block = blocks[index];
    if (!node.isTextblock || node.type.spec.code || node.childCount === 0 || !block) return;
    const changed = node.copy(node.content.addToEnd(node.type.schema.text(' lamplight')));
    const before = blocks
      .slice(0, index)
      .map(({ text, gap }) => text + gap)
      .join('');
    const after = blocks
      .slice(index + 1)
      .map(({ text, gap }) => text + gap)
      .join('');
    const written = write(doc.copy(doc.content.replaceChild(index, changed)));
    expect(written.startsWith(head + before)).toBe(true);
    expect(written.endsWith(block.gap + after)).toBe(true);
    expect(written.slice((head + before).length, written.length - (block.gap + after).length)).toBe(
      // A mail address in its shortest form, and without the tab before a paragraph.
      `${block.text.replace(/\[([^\]]+)\]\(mailto:\1\)/, '<$1>').trimStart()} lamplight`,
    );
  });
});

/** The document with another word for the first `lamp` in it. */
const withWord = (doc: Node, word: string): Node => {
  let at = -1;
  doc.descendants((node, place) => {
    const index = node.isText && at < 0 ? (node.text ?? '').indexOf('lamp') : -1;
    if (index >= 0) at = place + index;
  });
  return new Transform(doc).replaceWith(at, at + 4, doc.type.schema.text(word)).doc;
};

test.each([
  [
    'a table',
    '| a    |  b  |      c | d      |\n| :--- | :-: | -----: | ------ |\n| lamp |  x  | y \\| z | `q\\|r` |',
  ],
  ['tasks', '- [ ] lamp\n- [x] done\n  - [ ] within'],
  ['a year', '1984. The lamp was lit.'],
  ['a number that is no list’s', '1\\. The lamp'],
  ['notes of two paragraphs', 'Words.[^a]\n\n[^a]: The lamp.\n\n    A second paragraph.'],
  ['quotations in a row', '> lamp\n\n> another'],
  ['a quotation of several paragraphs', '> lamp\n>\n> more\n>\n> - a\n> - b'],
  ['tight lists', '- lamp\n  - b\n    1. c\n    2. d\n- e'],
  ['loose lists', '- lamp\n\n- b'],
  ['underscores', 'the lamp my_file_name and snake_case_'],
  ['signs', 'lamp * a, 2 < 3 & 4 > 1, [sic], #1, a_b, ~ one ~, ![, C:\\dir, 100 %, {press} + -'],
  ['spaces at the edges of emphasis', 'The lamp *one* **two** ***three*** ~~four~~ `five`.'],
  ['a break', 'lamp\\\nsecond\nthird'],
  ['pictures', '![A light](<./a b.jpg> "As it was")\nlamp'],
  ['galleries', '- ![a](./a.jpg "It")\n- ![b](./b.jpg) lamp'],
  ['bare addresses', 'lamp https://example.com/a_b and <o@example.com>.'],
  ['titles as links', 'lamp [*A title*](/books/a/) and *see [b](/b/) too*.'],
  ['code', '```js\nlamp\n```'],
  ['headings', '## The lamp #2'],
  ['notes within a line', 'lamp^[with *this* said] and [words][ref].\n\n[ref]: /about/'],
  ['HTML', 'lamp <br> and <!-- x -->'],
  ['a sign that opens a list elsewhere', '\\+ lamp **b**'],
  ['a backslash at the end', 'lamp C:\\'],
  ['numbers from elsewhere', '3. lamp\n4. b'],
])('a word more in %s keeps the rest', (_name, source) => {
  const { doc, write } = textFormat(ctx)(`${source}\n`);
  expect(write(withWord(doc, 'LAMP'))).toBe(`${source.replace('lamp', 'LAMP')}\n`);
});

test('one can go on below a picture at the end', () => {
  const source = 'lamp\n\n![A light](./a.jpg)\n';
  const { doc, write } = textFormat(ctx)(source);
  expect(doc.lastChild?.content.size).toBe(0);
  expect(write(doc)).toBe(source);
});

test.each([
  [' lamp ', 'lamp'],
  ['# lamp', '\\# lamp'],
  ['> lamp ', '\\> lamp'],
  ['- lamp ', '\\- lamp'],
  ['1. lamp ', '1\\. lamp'],
  ['1984. lamp', '1984. lamp'],
  ['* * *', '\\* * *'],
  ['*lamp* my_file_name [a] a*b', '\\*lamp* my_file_name [a] a*b'],
  ['C:\\', 'C:\\'],
  ['{press} & <b>', '{press} & \\<b>'],
])('%j that is typed is written %j', (typed, written) => {
  const { doc, write } = textFormat(ctx)('');
  const { schema } = doc.type;
  const paragraph = schema.node('paragraph', null, [schema.text(typed)]);
  expect(write(schema.node('doc', null, [paragraph]))).toBe(`${written}\n`);
  const item = schema.node('bullet_list', null, [schema.node('list_item', null, [paragraph])]);
  expect(write(schema.node('doc', null, [item]))).toBe(`- ${written}\n`);
});

test('writes a task without words yet', () => {
  const { doc, write } = textFormat(ctx)('- [ ] a\n');
  const empty = new Transform(doc).delete(3, 4).doc;
  expect(write(empty)).toBe('- [ ]\n');
});
