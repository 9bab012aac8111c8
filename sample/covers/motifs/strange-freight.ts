import type { Motif } from '../kit/cover';
import { box, disc, fill, pen, times } from '../kit/pen';
import { g, place } from '../kit/svg';
import { setLine } from '../kit/type';
import { cage, coffins, moon, ribs, walker } from './parts/freight';
import { caboose, engine, house, INK, mouth, tank } from './parts/rolling-stock';

const CREAM = '#f6e6bd';

/** A row of the chart: its ground, its earth, and its cars [x, what it is, the car]. */
interface Row {
  ground: string;
  earth: string;
  cars: readonly (readonly [number, string, string])[];
}

const follower =
  fill(disc(70, -190, 30, 22) + disc(160, -190, 30, 22), '#ffd23f') +
  fill(disc(62, -190, 9, 20) + disc(152, -190, 9, 20), INK) +
  pen('M-12 -8q30 -40 54 0M40 -8q26 -44 50 0M176 -8q28 -44 52 0', '#0a121a', 24);

const rows: readonly Row[] = [
  {
    ground: '#e9b949',
    earth: '#c58f2c',
    cars: [
      [120, '1  ENGINE. SEES YOU', engine('#2f4a46')],
      [748, '2  HOUSE, OCCUPIED', house(440, '#f6e6bd', '#b8321f')],
      [1256, '3  SWIMMER', tank(440, '#e2714a')],
    ],
  },
  {
    ground: '#4f9485',
    earth: '#376f64',
    cars: [
      [-130, '', coffins(440, '#c08a4a')],
      [378, '4  TALKER. DO NOT ANSWER', mouth(470, '#c8452c')],
      [916, '5  STILL BEATING', ribs(440, '#d8402a')],
      [1424, '', cage(440, '#e9b949')],
    ],
  },
  {
    ground: '#d3593a',
    earth: '#a83f26',
    cars: [
      [-40, '6  NOT ON WHEELS', walker(470, '#3f7f86')],
      [498, '7  RETURN BY DAWN', moon(460, '#2f4a46')],
      [1026, '8  UNCLAIMED', coffins(440, '#c08a4a')],
      [1534, '', tank(440, '#e9b949')],
    ],
  },
  {
    ground: '#20303f',
    earth: '#141f2b',
    cars: [
      [-250, '', mouth(470, '#7b4a8c')],
      [290, '9  LIVE LOAD', cage(480, '#e9b949')],
      [838, '10  NO GUARD', caboose(480, '#c8452c')],
      [1352, '11  NOT OURS', follower],
    ],
  },
];

/** A wall chart of a railroad's rolling stock, four trains deep, every car of it wrong. */
export const strangeFreight: Motif = () => {
  const first = 700;
  const high = 372;
  const bands = rows.map(({ ground, earth, cars }, i) => {
    const top = first + i * high;
    const rail = top + high - 64;
    return g(
      {},
      fill(box(0, top, 1600, high), ground),
      fill(box(0, rail, 1600, 64), earth),
      times(32, (k) => fill(box(k * 52 - 10, rail + 3, 26, 12), INK)),
      pen(`M-20 ${rail}H1620`, INK, 9),
      ...cars.map(([x, , car]) => place(x, rail - 4, 0.95, 0, car)),
      ...cars.map(
        ([x, label]) =>
          label &&
          setLine(
            label,
            { face: 'barlow', size: 37, tracking: 0.06 },
            { x: Math.max(36, x + 4), y: rail + 51, align: 'left' },
            { fill: CREAM },
          ),
      ),
    );
  });
  return g(
    {},
    fill(box(0, 0, 1600, 2400), CREAM),
    ...bands,
    fill(box(0, first - 10, 1600, 10), INK),
    fill(box(0, first + 4 * high, 1600, 10), INK),
  );
};
