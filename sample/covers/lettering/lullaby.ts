import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { paragraph } from '../kit/stack';
import { setLine } from '../kit/type';

/** A picture book's words: round and low under the window, nothing raised. */
export const lullaby: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const block = paragraph(title, { face, width: 1340, gap: 46, limit: 206 }, x, 1800, { fill: palette.type });
  return g(
    {},
    block.svg,
    setLine(byline, { face: 'josefin', size: 70, tracking: 0.02 }, { x, y: 2268 }, { fill: palette.type }),
    setLine(tag, { face: 'josefin', size: 56, tracking: 0.02 }, { x, y: 2352 }, { fill: palette.accent }),
  );
};
