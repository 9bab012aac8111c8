import { box, disc, fill, pen, times } from '../../kit/pen';
import { g, place } from '../../kit/svg';
import { setRing } from '../../kit/curve';
import { setLine } from '../../kit/type';

/** Returns one month's dues stamp, 170 wide and 200 high, its corner at (0, 0), its edge perforated. */
export const stamp = (month: string, paper: string, color: string): string =>
  g(
    {},
    fill(box(0, 0, 170, 200), paper),
    fill(
      times(9, (i) => disc(10 + i * 19, 0, 6) + disc(10 + i * 19, 200, 6)) +
        times(10, (i) => disc(0, 12 + i * 20, 6) + disc(170, 12 + i * 20, 6)),
      '#171012',
    ),
    fill(box(16, 16, 138, 168), color),
    fill(
      'M85 40Q128 52 122 104Q112 140 85 148Q58 140 48 104Q42 52 85 40ZM52 62Q24 48 34 20Q44 40 66 46ZM118 62Q146 48 136 20Q126 40 104 46Z',
      paper,
    ),
    fill('M62 88l20 8l-4 8l-14 -4ZM108 88l-20 8l4 8l14 -4Z', color),
    pen('M68 122Q85 114 102 122', color, 6),
    setLine(month, { face: 'anton', size: 36, tracking: 0.08 }, { x: 85, y: 180 }, { fill: paper }),
  );

/** Returns the local's rubber stamp round (0, 0), about 330 units across. */
export const seal = (color: string): string =>
  place(
    0,
    0,
    1,
    -14,
    g(
      {},
      pen(disc(0, 0, 176), color, 14),
      pen(disc(0, 0, 158) + disc(0, 0, 104), color, 5),
      setRing(
        'INFERNAL & ALLIED TRADES',
        { face: 'anton', size: 41, tracking: 0.06 },
        { x: 0, y: 0, r: 116 },
        { fill: color },
      ),
      setRing(
        'LOCAL 13',
        { face: 'anton', size: 41, tracking: 0.12 },
        { x: 0, y: 0, r: 146, foot: true },
        { fill: color },
      ),
      setLine('PAID UP', { face: 'anton', size: 62 }, { x: 0, y: 4 }, { fill: color }),
      setLine('TO DOOMSDAY', { face: 'anton', size: 34, tracking: 0.04 }, { x: 0, y: 48 }, { fill: color }),
    ),
  );
