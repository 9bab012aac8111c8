import type { Lettering } from '../kit/cover';
import { g, rect } from '../kit/svg';
import { paragraph } from '../kit/stack';
import { setLine } from '../kit/type';

/** Perihelion Salvage: a flat band across the foot, wide letters hung from its left edge. */
export const perihelion: Lettering = (page, { title, tag, byline, palette, face }) => {
  const { square, h, w } = page;
  const band = square ? 1024 : 1650;
  const left = 110;
  const block = paragraph(
    title,
    { face, width: w - 2 * left, gap: square ? 42 : 54, limit: square ? 176 : 222, align: 'left' },
    left,
    band + (square ? 124 : 156),
    { fill: palette.type },
  );
  return g(
    {},
    rect(0, band, w, h - band, { fill: palette.ink }),
    rect(0, band, w, 14, { fill: palette.accent }),
    rect(left, band - 26, square ? 190 : 220, 40, { fill: palette.accent }),
    setLine(
      tag ?? '',
      { face: 'michroma', size: square ? 32 : 38, tracking: 0.1 },
      { x: left, y: band + (square ? 78 : 98), align: 'left' },
      { fill: palette.accent },
    ),
    block.svg,
    setLine(
      byline,
      { face: 'unbounded', size: square ? 54 : 64, tracking: 0.08 },
      { x: left, y: h - (square ? 58 : 88), align: 'left' },
      { fill: palette.accent },
    ),
  );
};
