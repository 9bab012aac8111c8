import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { g, line, rect } from '../kit/svg';
import { setLine, fit } from '../kit/type';

/** Over the window, a plate like a radio's dial: the title on it, the needle stopped at the last hymn. */
export const hymnal: Lettering = (page, { title, byline, palette, face }) => {
  const x = page.w / 2;
  const ticks = Array.from({ length: 61 }, (_, i) => {
    const at = 190 + i * 20.35;
    const long = i % 10 === 0;
    return line(at, 570, at, 570 + (long ? 46 : i % 5 ? 18 : 32), {
      stroke: palette.ink,
      'stroke-width': long ? 7 : 4,
    });
  });
  const numbers = ['55', '60', '70', '80', '100', '120', '160'].map((text, i) =>
    setLine(text, { face: 'josefin', size: 42 }, { x: 190 + i * 203.5, y: 664 }, { fill: palette.ink }),
  );
  const big = fit(nth(title, 0), face, 1000, 0, 290);
  const low = fit(nth(title, 1), face, 1240);
  return g(
    {},
    rect(110, 110, 1380, 620, { rx: 60, fill: palette.ink }),
    rect(128, 128, 1344, 584, { rx: 46, fill: palette.light }),
    rect(146, 146, 1308, 548, { rx: 32, fill: 'none', stroke: palette.ink, 'stroke-width': 4 }),
    setLine(nth(title, 0), { face, size: big }, { x, y: 366 }, { fill: palette.ink }),
    setLine(nth(title, 1), { face, size: low }, { x, y: 518 }, { fill: palette.accent }),
    ...ticks,
    ...numbers,
    rect(1052, 546, 12, 126, { fill: palette.accent }),
    setLine(byline, { face: 'josefin', size: 112, tracking: 0.2 }, { x, y: 2300 }, { fill: palette.type }),
  );
};
