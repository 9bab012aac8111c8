/** A rabbit in its fur: ears, head and paws. */
import { hair, roots, unruly, within, type Lie } from '../../drawing/locks';
import { INK } from '../../drawing/palette';
import { fill, line, pts, smooth, type Point } from '../../drawing/shapes';
import { noise, random } from '../../press/noise';

/** Ink of nose and ears. */
export const PINK = '#d98f6e';
const FURS = ['#4a4139', '#6f6355', '#9c8d78', '#cdbd9f', '#f1e6d2'] as const;

const head: Point[] = pts(
  '610,680 584,600 582,530 606,420 690,340 816,300 944,340 1026,420 1052,530 1050,600 1024,680',
);
const leftEar: Point[] = pts('690,372 640,280 606,180 612,98 650,66 708,128 764,230 796,344');
const rightEar: Point[] = pts(
  '852,346 872,230 930,130 1016,90 1106,104 1146,160 1086,184 1024,232 984,300 958,380',
);
/** The inside of the upright ear. */
export const innerLeft = smooth(pts('718,334 668,250 640,172 646,118 692,168 736,246 762,324'), true);
/** The inside of the bent ear. */
export const innerRight = smooth(
  pts('894,336 912,240 956,168 1026,128 1084,130 1010,180 962,238 930,330'),
  true,
);

/** Fur runs up and back from the nose, and along the ears. */
const lie: Lie = (x, y) => {
  if (y < 330 && x < 815) return [-0.34, -1];
  if (y < 330 && x > 940) return [1, -0.5 + (x - 1000) / 190];
  if (y < 330) return [0.3, -1];
  return [x - 818, (y - 570) * 0.9];
};
const next = random(7);
const field = noise(21);
/** Fur over one shape. */
const fur = (
  shape: readonly Point[],
  box: readonly [number, number, number, number],
  mid: number,
  spread: number,
): string =>
  hair(
    {
      roots: roots(within(shape), box, 10, next, ([, y]) => y),
      lie: unruly(lie, field, 0.9),
      length: [26, 50],
      width: [8, 13],
      light: (x, y) => 0.62 - (x - mid) / spread + (field(x / 50, y / 50) - 0.5) * 0.3,
      tones: FURS,
      ground: INK,
      strands: 3,
    },
    next,
  );
/** Both ears in their fur. */
export const ears =
  [leftEar, rightEar].map((shape) => fill(INK, smooth(shape, true))).join('') +
  fur(leftEar, [600, 30, 800, 372], 690, 190) +
  fur(rightEar, [850, 90, 1150, 380], 960, 330);
/** The head in its fur. */
export const skull = fill(INK, smooth(head, true)) + fur(head, [560, 306, 1076, 640], 800, 560);

/** A paw hung over the top of the hill, about (x, 616). */
const paw = (x: number): string => {
  const shape: Point[] = [
    [x - 62, 596],
    [x - 40, 568],
    [x, 560],
    [x + 40, 568],
    [x + 62, 596],
    [x + 58, 640],
    [x + 24, 660],
    [x - 24, 660],
    [x - 58, 640],
  ];
  return (
    fill(INK, smooth(shape, true)) +
    fur(shape, [x - 60, 566, x + 60, 648], x, 330) +
    line(INK, 8, `M${x - 22} 662V628M${x + 22} 662V628`)
  );
};
/** Both paws, drawn last so that the head's fur keeps its own chance. */
export const paws = paw(630) + paw(1006);
