import { htmlToMarkdown } from '../../../../src/import/text/htmlToMarkdown';
import { wordpressHtml } from '../../../../src/import/text/wordpress/wordpressHtml';

const around = { link: () => undefined, picture: () => undefined };
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
])('refuses %s', (_name, html) => {
  const took = inTime(() => {
    expect(() => htmlToMarkdown(`<p>before</p>${html}<p>within</p>`, around)).toThrow(
      'the elements of the text lie too deep within each other to be read: bring its words along by hand',
    );
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

test('goes through spaces that hardly end', () => {
  const spaces = ' '.repeat(2 * many);
  expect(inTime(() => wordpressHtml(`<!-- wp:a${spaces}x-->`, attachments))).toBeLessThan(3000);
});
