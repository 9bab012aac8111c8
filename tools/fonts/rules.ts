import { type Face, standInFonts } from './faces';
import type { Metrics } from './metrics';
import { type Subset, unicodeRange } from './subsets';

const percent = (ratio: number): string => `${(100 * ratio).toFixed(1)}%`;

const weightOf = ({ weight }: Face): string =>
  typeof weight === 'object' ? [...new Set([weight.min, weight.max])].join(' ') : `${weight}`;

const sizeOf = ({ scale }: Face): string =>
  scale === undefined ? '' : `  size-adjust: ${percent(scale)};\n`;

/** The `@font-face` rule of a file of the site. */
export const faceRule = (face: Face, subset: Subset, file: string): string => `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${weightOf(face)};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(subset)};
${sizeOf(face)}}
`;

/**
 * The `@font-face` rules of the visitor's fonts that stand in until a face has arrived: scaled to its width, so that
 * lines break alike, and given its ascent and descent, which CSS takes before scaling, so that lines stand alike.
 */
export const standInRules = (
  { family, style, standIns, scale = 1 }: Face,
  { ascent, descent }: Metrics,
): string[] => {
  const rule = (name: string, weight: string, fonts: readonly string[], ratio: number) => `@font-face {
  font-family: '${family} as ${name}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(ratio * scale)};
  ascent-override: ${percent(ascent / ratio)};
  descent-override: ${percent(descent / ratio)};
  line-gap-override: 0%;
}
`;
  return standIns.flatMap(({ weight, suffix, over }) =>
    Object.entries(over).map(([name, ratio]) => {
      const fonts = standInFonts[name as keyof typeof over].map((font) => `${font}${suffix}`);
      return rule(name, weight, fonts, ratio);
    }),
  );
};
