import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { drawText } from '../../src/content/gatsby/share/drawText';
import { type TypefaceName, typefaceNames } from '../../src/lib/typefaces';

/** Draws each text in both faces, and prints the sizes of the pictures. */
const script = `
const { drawText } = require('./src/content/gatsby/share/drawText.ts');
const [typeface, ...texts] = process.argv.slice(1);
const sizeOf = async (text, role) => {
  const face = { typeface, role };
  const { info } = await drawText([text], face, '#000', { width: 900, height: 900, largest: 40 });
  return info.width + ' ' + info.height;
};
(async () => {
  const sizes = [];
  for (const text of texts) sizes.push(await sizeOf(text, 'title'), await sizeOf(text, 'line'));
  console.log(JSON.stringify(sizes));
})();
`;

/** The sizes of texts as a machine without a typeface draws them. */
const sizesWithoutTypefaces = (typeface: TypefaceName, texts: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'no-typefaces-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  try {
    const env = { ...process.env, FONTCONFIG_FILE: file };
    const out = execFileSync(process.execPath, ['--import', 'tsx', '-e', script, typeface, ...texts], {
      env,
    });
    return JSON.parse(String(out)) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

const withoutGreek: readonly TypefaceName[] = ['vollkorn', 'cormorant'];

test.each(typefaceNames)(
  'without a typeface on the machine, pictures in %s have the letters of Latin, Greek and Cyrillic',
  (typeface) => {
    const own = ['é', 'ő', 'ệ', 'ж', ...(withoutGreek.includes(typeface) ? [] : ['λ'])];
    const [boxInTitle, boxInLine, ...sizes] = sizesWithoutTypefaces(typeface, ['\u0378', ...own, 'א']);
    // Boxes are all of one size.
    expect(sizes.slice(-2)).toEqual([boxInTitle, boxInLine]);
    const letters = sizes.slice(0, -2);
    expect(letters).toHaveLength(2 * own.length);
    expect(letters.filter((size) => size === boxInTitle || size === boxInLine)).toEqual([]);
  },
);

test.each(typefaceNames)('lines of %s are drawn as far apart as those of any other', async (typeface) => {
  const box = { width: 2000, height: 2000, largest: 100 };
  const [one = 0, two = 0] = await Promise.all(
    [['Hog'], ['Hog', 'Hog']].map(
      async (lines) => (await drawText(lines, { typeface, role: 'title' }, '#000', box)).info.height,
    ),
  );
  expect(Math.abs(two - one - 106)).toBeLessThan(4);
});
