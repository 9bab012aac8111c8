import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';
import { relief } from './parts/relief';

/** A church-basement cookbook of the fifties: fat script that stands up from the page, a plain band at the foot. */
export const cookbook: Lettering = (_page, { title, byline, tag = '', palette, face }) => {
  const x = 850;
  const raised = { face: palette.type, side: palette.ink, dx: 13, dy: 15, rim: 20 };
  const middle = fit(nth(title, 1), face, 1330);
  const last = fit(nth(title, 2), face, 1120);
  return g(
    {},
    setLine(nth(title, 0), { face, size: 150 }, { x: 330, y: 176 }, { fill: palette.ink }),
    relief(nth(title, 1), { face, size: middle }, { x, y: 430 }, raised),
    relief(nth(title, 2), { face, size: last }, { x, y: 712 }, { ...raised, face: '#ffe04f' }),
    setLine(byline, { face: 'josefin', size: 84, tracking: 0.02 }, { x, y: 2254 }, { fill: palette.type }),
    setLine(tag, { face: 'josefin', size: 60, tracking: 0.04 }, { x, y: 2342 }, { fill: '#ffe04f' }),
  );
};
