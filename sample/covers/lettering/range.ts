import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { stack } from '../kit/stack';
import { setLine } from '../kit/type';

/** A public-works poster: block letters on the sky, the names in the dark at the foot. */
export const range: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const block = stack(title, { face, width: 1380, gap: 30, limit: 250 }, x, 90, { fill: palette.type });
  return g(
    {},
    block.svg,
    setLine(byline, { face: 'josefin', size: 84, tracking: 0.03 }, { x, y: 2296 }, { fill: palette.light }),
    setLine(tag, { face: 'josefin', size: 58, tracking: 0.06 }, { x, y: 2364 }, { fill: palette.accent }),
  );
};
