import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import subsetFont from 'subset-font';
import { type Cut, cutsIn, has } from '../lib/fontCuts';
import { typefaces } from '../lib/typefaces';

/** A face of a book: one of the site's, of one weight. */
interface BookFace {
  readonly family: string;
  readonly style: 'normal' | 'italic';
  readonly weight: number;
  /** Whether the site has it in more than one weight. */
  readonly isVariable: boolean;
  /** The elements that are set in it; without, it is in every book. */
  readonly elements?: RegExp;
}

const faces: readonly BookFace[] = [
  { family: typefaces.text.family, style: 'normal', weight: 400, isVariable: true },
  { family: typefaces.caps.family, style: 'normal', weight: 500, isVariable: false },
  {
    family: typefaces.text.family,
    style: 'italic',
    weight: 400,
    isVariable: false,
    elements: /<(em|i|cite|dfn|blockquote)[\s>]|class="subtitle"/,
  },
  {
    family: typefaces.text.family,
    style: 'normal',
    weight: 700,
    isVariable: true,
    elements: /<(strong|b|th|dt)[\s>]/,
  },
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

const cutFont = async (face: BookFace, { family, file }: Cut, characters: string): Promise<BookFont> => {
  const { style, weight, isVariable } = face;
  const bytes = await subsetFont(await readFile(resolve('src/fonts', file)), characters, {
    targetFormat: 'sfnt',
    keepFeatures,
    noHinting: true,
    ...(isVariable && { variationAxes: { wght: { min: weight, max: weight } } }),
  });
  const name = file.replace('.woff2', weight > 500 ? '-bold.ttf' : '.ttf');
  const own = familyOf(family, file);
  const rule = `@font-face {
  font-family: '${own}';
  font-style: ${style};
  font-weight: ${weight > 500 ? 'bold' : 'normal'};
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

/** The site's typefaces, cut down to what these pages of XHTML show. */
export const fontsFor = async (pages: readonly string[]): Promise<BookFont[]> => {
  const cuts = cutsIn(await readFile(resolve('src/fonts/faces.css'), 'utf8'));
  const characters = [...charactersOf([...pages, always])];
  const markup = pages.join('');
  const wanted = faces
    .filter(({ elements }) => elements?.test(markup) ?? true)
    .flatMap((face) => {
      const own = cuts.filter(({ family, style }) => family === face.family && style === face.style);
      return own.map((cut) => {
        const shown = characters.filter((one) => own.findLast((other) => has(other, one)) === cut);
        return { face, cut, shown: shown.sort().join('') };
      });
    });
  return Promise.all(
    wanted.filter(({ shown }) => shown).map(({ face, cut, shown }) => cutFont(face, cut, shown)),
  );
};

/** A style sheet with the cuts that a book has in the place of `var(--font-text)` and `var(--font-caps)`, the common first. */
export const withCuts = (css: string, fonts: readonly BookFont[]): string =>
  css.replaceAll(/var\(--font-(text|caps)\)/g, (_name, role: 'text' | 'caps') => {
    const cuts = fonts.filter(({ of }) => of === typefaces[role].family).map(({ family }) => `'${family}'`);
    return [...new Set(cuts.reverse()), typefaces[role].generic].join(', ');
  });
