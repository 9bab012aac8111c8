/** The first words of a text, as many as fit into so many characters; with an ellipsis where more follow. */
export const beginning = (text: string, most: number): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  // Languages without spaces, and words that are longer than that, end anywhere.
  const space = line.lastIndexOf(' ', most - 1);
  return `${line.slice(0, space > 0 ? space : most - 1).replace(/[,;:.–—]$/, '')}…`;
};

/** The paragraphs of a text, between which an empty line stands. */
export const paragraphsOf = (text: string): string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Several words as one text, with a word before the last: 'A, B and C'. */
export const listed = (words: readonly string[], before: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${before} ${words.at(-1) ?? ''}`;

/** A word with a capital at its beginning. */
export const capitalise = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

/** So many of something, in English: '1 file', '2 files'. */
export const countOf = (number: number, word: string): string =>
  `${number} ${word}${number === 1 ? '' : 's'}`;

/** The last name in a path with slashes. */
export const nameIn = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

/** The folder around a path with slashes, '' at the top. Browsers have no `node:path`. */
export const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What XML 1.0 has no way to write. */
const unwritable = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

/** A text as it may stand in XML and HTML, in attributes too. */
export const escapeXml = (text: string): string =>
  text.replaceAll(unwritable, '').replaceAll(/[&<>"]/g, (character) => entities[character] ?? '');

/** One of a kind in English: an edition. */
export const withArticle = (one: string): string => `${/^[aeiou]/i.test(one) ? 'an' : 'a'} ${one}`;
