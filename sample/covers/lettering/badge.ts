import type { Lettering } from '../kit/cover';
import { linear } from '../kit/paint';
import { pen } from '../kit/pen';
import { g, rect } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';
import { relief } from './parts/relief';

/** The chrome badge off a refrigerator's door: script on a bar, the rest in plain capitals. */
export const badge: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const first = fit(nth(title, 0), face, 1420);
  const second = fit(nth(title, 1), 'josefin', 1180, 0.06);
  return g(
    {},
    linear('badge', [
      [0, '#ffffff'],
      [0.45, '#fff3cf'],
      [0.55, '#ffd54f'],
      [1, '#fff8dc'],
    ]),
    relief(
      nth(title, 0),
      { face, size: first },
      { x, y: 380 },
      { face: palette.type, side: palette.ink, dx: 10, dy: 14, rim: 18 },
    ),
    rect(130, 440, 1340, 168, { rx: 84, fill: palette.ink }),
    pen('M214 458H1386', '#5fb9b6', 5),
    setLine(
      nth(title, 1),
      { face: 'josefin', size: second, tracking: 0.06 },
      { x, y: 562 },
      { fill: '#ffd54f' },
    ),
    setLine(byline, { face: 'josefin', size: 80, tracking: 0.02 }, { x, y: 2214 }, { fill: palette.ink }),
    setLine(tag, { face: 'josefin', size: 58, tracking: 0.04 }, { x, y: 2306 }, { fill: palette.accent }),
  );
};
