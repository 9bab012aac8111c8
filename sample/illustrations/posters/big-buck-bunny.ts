/** Big Buck Bunny: a meadow, a butterfly, and leaning on the hill a rabbit much too large for it. */
import { CREAM, INK } from '../drawing/palette';
import { disc, fill, gradient, sheet } from '../drawing/shapes';
import { butterfly, flowers, grass, ground, leaves, MEADOW, SHADE, tree } from './parts/meadow';
import { ears, innerLeft, innerRight, paws, PINK, skull } from './parts/rabbit';
import { cheeks, eye, muzzle } from './parts/rabbit-face';
import { rays, straight } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';

const defs =
  gradient('s', [0, 0], [0, 560], '0 0.7, 1 0.1') + gradient('g', [0, 600], [0, 770], '0 0.06, 1 0.7');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 102,
  margin: 24,
  plates: [
    flat(sheet(CREAM), 0.2),
    flat(disc('#f6cfa6', 372, 240, 190), 0.6),
    engraved(
      '#a9a06a',
      rays(372, 236, 210),
      `${defs}${sheet('url(#s)')}<circle cx="372" cy="240" r="190" fill="#fff"/>`,
    ),
    flat(tree + leaves),
    flat(ears + fill(PINK, innerLeft) + fill(PINK, innerRight), 0.1),
    engraved(
      INK,
      straight(70, 9),
      gradient('p', [640, 0], [770, 0], '0 0.1, 1 0.8') +
        gradient('q', [900, 0], [1080, 0], '0 0.85, 1 0.3') +
        fill('url(#p)', innerLeft) +
        fill('url(#q)', innerRight),
    ),
    flat(skull + cheeks + eye(726, -1) + eye(908, 1) + muzzle, 0.1),
    flat(fill(MEADOW, ground) + fill(MEADOW, grass(3, 260, 606, 630, 30))),
    engraved(SHADE, straight(4, 9), defs + fill('url(#g)', ground)),
    flat(fill(SHADE, grass(4, 220, 634, 708, 38)) + flowers() + fill(INK, grass(5, 170, 690, 740, 76)), 0.2),
    flat(paws, 0),
    flat(butterfly, 0.2),
  ],
};
