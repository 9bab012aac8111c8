import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, place } from '../../kit/svg';
import { setLine } from '../../kit/type';

const loans = [
  '12 SEP 1206',
  '03 OCT 1206',
  '19 JAN 1207',
  '30 MAY 1288',
  '08 JUN 1288',
  '1 APR 1411',
  '27 NOV 1622',
  'OVERDUE',
] as const;

/** Returns the library's card of loans, 560 wide and 1000 high, its corner at (0, 0). */
export const loanCard = (ink: string): string =>
  g(
    {},
    edged(box(0, 0, 560, 1000), '#fbf3dc', '#b39a6a', 6),
    setLine('DATE DUE', { face: 'barlow', size: 92, tracking: 0.1 }, { x: 280, y: 116 }, { fill: '#9c2a24' }),
    pen('M36 150H524M280 150V1000', '#9c2a24', 5),
    times(9, (i) => pen(`M36 ${236 + i * 84}H524`, '#7ba3b8', 4)),
    ...loans.map((text, i) => {
      const x = i % 2 ? 408 : 150;
      return place(
        x,
        214 + Math.floor(i / 2) * 168 + (i % 2) * 84,
        1,
        ((i * 5) % 7) - 3,
        setLine(
          text,
          { face: 'spaceMono', size: i === 7 ? 44 : 33 },
          { x: 0, y: 0 },
          { fill: i === 7 ? '#c21f2b' : i % 3 ? '#3b3f8a' : ink },
        ),
      );
    }),
  );

/** Returns the pawnbroker's tag on its string, the knot at (0, 0). */
export const pawnTag = (ink: string): string =>
  g(
    {},
    place(
      -14,
      150,
      1,
      9,
      g(
        {},
        edged('M-50 0H50L130 70V420H-130V70Z', '#f2c14e', ink, 8),
        edged(disc(0, 50, 22), '#4a1c22', '#b07a1e', 8),
        pen('M14 -150Q60 -60 2 52', '#efe2bf', 9),
        fill(disc(-46, 132, 26) + disc(46, 132, 26) + disc(0, 184, 26), '#9c5a12'),
        setLine('PLEDGED', { face: 'barlow', size: 58, tracking: 0.06 }, { x: 0, y: 280 }, { fill: ink }),
        setLine('1 sword, magic', { face: 'caslonItalic', size: 31 }, { x: 0, y: 334 }, { fill: ink }),
        setLine('(some)', { face: 'caslonItalic', size: 35 }, { x: 0, y: 382 }, { fill: ink }),
      ),
    ),
  );
