import { readFileSync } from 'node:fs';
import { lookStyle, lookTokens, paletteOf, typefaceOf } from '../../src/lib/look';
import { withLook } from '../../src/adjustments/webpackLook';
import { drawingStyleOf } from '../../src/content/gatsby/share/drawingStyle';
import { makeEpub } from '../../src/epub/makeEpub';
import { paletteNames, palettes } from '../../src/lib/palettes';
import { typefaceNames, typefaces } from '../../src/lib/typefaces';
import { epubWords } from '../../src/words/inNode';
import { filesIn, textIn } from '../support/epub';
import { bookOf, element, paragraph, tree } from '../support/epubBook';

const sheets = ['faces', 'tokens'].map((name) => readFileSync(`src/styles/${name}.css`, 'utf8')).join('');

test('without a look, a site has the first palette and the first typeface', () => {
  expect(paletteOf({})).toBe(palettes[paletteNames[0]]);
  expect(typefaceOf({ palette: null, typeface: null })).toBe(typefaceNames[0]);
});

test('the style sheet has the colours of the look that is chosen, and of no other', () => {
  for (const name of paletteNames) {
    const css = withLook(sheets, { palette: name });
    expect(css).not.toMatch(/@look \w/);
    for (const other of paletteNames) {
      const { light, dark } = palettes[other];
      expect([other, css.includes(light.ember), css.includes(dark.ember)]).toEqual([
        other,
        other === name,
        other === name,
      ]);
    }
  }
});

test('the style sheet takes in the faces of the typeface that is chosen, and lists it before its stand-ins', () => {
  const css = withLook(sheets, { typeface: 'alegreya-sans' });
  expect(css.match(/@import [^;]+;/g)).toEqual(["@import '../fonts/alegreya-sans/faces.css';"]);
  expect(css).toContain(
    "--font-text: 'Alegreya Sans', 'Alegreya Sans as Arial', 'Alegreya Sans as Roboto', sans-serif;",
  );
});

test('a part that a look has not is named', () => {
  expect(() => withLook('@look shadows;', {})).toThrow('the look has no shadows');
});

test('shadows are of the ink and the ember of the palette', () => {
  const { light, dark } = lookTokens({ palette: 'plain' });
  expect(light).toContain('--shadow-cover: 0 1px 2px rgb(22 22 22 / 25%)');
  expect(dark).toContain('--shadow-cover-lifted: 0 0 0 1px rgb(128 182 251 / 45%)');
});

test('a look as a style sheet of its own has both schemes, in the layer of the tokens', () => {
  const style = lookStyle({ palette: 'gothic', typeface: 'cormorant' });
  expect(style).toMatch(/^@layer tokens \{ :root \{/);
  const [light = '', dark = ''] = style.split('@media (prefers-color-scheme: dark)');
  expect(light).toContain(`--colour-paper: ${palettes.gothic.light.paper};`);
  expect(light).toContain("--font-text: 'Cormorant',");
  expect(dark).toContain(`--colour-paper: ${palettes.gothic.dark.paper};`);
});

test('pictures are drawn in the dark of the palette', () => {
  const { paper, ink, ember } = palettes.cosy.dark;
  expect(drawingStyleOf({ palette: 'cosy' })).toEqual({ paper, ink, ember, typeface: 'alegreya' });
});

test.each(typefaceNames)('an e-book of a site in %s is set in it, bold and all', async (typeface) => {
  const text = tree(paragraph, element('p', {}, element('em', {}, 'naïve'), element('strong', {}, 'Q')));
  const look = { palette: 'literary', typeface } as const;
  const epub = await makeEpub(bookOf(text, { look }), epubWords('en'));
  const fonts = Object.keys(filesIn(epub)).filter((name) => name.endsWith('.ttf'));
  expect(fonts).toHaveLength(4);
  expect(fonts.filter((name) => name.includes('bold'))).toHaveLength(1);
  const css = textIn(epub, 'book.css');
  expect(css).toContain(`color: ${palettes.literary.light.ember};`);
  expect(css).not.toContain('var(');
  const { text: family, generic } = typefaces[typeface];
  expect(css).toContain(`font-family: '${family}', ${generic};`);
  expect(css).toContain(`font-family: '${family}';\n  font-style: normal;\n  font-weight: bold;`);
  expect(textIn(epub, 'more.xhtml')).toContain(family);
});
