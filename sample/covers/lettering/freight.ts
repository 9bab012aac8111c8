import type { Lettering } from '../kit/cover';
import { box, fill, times } from '../kit/pen';
import { g } from '../kit/svg';
import { stack } from '../kit/stack';
import { setLine } from '../kit/type';

/** The head and foot of a railroad's wall chart: stencilled slab letters, small print between rules. */
export const freight: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const block = stack(title, { face, width: 1400, gap: 44, limit: 330 }, x, 108, { fill: palette.type });
  const bridges = times(2, (i) => fill(box(60, i ? 512 : 232, 1480, 11), palette.light));
  const small = { face: 'barlow', size: 60, tracking: 0.05 } as const;
  return g(
    {},
    block.svg,
    bridges,
    setLine(byline, small, { x: 100, y: 2300, align: 'left' }, { fill: palette.ink }),
    setLine(tag, small, { x: 1500, y: 2300, align: 'right' }, { fill: palette.accent }),
  );
};
