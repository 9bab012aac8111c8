import fc from 'fast-check';
import toString from 'mdast-util-to-string';
import { checkText } from '../../../../src/content/check/checkText';
import { checkLinks } from '../../../../src/content/check/checkLinks';
import { addressesOf } from '../../../../src/content/check/addresses';
import { reader } from '../../../../src/content/read/markdown';
import type { Entry } from '../../../../src/content/read/entry';
import { htmlToMarkdown } from '../../../../src/import/text/htmlToMarkdown';
import { lostWords } from '../../../../src/import/text/visibleText';
import { anyHtml, words } from '../../../support/anyHtml';

const around = {
  link: (address: string) => (address === 'https://old.example/about' ? '/about/' : undefined),
  picture: (address: string) => (address.includes('gone') ? undefined : './hat.jpg'),
};

const entryOf = (markdown: string): Entry => ({
  file: 'data/posts/one/index.md',
  collection: 'posts',
  slug: 'one',
  parsed: { value: {}, lineOf: () => 1, repeated: [], body: markdown },
});

/** Everything that the checks say of a text, but for pages that are not there. */
const problems = (markdown: string): string[] => {
  const entry = entryOf(markdown);
  const addresses = { ...addressesOf([], '2026-01-01'), routes: new Set(['/about/']) };
  return [...checkText(entry), ...checkLinks([entry], addresses, '2026-01-01')].map(({ message }) => message);
};

test('no word of any HTML is lost, and the checks have nothing to say', () => {
  fc.assert(
    fc.property(anyHtml, (source) => {
      const { markdown } = htmlToMarkdown(source, around);
      expect({ lost: lostWords(source, markdown), problems: problems(markdown) }).toEqual({
        lost: [],
        problems: [],
      });
    }),
    { numRuns: Number(process.env['RUNS'] ?? 120) },
  );
});

/** What stands in a paragraph to the sign, without spaces, and without what is seen by nobody. */
const signs = (text: string): string => text.replace(/[\s\u00AD\u2060]/gu, '');

test('no sign of a paragraph is lost or put in', () => {
  fc.assert(
    fc.property(words, words, (first, second) => {
      const { markdown } = htmlToMarkdown(`<p>${first}<br>a<i>b</i> ${second}z</p>`, around);
      const decoded = `${first}ab${second}z`.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
      expect(signs(toString(reader.parse(markdown)))).toBe(signs(decoded));
    }),
    { numRuns: Number(process.env['RUNS'] ?? 120) },
  );
});
