import { adviseOnTypefaces } from '../../../src/content/check/adviseOnTypefaces';
import { hasTypefaceFor } from '../../../src/content/check/files/typefaces';
import { formatProblem } from '../../../src/content/read/problem';
import { readContent } from '../../../src/content/read/readContent';
import { book, bookFile, type Changes, makeContent, removeContent, site } from '../../support/content';

/** What is said of the small site with these changes on a machine that has typefaces for no script of its own. */
const saidOf = async (changes: Changes, canDraw = false): Promise<string[]> => {
  const root = makeContent(changes);
  try {
    const { entries } = await readContent(root);
    return (await adviseOnTypefaces(entries, () => Promise.resolve(canDraw))).map(formatProblem);
  } finally {
    removeContent(root);
  }
};

const titled = (title: string): Changes => ({ [bookFile]: { ...book, title } });

const boxes = (script: string, letter: string, name: string): string =>
  `has letters that no typeface of this machine has (${script}, as in "${letter}"), so that there are boxes in the pictures by which pages are shared and on the covers of e-books: install one where the site is built, on Debian and Ubuntu by apt-get install ${name}`;

test.each([
  ['Hebrew', 'שלום', 'ש', 'fonts-noto-core'],
  ['Arabic', 'سلام', 'س', 'fonts-noto-core'],
  ['Devanagari', 'नमस्ते', 'न', 'fonts-noto-core'],
  ['Thai', 'สวัสดี', 'ส', 'fonts-noto-core'],
  ['Han', '雪', '雪', 'fonts-noto-cjk'],
  ['Hangul', '눈', '눈', 'fonts-noto-cjk'],
  ['Emoji', 'Snow 🎄', '🎄', 'fonts-noto-color-emoji'],
])('a title in %s is told of the package that has its letters', async (script, title, letter, name) => {
  expect(await saidOf(titled(title))).toEqual([`data/${bookFile}:3 title: ${boxes(script, letter, name)}`]);
});

test('each script is named once, and so are the words of the site', async () => {
  const said = await saidOf({ ...titled('かな'), 'site.json': { ...site, author: '雪か', tagline: '눈' } });
  expect(said).toEqual([
    expect.stringContaining(boxes('Hiragana', 'か', 'fonts-noto-cjk')),
    expect.stringContaining(boxes('Hangul', '눈', 'fonts-noto-cjk')),
    expect.stringContaining(boxes('Han', '雪', 'fonts-noto-cjk')),
  ]);
});

test('what the site’s typeface or the machine has is nothing to say of', async () => {
  expect(await saidOf(titled('Erdős, Đình, Ξένος, Снег, Ørsted: 1 + 1 = 2 ™'))).toEqual([]);
  expect(await saidOf(titled('שלום'), true)).toEqual([]);
});

test('a machine has typefaces for Latin letters, and none for characters that nobody has', async () => {
  expect(await hasTypefaceFor('W')).toBe(true);
  expect(await hasTypefaceFor('\u0379')).toBe(false);
  expect(await hasTypefaceFor('\u{50001}')).toBe(false);
});
