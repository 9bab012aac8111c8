import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { nth } from '../kit/list';
import { fit, setLine } from '../kit/type';
import { relief } from './parts/relief';

/** A seedsman's packet: fat faces with a gold side on a band, the editor where the grower would be. */
export const seedPacket: Lettering = (page, { title, byline, tag = '', palette, face }) => {
  const x = page.w / 2;
  const raised = { face: palette.type, side: palette.ink, dx: 9, dy: 12, rim: 8 };
  const first = fit(nth(title, 0), face, 1000, 0.03);
  const last = fit(nth(title, 2), face, 800, 0.03, 290);
  return g(
    {},
    relief(nth(title, 0), { face, size: first, tracking: 0.03 }, { x, y: 288 }, raised),
    setLine(nth(title, 1), { face: 'caslonItalic', size: 128 }, { x: 316, y: 474 }, { fill: '#ffd84c' }),
    relief(nth(title, 2), { face, size: last, tracking: 0.03 }, { x: 930, y: 518 }, raised),
    setLine(byline, { face: 'caslonBold', size: 68 }, { x, y: 2294 }, { fill: palette.type }),
    setLine(tag, { face: 'caslonItalic', size: 58 }, { x, y: 2364 }, { fill: '#ffd84c' }),
  );
};
