/** The week's miles: seven headstones for seven days, one of them the long one, somebody running past. */
import { runner } from '../drawing/people';
import { CREAM, EMBER, GLOW, INK, PAPER } from '../drawing/palette';
import { bend, disc, fill, gouge, gradient, sheet, smooth, pts } from '../drawing/shapes';
import { rays, straight, waves } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';

const LAKE = '#5d7f8a';
const DEEP = '#2c4752';

/** Heights of the days, Monday first. */
const days = [92, 132, 62, 156, 104, 218, 76] as const;
const FOOT = 268;
const WIDE = 52;

/** One headstone. */
function stone(i: number, height: number): string {
  const x = 62 + i * 71;
  const top = FOOT - height;
  return `M${x} ${FOOT}V${top + WIDE / 2}A${WIDE / 2} ${WIDE / 2} 0 0 1 ${x + WIDE} ${top + WIDE / 2}V${FOOT}Z`;
}

/** Grass at the foot of the stones. */
function grass(): string {
  const next = between(random(8));
  return Array.from({ length: 130 }, () => {
    const [x, y, lean] = [next(0, 600), next(272, 284), next(-6, 10)];
    return gouge(bend([x, y], [x, y - 8], [x + lean, y - next(8, 20)], 4), next(2, 4), 0.1);
  }).join('');
}

const stones = days
  .map((height, i) =>
    fill(height === 218 ? EMBER : PAPER, stone(i, height), `stroke="${INK}" stroke-width="4"`),
  )
  .join('');
const shade = days
  .map(
    (height, i) =>
      gradient(`s${i}`, [62 + i * 71, 0], [114 + i * 71, 0], '0 0, 0.4 0.12, 1 0.85') +
      fill(`url(#s${i})`, stone(i, height)),
  )
  .join('');
const far = `${smooth(pts('-20,190 60,150 130,172 220,110 300,160 390,128 470,168 540,140 630,180'))}V300H-20Z`;
const defs =
  gradient('k', [0, 0], [0, 200], '0 0.8, 1 0.1') + gradient('h', [0, 110], [0, 270], '0 0.75, 1 0.15');

export const picture: Picture = {
  width: 600,
  height: 320,
  seed: 201,
  margin: 13,
  wander: 1,
  plates: [
    flat(sheet(CREAM, 600, 320), 0.2),
    flat(disc(GLOW, 300, 150, 70), 0.4),
    engraved(
      LAKE,
      rays(300, 150, 120),
      defs + sheet('url(#k)', 600, 200) + '<circle cx="300" cy="150" r="70" fill="#fff"/>',
    ),
    flat(fill(LAKE, far), 0.3),
    engraved(DEEP, straight(-58, 6), defs + fill('url(#h)', far)),
    flat(stones, 0.4),
    engraved(INK, straight(0, 5), shade),
    flat(`<rect y="${FOOT}" width="600" height="60" fill="${DEEP}"/>`, 0.3),
    engraved(
      INK,
      waves(6, 2, 30),
      `<rect y="${FOOT}" width="600" height="60" fill="#000" fill-opacity="0.45"/>`,
    ),
    flat(fill(DEEP, grass()) + fill(INK, grass(), 'transform="translate(9 4)"'), 0),
    flat(runner(INK, 230, FOOT - 62, 60), 0),
  ],
};
