/** A rabbit, from the nose up. */
import { hair, roots, unruly, within, type Lie } from '../../drawing/locks';
import { CREAM, INK, PAPER } from '../../drawing/palette';
import { bend, disc, fill, gouge, pts, smooth, type Point } from '../../drawing/shapes';
import { noise, random } from '../../press/noise';

/** Ink of nose and ears. */
export const PINK = '#d98f6e';
const FURS = ['#4a4139', '#6f6355', '#9c8d78', '#cdbd9f', '#f1e6d2'] as const;

const head: Point[] = pts('600,640 592,520 612,420 690,340 816,300 944,340 1024,420 1044,520 1036,640');
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
  return [x - 818, (y - 590) * 0.9];
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
export const skull = fill(INK, smooth(head, true)) + fur(head, [566, 306, 1070, 560], 800, 560);

/** An eye as dark as a well, with the sky in it. */
export const eye = (x: number, turn: number): string =>
  disc(INK, x, 436, 42, 46) +
  disc(CREAM, x, 438, 34, 38) +
  disc('#3a241a', x - 5, 436, 27, 31) +
  disc(INK, x - 8, 434, 17, 21) +
  disc(PAPER, x - 15, 422, 9, 10) +
  disc(PAPER, x + 6, 452, 4) +
  fill(INK, gouge(bend([x - 48, 426 - turn * 8], [x, 366], [x + 48, 426 + turn * 8], 10), 26));
/** Nose and whiskers. */
export const muzzle =
  disc(PINK, 816, 494, 30, 19, `stroke="${INK}" stroke-width="7"`) +
  fill(CREAM, gouge(bend([798, 488], [812, 480], [826, 484], 6), 6)) +
  fill(
    PAPER,
    pts('-1,470 -1,492 1,470 1,492')
      .map(([s, y]) =>
        gouge(bend([816 + s * 60, 500], [816 + s * 150, y - 14], [816 + s * 232, y + 16], 8), 5, 0.2),
      )
      .join(''),
  );
