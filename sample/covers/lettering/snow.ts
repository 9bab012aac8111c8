import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { setLine } from '../kit/type';

/** The title is part of the picture; only the name at the foot and the kind of book at the head are set. */
export const snow: Lettering = (page, { byline, tag, palette }) =>
  g(
    {},
    setLine(
      tag ?? '',
      { face: 'barlow', size: 58, tracking: 0.42 },
      { x: page.w / 2, y: 150 },
      { fill: palette.ink },
    ),
    setLine(
      byline,
      { face: 'anton', size: 104, tracking: 0.16 },
      { x: page.w / 2, y: 2350 },
      { fill: palette.ink },
    ),
  );
