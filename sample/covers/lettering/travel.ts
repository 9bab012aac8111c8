import type { Lettering } from '../kit/cover';
import { pen } from '../kit/pen';
import { g, path, rect } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';

/** A railroad's travel poster: a cream border, the title's two lines at head and foot. */
export const travel: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const { w, h } = page;
  const x = w / 2;
  const head = fit(nth(title, 0), face, 1340);
  const foot = fit(nth(title, 1), face, 1340);
  return g(
    {},
    rect(0, 2030, w, 370, { fill: palette.ink }),
    setLine(nth(title, 0), { face, size: head }, { x, y: 340 }, { fill: palette.type }),
    setLine(
      nth(title, 1),
      { face, size: foot },
      { x, y: 2130 },
      {
        fill: palette.accent,
        stroke: palette.ink,
        'stroke-width': 26,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
    ),
    setLine(byline, { face: 'josefin', size: 72, tracking: 0.06 }, { x, y: 2236 }, { fill: palette.type }),
    setLine(tag, { face: 'josefin', size: 54, tracking: 0.1 }, { x, y: 2316 }, { fill: palette.accent }),
    path(`M0 0H${w}V${h}H0ZM60 60V${h - 60}H${w - 60}V60Z`, { fill: palette.type }),
    pen(`M72 72H${w - 72}V${h - 72}H72Z`, palette.ink, 6),
  );
};
