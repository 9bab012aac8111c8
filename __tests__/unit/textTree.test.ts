import type { Root } from 'hast';
import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import remark from 'remark';
import footnotes from 'remark-footnotes';
import { withNotesOf, withNumbers, withOneWayBack } from '../../src/content/read/textTree';

const markdown =
  'A[^1] and b[^2] and a again[^1].\n\n[^1]: The first.\n\n[^2]: The second.\n\n    In two parts.\n';

test('a text that is asked for three times at once has one way back from each note', () => {
  const parsed = remark().use(footnotes).parse(markdown);
  const [first = '', , third = ''] = [1, 2, 3].map(() => toHtml(toHast(parsed) as Root));
  // The defect of the library, that this test may go with it.
  expect(third.match(/↩/g)).toHaveLength(6);
  expect(first.match(/↩/g)).toHaveLength(2);
  expect(toHtml(withOneWayBack(toHast(parsed) as Root))).toBe(first);
});

test('notes have in the text the numbers that they have below it, whatever they are called', () => {
  const text = 'A[^why] and b[^2] and ^[within a line] and a again[^why].\n\n[^2]: B.\n\n[^why]: A.\n';
  const html = toHtml(
    withNumbers(toHast(remark().use(footnotes, { inlineNotes: true }).parse(text)) as Root),
  );
  const numbers = [...html.matchAll(/class="footnote-ref">([^<]*)</g)].map(([, number]) => number);
  expect(numbers).toEqual(['1', '2', '3', '1']);
  const below = html.slice(html.indexOf('<ol>'));
  expect(below.indexOf('A.')).toBeLessThan(below.indexOf('B.'));
  expect(below.indexOf('B.')).toBeLessThan(below.indexOf('within a line'));
});

test('notes of posts on one page have ids of their own, and what leads to them leads there', () => {
  const text = 'A[^1] and [b](#fn-1) and [c](/fn-1) and [d](#else).\n\n[^1]: The first.\n';
  const html = ['a-day', 'a-night'].map((slug) =>
    toHtml(withNotesOf(slug, toHast(remark().use(footnotes).parse(text)) as Root)),
  );
  const all = html.map((one) => [...one.matchAll(/ (?:id|href)="([^"]*)"/g)].map(([, value]) => value));
  expect(all).toEqual(
    ['a-day', 'a-night'].map((slug) => [
      `${slug}-fnref-1`,
      `#${slug}-fn-1`,
      `#${slug}-fn-1`,
      '/fn-1',
      '#else',
      `${slug}-fn-1`,
      `#${slug}-fnref-1`,
    ]),
  );
});
