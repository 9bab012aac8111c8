import { z } from 'zod';
import { nearestEmber } from '../../lib/emberPalette';
import { paletteNames } from '../../lib/palettes';
import { typefaceNames } from '../../lib/typefaces';
import { described } from './field';
import { colour, colourPattern, oneOf } from './fields';

/** A colour with which all text of the palette that is made of it can be read. */
const ember = (label: string, description: string) =>
  colour(label, description).check(({ value, issues }) => {
    const nearest = colourPattern.test(value) ? nearestEmber(value) : value;
    if (nearest === value) return;
    const message = `must be darker, to be read on light paper: the nearest that can be is ${nearest}`;
    issues.push({ code: 'custom', input: value, message });
  });

/** How a site looks: one of the palettes or a colour of one's own, and one of the typefaces. */
export const look = described(
  z
    .strictObject({
      palette: oneOf(
        'Palette',
        'the colours in light and in dark, named by the books that they were made for; left out, they are those of horror',
        paletteNames,
      ).optional(),
      ember: ember(
        'Ember',
        'instead of a palette: the colour of links and buttons on light paper, of which all others are made',
      ).optional(),
      typeface: oneOf(
        'Typeface',
        'what text and headings are set in; left out, it is alegreya. vollkorn is sturdier, cormorant finer, alegreya-sans has no serifs; vollkorn and cormorant have no Greek',
        typefaceNames,
      ).optional(),
    })
    .refine(({ palette, ember: own }) => palette === undefined || own === undefined, {
      path: ['ember'],
      error: 'stands beside a palette: keep one of the two',
    }),
  { label: 'Look', description: 'the colours and the typeface of the site', isFolded: true },
);
