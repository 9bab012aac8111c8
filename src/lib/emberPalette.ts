import { toHex, toOklch } from './colour';
import { isLegible } from './legible';
import type { Palette, Scheme } from './palettes';

/** From this chroma on, an ember colours paper and ink as much as it may; one that is grey leaves them grey. */
const fullChroma = 0.1;

/** Below this lightness, what is pointed at gets lighter, since hardly anything is darker. */
const darkest = 0.3;

const lightSchemeOf = (ember: string): Scheme => {
  const own = toOklch(ember);
  const tint = Math.min(1, own.chroma / fullChroma);
  const tinted = (lightness: number, chroma: number): string =>
    toHex({ lightness, chroma: chroma * tint, hue: own.hue });
  const hot = own.lightness + (own.lightness < darkest ? 0.15 : -0.075);
  return {
    paper: tinted(0.975, 0.008),
    well: tinted(0.935, 0.015),
    ink: tinted(0.208, 0.013),
    'ink-soft': tinted(0.443, 0.024),
    rule: tinted(0.858, 0.022),
    ember,
    'ember-hot': toHex({ ...own, lightness: hot }),
    'on-ember': tinted(0.985, 0.008),
  };
};

const darkSchemeOf = (ember: string): Scheme => {
  const { chroma, hue } = toOklch(ember);
  const tint = Math.min(1, chroma / fullChroma);
  const tinted = (lightness: number, most: number): string => toHex({ lightness, chroma: most * tint, hue });
  return {
    paper: tinted(0.178, 0.01),
    well: tinted(0.23, 0.015),
    ink: tinted(0.922, 0.015),
    'ink-soft': tinted(0.735, 0.025),
    rule: tinted(0.325, 0.022),
    ember: toHex({ lightness: 0.755, chroma: Math.min(chroma, 0.155), hue }),
    'ember-hot': toHex({ lightness: 0.83, chroma: Math.min(chroma, 0.1), hue }),
    'on-ember': tinted(0.183, 0.03),
  };
};

/** The palette of which an ember, #rrggbb, is the one in light: all else has its hue. */
export const emberPalette = (ember: string): Palette => ({
  light: lightSchemeOf(ember.toLowerCase()),
  dark: darkSchemeOf(ember.toLowerCase()),
});

const canBeRead = (ember: string): boolean => {
  const { light, dark } = emberPalette(ember);
  return isLegible(light) && isLegible(dark);
};

/** The ember itself where text can be read in its palette, else the lightest of its hue with which it can. */
export const nearestEmber = (ember: string): string => {
  if (canBeRead(ember)) return ember;
  const own = toOklch(ember);
  const darkened = (lightness: number): string => toHex({ ...own, lightness });
  let [most, least] = [0, own.lightness];
  // Half of the way each time: after so many, it is less than a step of a channel.
  for (let step = 0; step < 12; step += 1) {
    const lightness = (most + least) / 2;
    if (canBeRead(darkened(lightness))) most = lightness;
    else least = lightness;
  }
  return darkened(most);
};
