/** Tears of Steel: gabled houses, two on a bridge, and over the roofs a machine with a tram in its fist. */
import { CREAM, GLOW, INK } from '../drawing/palette';
import { stander } from '../drawing/people';
import { fill, gradient, line, sheet } from '../drawing/shapes';
import { arch, deck, left, rail, right, ripples, row, stones, WATER } from './parts/canal';
import { DUSK, hull, robot, seams, STEEL } from './parts/machine';
import { arms, hand, tram } from './parts/machine-arms';
import { straight, waves } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';

const defs =
  gradient('s', [0, 0], [0, 520], '0 0.85, 0.6 0.4, 1 0.05') +
  gradient('r', [380, 0], [980, 0], '0 0.05, 0.45 0.25, 1 0.9') +
  gradient('h', [0, 300], [0, WATER], '0 0.25, 1 0.8') +
  gradient('mist', [0, 330], [0, 450], '0 0, 1 0.8');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 104,
  margin: 24,
  plates: [
    flat(
      sheet(CREAM) + gradient('e', [0, 200], [0, 560], '0 0 #efb58a, 1 1 #e58a55') + sheet('url(#e)'),
      0.3,
    ),
    engraved(STEEL, waves(11, 9, 120, 0.4), defs + sheet('url(#s)')),
    flat(arms + robot, 0.3),
    engraved(INK, straight(-62, 9), defs + fill('url(#r)', hull)),
    flat(seams + tram, 0.1),
    engraved('#e58a55', waves(9, 5, 70), defs + sheet('url(#mist)')),
    flat(row, 0.3),
    flat(hand, 0.1),
    engraved(
      INK,
      straight(90, 8),
      defs +
        [...left, ...right]
          .map(([x, w, e], i) =>
            i % 2 === 0 ? `<rect x="${x}" y="${e}" width="${w}" height="${WATER - e}" fill="url(#h)"/>` : '',
          )
          .join(''),
    ),
    flat(rail + deck + fill('#e58a55', arch(1)) + stones, 0.15),
    flat(stander(INK, 622, 434, 74) + stander(INK, 652, 434, 68, -1), 0),
    flat(`<rect y="${WATER}" width="1280" height="160" fill="${DUSK}"/>` + fill('#e58a55', arch(-1)), 0.2),
    engraved(
      INK,
      waves(12, 3, 40),
      `<rect y="${WATER}" width="1280" height="160" fill="#000" fill-opacity="0.42"/>`,
    ),
    flat(
      fill(CREAM, ripples(8, 26)) +
        fill(GLOW, ripples(9, 30)) +
        fill(INK, ripples(10, 34)) +
        line(INK, 8, `M0 ${WATER}H1280`),
      0,
    ),
  ],
};
