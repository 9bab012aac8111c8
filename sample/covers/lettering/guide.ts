import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { circle, g, path, rect } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** A naturalist's pocket book: a cloth head with the title in cream, the name on the cloth below the plate. */
export const guide: Lettering = (page, { title, byline, palette, face }) => {
  const x = page.w / 2;
  const sizes = [
    fit(nth(title, 0), 'caslonItalic', 660),
    fit(nth(title, 1), face, 1360),
    fit(nth(title, 2), face, 1360),
  ];
  return g(
    {},
    rect(52, 52, 1496, 2296, { fill: 'none', stroke: palette.accent, 'stroke-width': 8, rx: 26 }),
    setLine(
      nth(title, 0),
      { face: 'caslonItalic', size: nth(sizes, 0) },
      { x, y: 220 },
      { fill: palette.accent },
    ),
    setLine(nth(title, 1), { face, size: nth(sizes, 1) }, { x, y: 462 }, { fill: palette.type }),
    setLine(nth(title, 2), { face, size: nth(sizes, 2) }, { x, y: 732 }, { fill: palette.type }),
    path('M200 204H400M1200 204H1400', { stroke: palette.accent, 'stroke-width': 6 }),
    circle(180, 204, 9, { fill: palette.accent }),
    circle(1420, 204, 9, { fill: palette.accent }),
    setLine(
      byline,
      { face: 'playfairCaps', size: 84, tracking: 0.12 },
      { x, y: 2306 },
      { fill: palette.type },
    ),
  );
};
