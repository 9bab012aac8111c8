/** Agent 327: a barber's chair under a lamp, the pole by the door, and a shadow that came in first. */
import { CREAM, INK } from '../drawing/palette';
import { disc, fill, gradient, poly, pts, sheet } from '../drawing/shapes';
import { chair, FLOOR, floor, lamp, mirror, MUSTARD, pole, shadow, UMBER } from './parts/barbershop';
import { rays, straight } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';

const cone = poly(pts('366,112 454,112 720,760 110,760'));
const rail = `<rect y="${FLOOR - 14}" width="1280" height="16" fill="${INK}"/>`;
const defs =
  gradient('d', [420, 0], [1280, 0], '0 0.06, 0.4 0.3, 1 0.8') +
  gradient('l', [250, 0], [0, 0], '0 0.05, 1 0.7') +
  gradient('c', [270, 0], [620, 0], '0 0.1, 0.5 0.4, 1 0.85');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 106,
  margin: 24,
  plates: [
    flat(sheet(MUSTARD), 0.5),
    flat(`<rect y="${FLOOR}" width="1280" height="180" fill="${CREAM}"/>`, 0.2),
    flat(fill('#f3d592', cone), 0.4),
    engraved(
      UMBER,
      rays(410, 100, 150),
      `${defs}<rect width="1280" height="${FLOOR}" fill="url(#d)"/><rect width="250" height="${FLOOR}" fill="url(#l)"/>${fill('#fff', cone)}`,
    ),
    flat(floor() + rail, 0.3),
    flat(mirror, 0.3),
    engraved(
      UMBER,
      straight(-50, 9),
      `<rect x="82" y="162" width="126" height="206" rx="63" fill="#000" fill-opacity="0.35"/>`,
    ),
    flat(shadow, 0.6),
    flat(pole, 0.2),
    engraved(
      INK,
      straight(0, 7),
      gradient('t', [1180, 0], [1214, 0], '0 0, 1 0.8') +
        `<rect x="1166" y="200" width="48" height="272" fill="url(#t)"/>`,
    ),
    flat(disc(INK, 450, 672, 190, 16) + chair + lamp, 0.1),
    engraved(
      INK,
      straight(60, 8),
      defs +
        fill(
          'url(#c)',
          'M322 516H540C552 516 556 526 550 534L542 546H350C330 546 320 534 322 516ZM316 500C300 450 292 392 288 336C288 324 304 322 308 334L346 498Z',
        ),
    ),
  ],
};
