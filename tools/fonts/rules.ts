import type { Face } from './faces';
import type { Fallback } from './fallbacks';
import { type Subset, unicodeRange } from './subsets';

/** Alegreya's ascent and descent in ems, from its `hhea` table. All its faces share them. */
const ascent = 1.016;
const descent = 0.345;

const percent = (ratio: number): string => `${(100 * ratio).toFixed(1)}%`;

const weightOf = ({ weight }: Face): string =>
  typeof weight === 'object' ? `${weight.min} ${weight.max}` : `${weight}`;

/** The `@font-face` rule of a file of the site. */
export const faceRule = (face: Face, subset: Subset, file: string): string => `@font-face {
  font-family: '${face.family}';
  font-style: ${face.style};
  font-weight: ${weightOf(face)};
  font-display: swap;
  src: url('./${file}') format('woff2');
  unicode-range: ${unicodeRange(subset)};
}
`;

/**
 * The `@font-face` rule of a fallback: scaled to the face's width, so that lines break alike, and given its ascent
 * and descent, which CSS takes before scaling, so that lines stand alike.
 */
export const fallbackRule = ({ family, style, weight, fonts, widthRatio }: Fallback): string => `@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${fonts.map((font) => `local('${font}')`).join(', ')};
  size-adjust: ${percent(widthRatio)};
  ascent-override: ${percent(ascent / widthRatio)};
  descent-override: ${percent(descent / widthRatio)};
  line-gap-override: 0%;
}
`;
