/** An island no larger than it has to be. */
import { INK } from '../../drawing/palette';
import { bend, fill, gouge, pts, smooth } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** The green of the island. */
export const island = `${smooth(pts('-40,590 120,560 290,500 430,476 560,488 680,530 780,560 850,600'))}L812 640L830 680L780 760H-40Z`;
/** Its end. */
export const cliff = 'M850 600L780 562L690 566L640 640L668 700L600 760H790L830 684L812 640Z';

/** Grass laid over by the wind. */
export function grass(): string {
  const next = between(random(14));
  let all = '';
  for (let i = 0; i < 330; i++) {
    const x = next(-20, 780);
    const top = x < 430 ? 590 - (x + 40) * 0.24 : 476 + (x - 430) * 0.3;
    const y = Math.min(710, top + next(4, 190));
    const long = next(26, 60);
    all += gouge(bend([x, y], [x + 4, y - long * 0.5], [x + long, y - long * 0.45], 5), next(3, 6), 0.2);
  }
  return all;
}

/** Cuts down the face of the cliff. */
export function crags(): string {
  const next = between(random(44));
  return Array.from({ length: 34 }, () => {
    const [x, y, long] = [next(660, 820), next(574, 690), next(24, 64)];
    return gouge(
      [
        [x, y],
        [x - long * 0.18, y + long * 0.5],
        [x - long * 0.1, y + long],
      ],
      next(2, 6),
      0.2,
    );
  }).join('');
}

/** A thorn tree that gave in to the wind long ago. */
export const tree = fill(
  INK,
  [
    gouge(bend([150, 600], [150, 470], [262, 400], 9), 26, 0.06),
    gouge(bend([192, 474], [240, 410], [340, 384], 9), 12, 0.1),
    gouge(bend([166, 510], [210, 450], [296, 446], 9), 10, 0.1),
    gouge(bend([222, 428], [260, 374], [330, 346], 9), 9, 0.1),
    gouge(bend([250, 408], [290, 392], [322, 402], 9), 6, 0.1),
    gouge(bend([270, 396], [306, 362], [360, 362], 9), 6, 0.1),
    gouge(bend([236, 452], [270, 436], [310, 430], 9), 5, 0.1),
  ].join(''),
  'transform="translate(-70 118) scale(0.82)"',
);
