import { channelsOf } from './colour';
import { emberPalette } from './emberPalette';
import { colourNames, type Palette, type PaletteName, paletteNames, palettes, type Scheme } from './palettes';
import { fontFamily, type TypefaceName, typefaceNames, typefaces } from './typefaces';

/** What an author chooses of the looks of a site; all of it may be left out. */
export interface Look {
  readonly palette?: PaletteName | null | undefined;
  /** A colour of one's own, #rrggbb, of which a palette is made. */
  readonly ember?: string | null | undefined;
  readonly typeface?: TypefaceName | null | undefined;
}

export const paletteOf = ({ palette, ember }: Look): Palette =>
  ember ? emberPalette(ember) : palettes[palette ?? paletteNames[0]];

export const typefaceOf = ({ typeface }: Look): TypefaceName => typeface ?? typefaceNames[0];

const declared = (properties: Readonly<Record<string, string>>): string =>
  Object.entries(properties)
    .map(([name, value]) => `${name}: ${value};`)
    .join('\n');

const coloursIn = (scheme: Scheme): Record<string, string> =>
  Object.fromEntries(colourNames.map((name) => [`--colour-${name}`, scheme[name]]));

const lightOf = ({ light }: Palette): string => {
  const ink = channelsOf(light.ink).join(' ');
  return declared({
    ...coloursIn(light),
    '--shadow-cover': `0 1px 2px rgb(${ink} / 25%), 0 0.5rem 1.25rem rgb(${ink} / 18%)`,
    '--shadow-cover-lifted': `0 2px 4px rgb(${ink} / 25%), 0 1.1rem 2rem rgb(${ink} / 26%)`,
  });
};

/** In the dark no shadow is seen; what stands out has an edge that glows. */
const darkOf = ({ dark }: Palette): string => {
  const [ink, ember] = [channelsOf(dark.ink).join(' '), channelsOf(dark.ember).join(' ')];
  return declared({
    ...coloursIn(dark),
    '--shadow-cover': `0 0 0 1px rgb(${ink} / 9%), 0 0.5rem 1.5rem rgb(0 0 0 / 60%)`,
    '--shadow-cover-lifted': `0 0 0 1px rgb(${ember} / 45%), 0 1.1rem 2.25rem rgb(0 0 0 / 75%)`,
  });
};

const fontsOf = (look: Look): string => {
  const typeface = typefaceOf(look);
  return declared({
    '--font-text': fontFamily(typeface, 'text'),
    '--font-heading': 'var(--font-text)',
    '--font-caps': fontFamily(typeface, 'caps'),
    '--tracking-caps': typefaces[typeface].tracking,
  });
};

/** The custom properties of a look: the colours of both schemes, and its typeface. */
export const lookTokens = (look: Look) => {
  const palette = paletteOf(look);
  return { light: lightOf(palette), dark: darkOf(palette), fonts: fontsOf(look) };
};

/** A style sheet with the custom properties of a look: after that of a site, it takes the place of the site's own. */
export const lookStyle = (look: Look): string => {
  const { light, dark, fonts } = lookTokens(look);
  return `@layer tokens { :root { ${light}\n${fonts} } @media (prefers-color-scheme: dark) { :root { ${dark} } } }`;
};
