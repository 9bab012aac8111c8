/** Coffee Run: a cup let fly over an orange city, and somebody running down what it spills. */
import { CREAM, EMBER, GLOW, INK, PAPER } from '../drawing/palette';
import { runner } from '../drawing/people';
import { disc, fill, gouge, gradient, pts, sheet } from '../drawing/shapes';
import { skyline } from './parts/skyline';
import { COFFEE, cup, drops, hollow, ribbon } from './parts/spill';
import { rays, straight } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';

const ORANGE = '#ee9a4d';
const PLUM = '#5b2333';
const back = skyline(5, 700, 220, 400, 90);
const front = skyline(9, 740, 90, 270, 128);
const roofs = skyline(15, 744, 50, 130, 110);
const streaks = Array.from({ length: 11 }, (_, i) =>
  gouge(
    [
      [80 + ((i * 211) % 900), 70 + i * 27],
      [200 + ((i * 211) % 900), 64 + i * 27],
      [330 + ((i * 211) % 900), 70 + i * 27],
    ],
    6,
  ),
).join('');
const defs =
  gradient('s', [0, 0], [0, 640], '0 0.75, 1 0.05') + gradient('f', [0, 380], [0, 720], '0 0.3, 1 0.9');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 108,
  margin: 24,
  plates: [
    flat(sheet('#f6c98b'), 0.3),
    flat(disc(CREAM, 700, 420, 216), 0.3),
    engraved(ORANGE, rays(700, 420, 130), `${defs}${sheet('url(#s)')}`),
    flat(fill(ORANGE, back.walls) + fill(CREAM, back.lights), 0.4),
    engraved(EMBER, straight(90, 8), fill('#000', back.sides, 'fill-opacity="0.5"')),
    flat(fill(EMBER, front.walls) + fill(CREAM, front.lights), 0.4),
    engraved(PLUM, straight(90, 9), defs + fill('url(#f)', front.sides)),
    flat(fill(INK, roofs.walls) + fill(GLOW, roofs.lights), 0.3),
    flat(fill(PAPER, streaks), 0),
    flat(fill(COFFEE, ribbon(0, 1)) + drops(), 0.1),
    flat(fill('#8a5136', ribbon(-0.42, 0.2)) + fill(GLOW, ribbon(-0.66, 0.07)), 0.2),
    flat(cup, 0.1),
    engraved(INK, straight(-38, 8), hollow),
    flat(runner(INK, 186, 604, 158), 0),
    flat(
      fill(
        INK,
        gouge(pts('1128,76 1180,50 1236,40'), 7, 0.2) +
          gouge(pts('1160,112 1206,88 1250,80'), 7, 0.2) +
          gouge(pts('1178,152 1214,130 1248,122'), 6, 0.2),
      ),
      0,
    ),
  ],
};
