import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Draws each text in both faces, and prints the sizes of the pictures. */
const script = `
const { drawText } = require('./src/content/gatsby/share/drawText.ts');
const sizeOf = async (text, face) => {
  const { info } = await drawText([text], face, '#000', { width: 900, height: 900, largest: 40 });
  return info.width + ' ' + info.height;
};
(async () => {
  const sizes = [];
  for (const text of process.argv.slice(1)) sizes.push(await sizeOf(text, 'title'), await sizeOf(text, 'line'));
  console.log(JSON.stringify(sizes));
})();
`;

/** The sizes of texts as a machine without a typeface draws them. */
const sizesWithoutTypefaces = (texts: readonly string[]): string[] => {
  const folder = mkdtempSync(join(tmpdir(), 'no-typefaces-'));
  const file = join(folder, 'fonts.conf');
  writeFileSync(file, `<fontconfig><dir>${folder}</dir><cachedir>${folder}</cachedir></fontconfig>`);
  try {
    const env = { ...process.env, FONTCONFIG_FILE: file };
    const out = execFileSync(process.execPath, ['--import', 'tsx', '-e', script, ...texts], { env });
    return JSON.parse(String(out)) as string[];
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('without a typeface on the machine, pictures have the letters of Latin, Greek and Cyrillic', () => {
  const [boxInTitle, boxInLine, ...sizes] = sizesWithoutTypefaces(['\u0378', 'é', 'ő', 'ệ', 'λ', 'ж', 'א']);
  // Boxes are all of one size.
  expect(sizes.slice(-2)).toEqual([boxInTitle, boxInLine]);
  const letters = sizes.slice(0, -2);
  expect(letters).toHaveLength(10);
  expect(letters.filter((size) => size === boxInTitle || size === boxInLine)).toEqual([]);
});
