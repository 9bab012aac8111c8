import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';

/** The title above ground, the names in the bottom stratum, left of the shaft. */
export const shaft: Lettering = (_page, { title, byline, tag = '', palette, face }) => {
  const left = 90;
  const wide = [1420, 900, 900] as const;
  const base = [258, 456, 690] as const;
  const lines = title.map((text, i) => {
    const size = fit(text, face, nth(wide, i), 0, nth([330, 260, 260], i));
    return setLine(text, { face, size }, { x: left, y: nth(base, i), align: 'left' }, { fill: palette.type });
  });
  const foot = { face: 'barlow', tracking: 0.02 } as const;
  return g(
    {},
    ...lines,
    setLine(byline, { ...foot, size: 59 }, { x: left, y: 2246, align: 'left' }, { fill: palette.light }),
    setLine(tag, { ...foot, size: 58 }, { x: left, y: 2328, align: 'left' }, { fill: palette.accent }),
  );
};
