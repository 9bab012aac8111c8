import { font } from './fonts';
import { type Attrs, g, n, path } from './svg';
import { outline, type Setting } from './type';

/** A circle that type stands on: its middle and radius in units. */
export interface Ring {
  x: number;
  y: number;
  r: number;
  /** The place of the middle of the text in degrees; -90 (the top) if left out. */
  at?: number;
  /** True to read along the foot of the circle, letters upright. */
  foot?: boolean;
}

/** Returns a line of type bent round a circle, centred on its place. */
export function setRing(
  text: string,
  { face, size, tracking = 0 }: Setting,
  ring: Ring,
  attrs: Attrs = {},
): string {
  const { x, y, r, foot = false, at = foot ? 90 : -90 } = ring;
  const type = font(face);
  const glyphs = Array.from(text).map((char) => {
    const wide = ((type.charToGlyph(char).advanceWidth ?? 0) / type.unitsPerEm) * size;
    return { char, wide };
  });
  const total = glyphs.reduce((sum, { wide }) => sum + wide + tracking * size, -tracking * size);
  const way = foot ? -1 : 1;
  let pen = -total / 2;
  const letters = glyphs.map(({ char, wide }) => {
    const degrees = at + (way * (pen + wide / 2) * 180) / (Math.PI * r);
    pen += wide + tracking * size;
    if (char === ' ') return '';
    const t = (degrees * Math.PI) / 180;
    const turn = degrees + way * 90;
    const move = `translate(${n(x + Math.cos(t) * r)} ${n(y + Math.sin(t) * r)}) rotate(${n(turn)}) translate(${n(-wide / 2)} 0)`;
    return g({ transform: move }, path(outline(char, { face, size }).d, attrs));
  });
  return letters.join('');
}
