/** The beard, the moustache, the hair and the eyebrows. */
import { INK } from '../drawing/palette';
import { pts, type Point } from '../drawing/shapes';
import { random } from '../press/noise';
import { hair, roots, unruly, within, type Lie } from '../drawing/locks';
import { beardEdge, hairEdge } from './growth';
import { field, GREYS, light, sun, sunBelow } from './light';

/** The beard spreads from under the nose, hangs, and draws together below the chin. */
const hang: Lie = (x, y) => {
  const [rx, ry] = [x - 548, y - 600];
  const r = Math.hypot(rx, ry) || 1;
  const gather = Math.max(0, y - 800) / 200;
  return [(rx / r) * 0.8 + ((572 - x) / 140) * gather, (ry / r) * 0.5 + 0.85];
};

/** The moustache parts under the nose and droops. */
const part: Lie = (x, y) => {
  const side = x < 526 ? -1 : 1;
  const away = Math.abs(x - 526) / (side < 0 ? 60 : 110);
  return [side * (1.25 - away * 0.8), 0.32 + away * 1.05 + (y - 700) / 400];
};

/** The hair goes up from the forehead and over, back round the skull. */
const sweep: Lie = (x, y) => [-(y - 500) - Math.max(0, y - 420) * 0.6, (x - 640) * 1.05 + 20];

const next = random(4);

/** The beard. */
export const beard = hair(
  {
    roots: roots(within(beardEdge), [430, 500, 830, 985], 21, next, ([, y]) => -y),
    lie: unruly(hang, field, 1.5),
    length: [70, 150],
    width: [20, 34],
    light,
    tones: GREYS,
    ground: INK,
    strands: 6,
    rim: sunBelow,
  },
  next,
);

const lip: Point[] = pts('468,740 486,704 520,700 560,700 606,704 644,728 600,736 520,728');
/** The moustache. */
export const moustache = hair(
  {
    roots: roots(within(lip), [450, 690, 660, 750], 11, next, ([x]) => -Math.abs(x - 526)),
    lie: unruly(part, field, 0.5),
    length: [70, 118],
    width: [14, 22],
    light: (x, y) => light(x, y) + 0.2,
    tones: GREYS,
    ground: INK,
    strands: 5,
  },
  next,
);

/** Hair between two heights of the head. */
const crop = (top: number, foot: number, length: readonly [number, number]): string =>
  hair(
    {
      roots: roots(
        within(hairEdge),
        [460, top, 880, foot],
        22,
        next,
        ([x, y]) => -Math.hypot(x - 560, y - 390),
      ),
      lie: unruly(sweep, field, 0.7),
      length,
      width: [17, 30],
      light: (x, y) => light(x - 30, y + 40) + 0.05,
      tones: GREYS,
      ground: INK,
      strands: 6,
      rim: sun,
    },
    next,
  );

/** The hair, cropped at the sides and longer on top. */
export const mane = crop(400, 580, [54, 84]) + crop(200, 400, [84, 160]);

/** One eyebrow: bristles from the bridge of the nose outward. */
function brow(from: Point, over: Point, to: Point, turn: number): string {
  const starts = Array.from({ length: 15 }, (_, i): Point => {
    const t = i / 14;
    const u = 1 - t;
    return [
      u * u * from[0] + 2 * u * t * over[0] + t * t * to[0],
      u * u * from[1] + 2 * u * t * over[1] + t * t * to[1] + 8,
    ];
  });
  const rise: Lie = (x) => [turn, -0.75 + (Math.abs(x - from[0]) / 150) * 1.1];
  return hair(
    {
      roots: starts,
      lie: unruly(rise, field, 1.3),
      length: [38, 62],
      width: [12, 19],
      light: (x, y) => light(x, y) + 0.22,
      tones: GREYS,
      ground: INK,
      strands: 4,
    },
    next,
  );
}

/** Both eyebrows. */
export const brows =
  brow([570, 478], [640, 424], [728, 474], 1) + brow([518, 478], [488, 448], [458, 472], -1);
