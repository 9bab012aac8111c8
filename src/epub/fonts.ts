import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Cut, cutsIn, has } from '../lib/fontCuts';
import { type Look, paletteOf, typefaceOf } from '../lib/look';
import { type TypefaceName, typefaces } from '../lib/typefaces';

/** A face of a book: one of the site's, of one weight. */
interface BookFace {
  readonly role: 'text' | 'caps';
  readonly style: 'normal' | 'italic';
  readonly isBold?: boolean;
  /** The elements that are set in it; without, it is in every book. */
  readonly elements?: RegExp;
}

/** Of what is bold. */
const boldWeight = 700;

const faces: readonly BookFace[] = [
  { role: 'text', style: 'normal' },
  { role: 'caps', style: 'normal' },
  { role: 'text', style: 'italic', elements: /<(em|i|cite|dfn|blockquote)[\s>]|class="subtitle"/ },
  { role: 'text', style: 'normal', isBold: true, elements: /<(strong|b|th|dt)[\s>]/ },
];

/** What letters need to stand together as they should. Sets of other figures and the like are never asked for. */
const keepFeatures = ['calt', 'ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk'];

/** What readers put in where they break a word, and what the style sheet says. */
const always = '-‐•';

/** A font in a book, as TrueType, which all readers know. */
export interface BookFont {
  readonly name: string;
  /** The family of the site that it is a cut of, and the one that it is in the book. */
  readonly of: string;
  readonly family: string;
  readonly bytes: Uint8Array;
  /** Its rule in the style sheet, beside which the fonts lie. */
  readonly rule: string;
}

/** Each cut is a family of its own: not all readers heed unicode-range. */
const familyOf = (family: string, file: string): string =>
  file.endsWith('-basic.woff2') ? family : `${family} ${/-(\w+)\.woff2$/.exec(file)?.[1] ?? ''}`;

const cutFont = async (
  folder: string,
  { style, isBold = false }: BookFace,
  { family, file, weights: [least, most] }: Cut,
  characters: string,
): Promise<BookFont> => {
  const weight = isBold ? boldWeight : least;
  const bytes = await subsetFont(await readFile(join(folder, file)), characters, {
    targetFormat: 'sfnt',
    keepFeatures,
    noHinting: true,
    ...(least < most && { variationAxes: { wght: { min: weight, max: weight } } }),
  });
  const name = file.replace('.woff2', isBold && least < most ? '-bold.ttf' : '.ttf');
  const own = familyOf(family, file);
  const rule = `@font-face {
  font-family: '${own}';
  font-style: ${style};
  font-weight: ${isBold ? 'bold' : 'normal'};
  src: url('${name}');
}
`;
  return { name, of: family, family: own, bytes, rule };
};

/** The characters of pages of XHTML that a reader sees. */
export const charactersOf = (pages: readonly string[]): ReadonlySet<string> =>
  new Set(
    pages
      .join('')
      .replaceAll(/<[^>]*>/g, '')
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&quot;', '"')
      .replaceAll('&amp;', '&'),
  );

/** Whether a cut is of a face. */
const isOf = ({ role, style, isBold }: BookFace, cut: Cut, typeface: TypefaceName): boolean => {
  const [least, most] = cut.weights;
  const hasWeight = isBold ? most >= boldWeight : least < boldWeight;
  return cut.family === typefaces[typeface][role] && cut.style === style && hasWeight;
};

/** A typeface of the site, cut down to what these pages of XHTML show. */
export const fontsFor = async (pages: readonly string[], typeface: TypefaceName): Promise<BookFont[]> => {
  const folder = resolve('src/fonts', typeface);
  const cuts = cutsIn(await readFile(join(folder, 'faces.css'), 'utf8'));
  const characters = [...charactersOf([...pages, always])];
  const markup = pages.join('');
  const wanted = faces
    .filter(({ elements }) => elements?.test(markup) ?? true)
    .flatMap((face) => {
      const own = cuts.filter((cut) => isOf(face, cut, typeface));
      return own.map((cut) => {
        const shown = characters.filter((one) => own.findLast((other) => has(other, one)) === cut);
        return { face, cut, shown: shown.sort().join('') };
      });
    });
  return Promise.all(
    wanted.filter(({ shown }) => shown).map(({ face, cut, shown }) => cutFont(folder, face, cut, shown)),
  );
};

/**
 * A style sheet with the cuts that a book has in the place of `var(--font-text)` and `var(--font-caps)`, the common first,
 * and with the ember of a look in light: older readers know no custom properties.
 */
export const withLook = (css: string, fonts: readonly BookFont[], look: Look): string => {
  const typeface = typefaces[typefaceOf(look)];
  return css
    .replaceAll('var(--colour-ember)', paletteOf(look).light.ember)
    .replaceAll(/var\(--font-(text|caps)\)/g, (_name, role: 'text' | 'caps') => {
      const cuts = fonts.filter(({ of }) => of === typeface[role]).map(({ family }) => `'${family}'`);
      return [...new Set(cuts.reverse()), typeface.generic].join(', ');
    });
};
