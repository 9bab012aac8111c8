import type { Root } from 'hast';
import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import { forPages } from '../../src/content/gatsby/forPages';
import { withCaptions } from '../../src/content/read/textTree';
import { reader } from '../../src/content/read/markdown';

const treeOf = (text: string): Root => toHast(reader.parse(text)) as Root;
const pageHtml = (text: string): string => toHtml(forPages(treeOf(text))).replace(/\n/g, '');

test('the words behind the box of a task are its label, and no list below them is', () => {
  const html = pageHtml('- [x] a *b*\n  - [ ] c\n\n- d');
  expect(html).toContain('<p><label><input type="checkbox" checked disabled> a <em>b</em></label></p><ul');
  expect(html).toContain('<label><input type="checkbox" disabled> c</label></li></ul>');
  expect(html).toContain('<p>d</p>');
});

test('a table scrolls by itself, and is called by its heads', () => {
  const html = pageHtml('| a *b* | c |\n| --- | --: |\n| d | e |');
  expect(html).toMatch(/^<div role="group" aria-label="a b, c" tabindex="0"><table>.*<\/table><\/div>$/);
});

test('an empty head of a table is a cell, and a row of nothing else goes', () => {
  expect(pageHtml('| &nbsp; | a |\n| - | - |\n| b | c |')).toContain(
    '<thead><tr><td>\u00a0</td><th>a</th></tr></thead>',
  );
  expect(pageHtml('|  | |\n| - | - |\n| a | b |')).toMatch(/^<div role="group" tabindex="0"><table><tbody>/);
});

test('the title of a picture is its caption', () => {
  const html = toHtml(withCaptions(treeOf('![a](./b.png "C & d")\n\n![e](./f.png)')));
  expect(html.replace(/\n/g, '')).toBe(
    '<p><img src="./b.png" alt="a"><small>C &#x26; d</small></p><p><img src="./f.png" alt="e"></p>',
  );
});
