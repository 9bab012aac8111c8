import { type Look, paletteOf, typefaceOf } from '../../../lib/look';
import type { TypefaceName } from '../../../lib/typefaces';

/** What pictures are drawn in: colours as CSS writes them, and a typeface. */
export interface DrawingStyle {
  readonly paper: string;
  readonly ink: string;
  readonly ember: string;
  readonly typeface: TypefaceName;
}

/** The site's own in the dark, in which covers glow. */
export const drawingStyleOf = (look: Look = {}): DrawingStyle => {
  const { paper, ink, ember } = paletteOf(look).dark;
  return { paper, ink, ember, typeface: typefaceOf(look) };
};
