import type { Lettering } from '../kit/cover';
import { g, rect } from '../kit/svg';
import { stack } from '../kit/stack';
import { setLine } from '../kit/type';

/** The Lake Takes: three tall lines cut to one measure at the head, the name at the foot. */
export const lake: Lettering = (page, { title, tag, byline, palette, face }) => {
  const x = page.w / 2;
  const foot = page.h - (page.square ? 92 : 120);
  const block = stack(
    title,
    { face, width: page.square ? 1130 : 1300, gap: page.square ? 34 : 42, limit: page.square ? 345 : 440 },
    x,
    page.square ? 170 : 240,
    { fill: palette.type },
  );
  return g(
    {},
    setLine(
      tag ?? '',
      { face: 'barlow', size: page.square ? 50 : 56, tracking: 0.3 },
      { x, y: page.square ? 112 : 150 },
      { fill: palette.accent },
    ),
    block.svg,
    rect(x - 60, foot - (page.square ? 116 : 138), 120, 6, { fill: palette.accent }),
    setLine(
      byline,
      { face, size: page.square ? 104 : 128, tracking: 0.14 },
      { x, y: foot },
      { fill: palette.light },
    ),
  );
};
