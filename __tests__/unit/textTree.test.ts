import type { Root } from 'hast';
import toHtml from 'hast-util-to-html';
import toHast from 'mdast-util-to-hast';
import remark from 'remark';
import footnotes from 'remark-footnotes';
import { withNumbers, withOneWayBack } from '../../src/content/gatsby/textTree';

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
