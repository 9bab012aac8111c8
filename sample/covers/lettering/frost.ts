import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { stack } from '../kit/stack';
import { setLine } from '../kit/type';

/** A hymn book's heading on the snow: worn capitals, the editor's line in italics. */
export const frost: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const block = stack(title, { face, width: 1400, gap: 36, limit: 222 }, x, 1818, {
    fill: palette.type,
    stroke: palette.type,
    'stroke-width': 6,
  });
  return g(
    {},
    block.svg,
    setLine(byline, { face: 'fellItalic', size: 80 }, { x, y: 2280 }, { fill: palette.ink }),
    setLine(tag, { face: 'fellItalic', size: 64 }, { x, y: 2364 }, { fill: palette.accent }),
  );
};
