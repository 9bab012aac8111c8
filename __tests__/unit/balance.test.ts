import { balance } from '../../src/content/gatsby/share/balance';

test('a title of many words is cut, and stands in four lines at most', () => {
  const lines = balance(Array.from({ length: 40 }, (_, index) => `word${index}`).join(' '), 2);
  expect(lines.length).toBeLessThanOrEqual(4);
  expect(lines.join(' ')).toMatch(/^word0 .* word23 …$/);
});
