/*
 * Colours as CSS writes them (#rrggbb) and as eyes see them: OKLCH, by Björn Ottosson's numbers
 * (https://bottosson.github.io/posts/oklab/), and the contrast of WCAG 2.2.
 */

/** Lightness from 0 to 1, chroma from 0 on, and hue in degrees. */
export interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

type Triple = readonly [number, number, number];

/** Red, green and blue of a colour, from 0 to 255. */
export const channelsOf = (hex: string): Triple => {
  const value = parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;

const fromLinear = (light: number): number =>
  light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;

const linearOf = (hex: string): Triple => {
  const [red, green, blue] = channelsOf(hex);
  return [toLinear(red / 255), toLinear(green / 255), toLinear(blue / 255)];
};

const times = (rows: readonly [Triple, Triple, Triple], [x, y, z]: Triple): Triple => {
  const row = ([a, b, c]: Triple): number => a * x + b * y + c * z;
  return [row(rows[0]), row(rows[1]), row(rows[2])];
};

export const toOklch = (hex: string): Oklch => {
  const [long, medium, short] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    linearOf(hex),
  );
  const [lightness, a, b] = times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(long), Math.cbrt(medium), Math.cbrt(short)],
  );
  return { lightness, chroma: Math.hypot(a, b), hue: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};

/** Red, green and blue as light; below 0 or above 1 where no screen of sRGB shows the colour. */
const lightOf = ({ lightness, chroma, hue }: Oklch): Triple => {
  const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
  const [long, medium, short] = times(
    [
      [1, 0.3963377774, 0.2158037573],
      [1, -0.1055613458, -0.0638541728],
      [1, -0.0894841775, -1.291485548],
    ],
    [lightness, a, b],
  );
  return times(
    [
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.707614701],
    ],
    [long ** 3, medium ** 3, short ** 3],
  );
};

const isShown = (colour: Oklch): boolean =>
  lightOf(colour).every((light) => light > -0.0001 && light < 1.0001);

/** The colour itself, or where no screen of sRGB shows it, the one of its lightness and hue with as much chroma as is shown. */
const shown = (colour: Oklch): Oklch => {
  if (isShown(colour)) return colour;
  let [least, most] = [0, colour.chroma];
  // Half of the way each time: after so many, it is less than a step of a channel.
  for (let step = 0; step < 16; step += 1) {
    const chroma = (least + most) / 2;
    if (isShown({ ...colour, chroma })) least = chroma;
    else most = chroma;
  }
  return { ...colour, chroma: least };
};

export const toHex = (colour: Oklch): string => {
  const channels = lightOf(shown(colour)).map((light) => {
    const channel = Math.round(255 * fromLinear(Math.min(1, Math.max(0, light))));
    return channel.toString(16).padStart(2, '0');
  });
  return `#${channels.join('')}`;
};

const luminanceOf = (hex: string): number => {
  const [red, green, blue] = linearOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** The contrast of two colours, from 1 to 21 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */
export const contrast = (one: string, other: string): number => {
  const [darker = 0, lighter = 0] = [luminanceOf(one), luminanceOf(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
};
