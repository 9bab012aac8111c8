import { type Face, font } from './fonts';
import { type Attrs, g, n, path } from './svg';

/** How a line of type is set. */
export interface Setting {
  face: Face;
  /** Size in units (the em). */
  size: number;
  /** Letter-spacing as a part of the em; 0 if left out. */
  tracking?: number;
}

interface Outline {
  d: string;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const grow = (o: Outline, x: number, y: number): void => {
  o.left = Math.min(o.left, x);
  o.right = Math.max(o.right, x);
  o.top = Math.min(o.top, y);
  o.bottom = Math.max(o.bottom, y);
};

/** Returns the outline of a text whose baseline starts at (0, 0), with the edges of its ink. */
export function outline(text: string, { face, size, tracking = 0 }: Setting): Outline {
  const type = font(face);
  const scale = size / type.unitsPerEm;
  const out: Outline = { d: '', left: Infinity, right: -Infinity, top: Infinity, bottom: -Infinity };
  const glyphs = Array.from(text).map((char) => type.charToGlyph(char));
  let pen = 0;
  glyphs.forEach((glyph, i) => {
    for (const c of glyph.getPath(pen, 0, size).commands) {
      if (c.type === 'Z') {
        out.d += 'Z';
        continue;
      }
      grow(out, c.x, c.y);
      if (c.type === 'C') out.d += `C${n(c.x1)} ${n(c.y1)} ${n(c.x2)} ${n(c.y2)} ${n(c.x)} ${n(c.y)}`;
      else if (c.type === 'Q') out.d += `Q${n(c.x1)} ${n(c.y1)} ${n(c.x)} ${n(c.y)}`;
      else out.d += `${c.type}${n(c.x)} ${n(c.y)}`;
    }
    const next = glyphs[i + 1];
    const kern = next ? type.getKerningValue(glyph, next) : 0;
    pen += ((glyph.advanceWidth ?? 0) + kern) * scale + (next ? tracking * size : 0);
  });
  return out;
}

/** Returns the width of a text's ink in units. */
export function measure(text: string, setting: Setting): number {
  const o = outline(text, setting);
  return o.right - o.left;
}

/** Returns the size (em, in units) at which a text's ink is as wide as width, but at most limit. */
export function fit(text: string, face: Face, width: number, tracking = 0, limit = Infinity): number {
  return Math.min(limit, (width / measure(text, { face, size: 1000, tracking })) * 1000);
}

/** Returns the height of the capitals in units. */
export function capHeight(face: Face, size: number): number {
  return -outline('H', { face, size }).top;
}

/** Where a line stands: its anchor x, its baseline y. */
export interface Spot {
  x: number;
  y: number;
  align?: 'left' | 'middle' | 'right';
}

/** Returns one line of type as a <path>, its ink (not its side bearings) aligned to the spot. */
export function setLine(text: string, setting: Setting, spot: Spot, attrs: Attrs = {}): string {
  const o = outline(text, setting);
  const { x, y, align = 'middle' } = spot;
  const dx = align === 'left' ? x - o.left : align === 'right' ? x - o.right : x - (o.left + o.right) / 2;
  return g({ transform: `translate(${n(dx)} ${n(y)})` }, path(o.d, attrs));
}
