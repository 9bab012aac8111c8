/** The coat, a dark wool one with its collar up, and the jersey under it. */
import { INK } from '../drawing/palette';
import { bend, disc, gouge, line, pts, type Point } from '../drawing/shapes';
import type { Field } from '../press/fields';

/** Ink of the wool where light falls on it. */
export const WOOL = '#6f8087';

/** The outline of the whole coat. */
export const coat =
  'M20 1540C40 1370 110 1250 250 1176C340 1128 400 1080 440 1010L470 950L640 1040L770 900L852 770C884 800 920 880 930 1010C1040 1060 1120 1150 1156 1290L1190 1540Z';
/** The jersey in the opening of the coat. */
export const jersey =
  'M452 950C430 1010 440 1080 500 1150L600 1320L700 1150C770 1080 800 980 806 860L640 900Z';
/** The two fronts with their lapels, lying over the jersey. */
export const fronts =
  'M440 990L366 1106L452 1160L432 1204L640 1540H20C40 1370 110 1250 250 1176C340 1128 400 1080 440 990ZM852 770L800 960C780 1040 700 1180 620 1350L640 1540H1190L1156 1290C1120 1150 1040 1060 930 1010C920 880 884 800 852 770Z';

/** Herringbone: cuts that change their mind every few inches. */
export const herringbone: Field = (x, y) => {
  const [u, v] = [x * 0.94 + y * 0.34, y * 0.94 - x * 0.34];
  const fold = Math.abs((((u % 76) + 76) % 76) - 38);
  return (v + fold * 0.9) / 12;
};

const cut = (width: number, ...points: [Point, Point, Point]): string =>
  gouge(bend(...points, 10), width, 0.4);

/** Ribs of the jersey's roll neck. */
export const ribs =
  Array.from({ length: 17 }, (_, i) =>
    cut(
      7,
      [448 + i * 22, 940 + Math.sin(i / 5) * 20],
      [462 + i * 20, 1040],
      [512 + i * 13, 1120 + Math.sin(i / 5.4) * 40],
    ),
  ).join('') +
  Array.from({ length: 9 }, (_, i) =>
    cut(6, [530 + i * 18, 1150 + Math.sin(i / 2.8) * 28], [556 + i * 10, 1230], [590 + i * 3, 1300]),
  ).join('');

/** The edges of the collar and lapels where light catches them. */
export const edges =
  cut(8, [440, 996], [396, 1050], [366, 1106]) +
  cut(8, [366, 1106], [406, 1130], [452, 1160]) +
  cut(7, [452, 1160], [440, 1184], [432, 1204]) +
  cut(9, [432, 1204], [520, 1370], [622, 1500]) +
  cut(7, [848, 782], [826, 870], [800, 962]) +
  cut(9, [798, 970], [730, 1160], [622, 1345]) +
  cut(6, [880, 1010], [940, 1090], [900, 1150]) +
  cut(6, [900, 1150], [870, 1150], [842, 1140]) +
  cut(6, [842, 1142], [800, 1300], [668, 1480]) +
  cut(8, [60, 1420], [110, 1260], [260, 1176]) +
  cut(7, [250, 1180], [236, 1320], [262, 1500]) +
  cut(6, [980, 1180], [1010, 1320], [1000, 1500]);

/** Two buttons. */
export const buttons = pts('560,1424 700,1420')
  .map(
    ([x, y]) =>
      disc(INK, x, y, 27) +
      disc('none', x, y, 24, 24, `stroke="${WOOL}" stroke-width="4"`) +
      disc(WOOL, x - 7, y, 3.5) +
      disc(WOOL, x + 7, y, 3.5) +
      line('#d3cab9', 4, `M${x - 22} ${y - 8}A24 24 0 0 1 ${x - 4} ${y - 23}`),
  )
  .join('');

/** Where the low sun gets round behind him. */
export const rim =
  cut(12, [856, 770], [916, 850], [932, 1008]) +
  cut(13, [932, 1010], [1110, 1080], [1156, 1290]) +
  cut(8, [1156, 1290], [1172, 1390], [1184, 1500]) +
  cut(9, [850, 512], [876, 540], [836, 606]) +
  cut(8, [838, 602], [826, 640], [806, 648]);
