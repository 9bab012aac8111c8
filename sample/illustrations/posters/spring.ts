/** Spring: a shepherd girl and her dog at the edge of the wood, and the long-legged ones who live there. */
import { CREAM, EMBER, INK } from '../drawing/palette';
import { dog, shepherd } from '../drawing/people';
import { disc, fill, gradient, pts, radial, sheet, smooth } from '../drawing/shapes';
import { spirit } from './parts/spirit';
import { bark, ferns, motes, wood } from './parts/wood';
import { rings, straight, waves } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';

const MOSS = '#5f7d58';
const PINE = '#2c4636';
const MIST = '#cfd6ba';

const farWood = wood([
  [300, 26, 8, 590],
  [372, 34, -6, 600],
  [478, 22, 5, 580],
  [700, 24, -5, 584],
  [780, 30, 8, 590],
  [905, 38, -9, 604],
  [1010, 26, 6, 590],
  [1090, 34, 2, 600],
]);
const midWood = wood([
  [190, 58, 12, 640],
  [1004, 60, -16, 650],
  [1110, 44, 8, 640],
]);
const nearWood = wood([
  [66, 110, 26, 716],
  [1184, 130, -30, 716],
]);
const ground = smooth(pts('-40,610 220,596 520,606 820,592 1090,606 1320,596'));
const bank = smooth(pts('-40,650 180,636 420,652 700,676 960,668 1320,640'));
const defs =
  radial('v', 640, 250, 760, '0 0.02, 0.35 0.2, 0.8 0.8, 1 0.97') +
  gradient('g', [0, 590], [0, 720], '0 0.15, 1 0.8');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 107,
  margin: 24,
  plates: [
    flat(sheet(CREAM), 0.2),
    flat(disc('#f4c99a', 640, 250, 196), 0.5),
    engraved(MOSS, rings(640, 250, 12), defs + sheet('url(#v)')),
    flat(
      fill(MIST, farWood) + spirit(250, 600, 250, '#a9b894', '', -1) + fill(MIST, `${ground}V760H-40Z`),
      0.3,
    ),
    engraved(MOSS, straight(90, 8), fill('#000', farWood, 'fill-opacity="0.3"')),
    flat(fill(MOSS, midWood), 0.4),
    flat(spirit(806, 672, 398, PINE, MOSS), 0.3),
    engraved(PINE, straight(84, 8), fill('#000', midWood, 'fill-opacity="0.5"')),
    flat(fill(MOSS, `${bank}V760H-40Z`), 0.3),
    engraved(INK, waves(10, 4, 50), defs + fill('url(#g)', `${bank}V760H-40Z`)),
    flat(motes(), 0),
    flat(fill(INK, nearWood), 0.1),
    flat(fill(MOSS, bark()), 0.1),
    flat(
      shepherd(INK, 316, 662, 170) +
        fill(
          EMBER,
          'M298 538C310 548 328 546 336 536L340 552C326 562 306 560 296 552ZM300 552L282 584L296 580L306 560Z',
        ) +
        dog(INK, 436, 668, 66) +
        fill(INK, ferns()),
      0,
    ),
  ],
};
