import { htmlToMarkdown } from '../../../../src/import/text/htmlToMarkdown';
import { lostWords } from '../../../../src/import/text/lostWords';
import { untangled } from '../../../../src/import/text/tangled';
import { wordpressHtml } from '../../../../src/import/text/wordpress/wordpressHtml';

const around = { link: () => undefined, picture: () => undefined, place: { file: 'post.html' } };
const attachments = { attachment: () => undefined, attachedToPost: [] };

const inTime = (work: () => void): number => {
  const from = performance.now();
  work();
  return performance.now() - from;
};

const many = 100_000;

test.each([
  ['divs within each other', '<div>'.repeat(many)],
  ['quotations within each other', '<blockquote>'.repeat(1000)],
  ['lists within each other', '<ul><li>'.repeat(1000)],
  ['letters that never end', Array.from({ length: 2000 }, (_, at) => `<b id="${at}"><p>`).join('')],
  ['attributes without end', `<p ${'a '.repeat(many)}`],
])('keeps the words of %s, and says so', (_name, html) => {
  const text = `<p>before</p>${html}<p>within</p>`;
  const took = inTime(() => {
    const { markdown, lost } = htmlToMarkdown(text, around);
    expect(markdown).toContain('before');
    expect(lost.map(({ what, why }) => `${what}: ${why}`)).toEqual([
      'all but the words of a text: its elements lie too deep within each other to be read',
    ]);
    expect(lostWords(text, markdown)).toEqual([]);
  });
  expect(took).toBeLessThan(5000);
});

test('refuses a text that is longer than any', () => {
  expect(() => htmlToMarkdown('lamp '.repeat(10_000_000), around)).toThrow(
    'the text has 50000000 characters: 5000000 are the most that can be read',
  );
});

test('reads pictures that are written into a text', () => {
  const html = `<p>a <img src="data:image/png;base64,${'A'.repeat(12_000_000)}" alt="A hat"></p>`;
  expect(htmlToMarkdown(html, around).markdown).toBe('a A hat');
});

test.each([
  ['captions', '[caption id="a" '],
  ['whole captions', '[caption id="a"]'],
  ['quotes', '[a "b\' '],
  ['brackets', '['],
  ['ends', '[/caption]'],
  ['comments', '<!-- wp:a {'],
  ['comments of spaces', '<!-- wp:a       '],
  ['tags', '<b '],
  ['line ends', '\n \n'],
])('reads unending %s', (_name, piece) => {
  expect(inTime(() => wordpressHtml(piece.repeat(many), attachments))).toBeLessThan(3000);
});

const spaces = ' '.repeat(2 * many);

test.each<readonly [string, () => unknown]>([
  ['a text of them', () => untangled(`a${spaces}\nb`)],
  ['a comment of them', () => wordpressHtml(`<!-- wp:a${spaces}x-->`, attachments)],
])('goes through spaces that hardly end: %s', (_name, read) => {
  expect(inTime(read)).toBeLessThan(3000);
});
