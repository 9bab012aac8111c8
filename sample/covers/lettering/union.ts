import type { Lettering } from '../kit/cover';
import { pen } from '../kit/pen';
import { g } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';

/** A constructivist's heading, climbing to the right; the names on the card's two lines. */
export const union: Lettering = (_page, { title, byline, tag = '', palette, face }) => {
  const first = fit(nth(title, 0), face, 1060);
  const last = fit(nth(title, 1), face, 1390);
  return g(
    {},
    g(
      { transform: 'rotate(-7 800 480)' },
      setLine(
        nth(title, 0),
        { face, size: first },
        { x: 100, y: 362, align: 'left' },
        { fill: palette.accent },
      ),
      setLine(nth(title, 1), { face, size: last }, { x: 100, y: 728, align: 'left' }, { fill: palette.type }),
    ),
    setLine(
      byline,
      { face: 'archivoNarrow', size: 70, tracking: 0.02 },
      { x: 84, y: 2266, align: 'left' },
      { fill: '#fbefd2' },
    ),
    pen('M84 2290H1516', '#fbefd2', 4),
    setLine(
      tag,
      { face: 'archivoNarrow', size: 56, tracking: 0.02 },
      { x: 84, y: 2354, align: 'left' },
      { fill: '#ff7a5c' },
    ),
    setLine(
      'No. 000001',
      { face: 'spaceMono', size: 56 },
      { x: 1516, y: 2356, align: 'right' },
      { fill: '#fbefd2' },
    ),
  );
};
