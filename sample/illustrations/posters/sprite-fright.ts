/** Sprite Fright: toadstools in a wood at night, and every one of them has seen you. */
import { EMBER, GLOW, INK } from '../drawing/palette';
import { bend, disc, fill, gouge, gradient, pts, radial, sheet, smooth } from '../drawing/shapes';
import { draw, hat, stalk, type Toadstool } from './parts/toadstool';
import { bowed, rings, straight } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';

const FERN = '#5f8a5a';
const NIGHT = '#16302d';
const MOON = '#e9dfae';

const troop: Toadstool[] = [
  { x: 300, y: 668, tall: 420, cap: 196, colour: EMBER, look: [0.7, 0.4], mood: 0.3 },
  { x: 640, y: 690, tall: 290, cap: 132, colour: GLOW, look: [0, 0.7], mood: 0.14 },
  { x: 980, y: 664, tall: 470, cap: 206, colour: EMBER, look: [-0.7, 0.5], mood: 0.36 },
  { x: 486, y: 700, tall: 150, cap: 70, colour: EMBER, look: [0.4, 0.5], mood: 0.2 },
  { x: 800, y: 704, tall: 170, cap: 80, colour: GLOW, look: [-0.5, 0.4], mood: 0.24 },
  { x: 1196, y: 704, tall: 210, cap: 92, colour: GLOW, look: [-0.8, 0.2], mood: 0.3 },
  { x: 96, y: 706, tall: 190, cap: 84, colour: GLOW, look: [0.8, 0.2], mood: 0.3 },
];

/** Bare trunks between here and the moon. */
function trunks(list: readonly (readonly [number, number])[]): string {
  return list
    .map(
      ([x, w]) =>
        `M${x - w / 2} -10C${x - w * 0.3} 260 ${x - w * 0.7} 480 ${x - w} 660H${x + w}C${x + w * 0.6} 480 ${x + w * 0.3} 260 ${x + w / 2} -10Z${gouge(bend([x, 150 + w * 3], [x + w * 2, 110 + w * 3], [x + w * 2.6, 30 + w * 2], 6), w * 0.5, 0.1)}${gouge(bend([x, 260 + w], [x - w * 2, 220 + w], [x - w * 2.8, 130 + w], 6), w * 0.4, 0.1)}`,
    )
    .join('');
}

/** Pairs of eyes in the dark. */
const watchers = [
  [70, 330, 9],
  [150, 250, 6],
  [520, 330, 8],
  [566, 400, 6],
  [740, 300, 7],
  [700, 420, 9],
  [1230, 300, 8],
  [1180, 400, 6],
  [460, 450, 6],
]
  .map(
    ([x = 0, y = 0, r = 0]) =>
      disc(GLOW, x - r * 1.3, y, r, r * 1.1) +
      disc(GLOW, x + r * 1.3, y, r, r * 1.1) +
      disc(INK, x - r * 1.3, y, r * 0.4) +
      disc(INK, x + r * 1.3, y, r * 0.4),
  )
  .join('');

/** Grass at the foot. */
function grass(): string {
  const next = between(random(2));
  return Array.from({ length: 190 }, () => {
    const [x, y, lean] = [next(-10, 1290), next(700, 740), next(-26, 26)];
    return gouge(bend([x, y], [x, y - 30], [x + lean, y - next(34, 80)], 5), next(4, 10), 0.1);
  }).join('');
}

const defs = radial('m', 640, 210, 720, '0 0.1, 0.28 0.4, 0.7 0.85, 1 0.97');
const caps = troop
  .map(
    (t, i) =>
      gradient(`c${i}`, [t.x - t.cap, 0], [t.x + t.cap, 0], '0 0, 0.45 0.1, 1 0.8') +
      fill(`url(#c${i})`, hat(t)),
  )
  .join('');
const stems = troop
  .map(
    (t, i) =>
      gradient(`t${i}`, [t.x - t.cap * 0.4, 0], [t.x + t.cap * 0.4, 0], '0 0, 0.55 0, 1 0.75') +
      gradient(`u${i}`, [0, t.y - t.tall * 0.56], [0, t.y - t.tall * 0.4], '0 0.8, 1 0') +
      fill(`url(#t${i})`, stalk(t)),
  )
  .join('');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 109,
  margin: 24,
  plates: [
    flat(sheet(FERN), 0.4),
    flat(disc(MOON, 640, 210, 140), 0.4),
    engraved(
      NIGHT,
      rings(640, 210, 11),
      `${defs}${sheet('url(#m)')}<circle cx="640" cy="210" r="140" fill="#fff"/>`,
    ),
    flat(fill('#3b5f52', trunks(pts('470,20 560,26 730,22 836,28 1120,20 190,22'))), 0.4),
    flat(fill(NIGHT, trunks(pts('400,44 880,40 60,60 1230,66'))), 0.4),
    flat(fill(NIGHT, `${smooth(pts('-40,600 200,560 460,590 700,570 1000,590 1320,560'))}V760H-40Z`), 0.3),
    flat(watchers, 0),
    ...troop.map((t) => flat(draw(t), 0.35)),
    engraved(INK, bowed(640, 9000, 8, 0.5), caps),
    engraved(INK, straight(0, 7), stems),
    flat(fill(INK, grass()), 0),
  ],
};
