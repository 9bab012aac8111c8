import type { Node } from 'gatsby';
import type { Root } from 'hast';
import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import { reader, readMarkdown } from '../../src/content/read/markdown';
import { resolveHtml } from '../support/gatsbyNodes';

/** What Gatsby's transformer makes of a text, which must be what the checks read. */
const htmlOf = async (content: string): Promise<string> => {
  const node = { id: content, internal: { content, contentDigest: content, type: 'MarkdownRemark' } };
  const inOneLine = (tree: Root): string => toHtml(tree).replaceAll('\n', '');
  const html = inOneLine(await resolveHtml(node as unknown as Node, {}, {}));
  expect(inOneLine(toHast(reader.parse(content)) as Root)).toBe(html);
  return html;
};

const paragraphs = (...texts: readonly string[]): string => texts.map((text) => `<p>${text}</p>`).join('');

test.each([
  ['tabs', '\t'],
  ['four spaces', '    '],
  ['eight spaces', '        '],
  ['two tabs', '\t\t'],
])('paragraphs that are indented by %s are paragraphs', async (_name, indent) => {
  const text = `${indent}The lamp came.\n\n${indent}“It is *late*,” he said,\n${indent}and it was.\n`;
  expect(await htmlOf(text)).toBe(paragraphs('The lamp came.', '“It is <em>late</em>,” he said,and it was.'));
});

test('code stands between fences, as far in as it is written', async () => {
  expect(await htmlOf('```\n    lamp()\n```\n')).toBe('<pre><code>    lamp()</code></pre>');
  expect(await htmlOf('    ```\n    lamp()\n    ```\n')).toBe('<pre><code>lamp()</code></pre>');
});

test.each([
  ['1984. The year I was born.', ['1984. The year I was born.']],
  ['1984. The year.\n\n1985. The next.', ['1984. The year.', '1985. The next.']],
  ['1984. The year.\n1985. The next.', ['1984. The year.', '1985. The next.']],
  ['24. Dezember. Es schneite.\n\nNiemand kam.', ['24. Dezember. Es schneite.', 'Niemand kam.']],
  ['3. Oktober.\n\n9. November.', ['3. Oktober.', '9. November.']],
  ['3. Three\n2. Two\n1. One', ['3. Three', '2. Two', '1. One']],
  ['007) Bond, *James*.', ['007) Bond, <em>James</em>.']],
  ['1984.', ['1984.']],
  ['1. a\n\nA remark.\n\n7. b', null],
])('%j has its numbers as words', async (text, expected) => {
  const html = await htmlOf(text);
  if (expected) expect(html).toBe(paragraphs(...expected));
  else expect(html).toBe('<ol><li>a</li></ol><p>A remark.</p><p>7. b</p>');
});

test.each([
  ['1. a\n2. b', '<ol><li>a</li><li>b</li></ol>'],
  ['1. a\n1. b', '<ol><li>a</li><li>b</li></ol>'],
  ['0. a\n1. b', '<ol start="0"><li>a</li><li>b</li></ol>'],
  ['7) a\n8) b', '<ol start="7"><li>a</li><li>b</li></ol>'],
  [
    '1. a\n2. b\n\nA remark.\n\n3. c\n\nAnother.\n\n4. d',
    '<ol><li>a</li><li>b</li></ol><p>A remark.</p><ol start="3"><li>c</li></ol><p>Another.</p><ol start="4"><li>d</li></ol>',
  ],
])('%j is a list', async (text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test.each([
  ['1. a\nb\n2. c', '<ol><li>ab</li><li>c</li></ol>'],
  ['- a\nb', '<ul><li>ab</li></ul>'],
  ['> a\nb', '<blockquote><p>ab</p></blockquote>'],
  ['> a\n\nb', '<blockquote><p>a</p></blockquote><p>b</p>'],
  ['> # a\nb', '<blockquote><h1>a</h1></blockquote><p>b</p>'],
  ['- a\n# b', '<ul><li>a</li></ul><h1>b</h1>'],
  ['1984. The year I was born\nwas a cold one.', '<p>1984. The year I was bornwas a cold one.</p>'],
])('%j goes on in the next line, set in or not', async (text, html) => {
  expect(await htmlOf(text)).toBe(html);
});

test('a note goes on in the next line, set in or not, and a table does not', async () => {
  expect(await htmlOf('A[^1]\n\n[^1]: b\nc\n')).toContain('<li id="fn-1">bc<a');
  expect(await htmlOf('> | a |\n> | - |\nb')).toMatch(/<\/table><\/blockquote><p>b<\/p>$/);
});

const linkTo = (url: string, words = url): string => `<a href="${url}">${words}</a>`;
const www = linkTo('https://www.example.com', 'www.example.com');

test.each([
  ['www.example.com/ü.', `${linkTo('https://www.example.com/%C3%BC', 'www.example.com/ü')}.`],
  ['“www.example.com”', `“${www}”`],
  ['„www.example.com“.', `„${www}“.`],
  ['at www.example.com’s shop', `at ${www}’s shop`],
  ['www.example.com—and', `${www}—and`],
  ['*“https://example.com/a”*', `<em>“${linkTo('https://example.com/a')}”</em>`],
  ['[a ‘b’](https://example.com/?b=http://c)', linkTo('https://example.com/?b=http://c', 'a ‘b’')],
  ['<me@example.com>', linkTo('mailto:me@example.com', 'me@example.com')],
])('in %j, an address ends where it does', async (text, html) => {
  expect(await htmlOf(text)).toBe(`<p>${html}</p>`);
});

test('an address beside a quotation mark is named with its line', () => {
  expect(readMarkdown('A\nb\n\nc\nd “www.example.com”')).toMatchObject({
    links: [{ url: 'https://www.example.com', line: 5 }],
  });
});

test('a year beside a list is words, and the list stays one', async () => {
  expect(await htmlOf('1. a\n2. b\n\n1984. The year.')).toBe(
    '<ol><li><p>a</p></li><li><p>b</p></li></ol><p>1984. The year.</p>',
  );
  expect(await htmlOf('1984. The year.\n1. a\n2. b')).toBe(
    '<p>1984. The year.</p><ol><li>a</li><li>b</li></ol>',
  );
});

test('what an item holds besides words stays below its number', async () => {
  expect(await htmlOf('> 24. > a\n>\n>     b')).toBe(
    '<blockquote><p>24.</p><blockquote><p>a</p></blockquote><p>b</p></blockquote>',
  );
});
