import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { circle, g } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** A theatre's sign: bulbs round the title, the name below the footlights. */
export const playbill: Lettering = (page, { title, byline, palette, face }) => {
  const x = page.w / 2;
  const bulbs = Array.from({ length: 27 }, (_, i) => 46 + i * 58).flatMap((at) => [
    circle(at, 48, 13, { fill: palette.light }),
    circle(at, 560, 13, { fill: palette.light }),
  ]);
  const sides = Array.from({ length: 8 }, (_, i) => 112 + i * 56).flatMap((y) => [
    circle(46, y, 13, { fill: palette.light }),
    circle(1554, y, 13, { fill: palette.light }),
  ]);
  const size = fit(nth(title, 1), face, 1330);
  return g(
    {},
    ...bulbs,
    ...sides,
    setLine(nth(title, 0), { face, size: 96, tracking: 0.3 }, { x, y: 178 }, { fill: palette.accent }),
    setLine(nth(title, 1), { face, size }, { x, y: 352 }, { fill: palette.type }),
    setLine(nth(title, 2), { face, size: 176, tracking: 0.14 }, { x, y: 516 }, { fill: palette.accent }),
    setLine(byline, { face, size: 116, tracking: 0.12 }, { x, y: 2320 }, { fill: palette.type }),
  );
};
