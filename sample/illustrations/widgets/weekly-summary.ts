/** The week's miles: seven trees for seven days, one of them the long one, somebody running past on the snow. */
import { runner } from '../drawing/people';
import { CREAM, GLOW, INK, PAPER } from '../drawing/palette';
import { bend, disc, fill, gouge, gradient, line, sheet, smooth, pts } from '../drawing/shapes';
import { rays, straight, waves } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';
import { shade, snow, trees, trunks } from './treeline';

const LAKE = '#5d7f8a';
const DEEP = '#2c4752';

/** Dry grass that stands out of the snow. */
function grass(): string {
  const next = between(random(8));
  return Array.from({ length: 46 }, () => {
    const [x, y, lean] = [next(0, 600), next(300, 316), next(-5, 9)];
    return gouge(bend([x, y], [x, y - 8], [x + lean, y - next(8, 18)], 4), next(2, 3.4), 0.1);
  }).join('');
}

const bank = `${smooth(pts('-20,240 120,232 260,238 400,231 520,237 630,232'))}V340H-20Z`;
/** The steps behind the runner. */
const prints = Array.from({ length: 12 }, (_, i) => `M${22 + i * 26} ${i % 2 ? 283 : 288}l9 -2`).join('');
const far = `${smooth(pts('-20,190 60,150 130,172 220,110 300,160 390,128 470,168 540,140 630,180'))}V300H-20Z`;
const defs =
  gradient('k', [0, 0], [0, 200], '0 0.8, 1 0.1') +
  gradient('h', [0, 110], [0, 270], '0 0.75, 1 0.15') +
  gradient('b', [0, 236], [0, 320], '0 0.05, 1 0.5');

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
    flat(trunks + trees, 0.3),
    engraved(INK, straight(68, 5), shade),
    flat(snow, 0),
    flat(fill(PAPER, bank, `stroke="${INK}" stroke-width="3.5"`), 0.1),
    engraved(LAKE, waves(7, 3, 44), defs + fill('url(#b)', bank)),
    flat(fill(INK, grass()) + line(INK, 2.5, prints) + runner(INK, 352, 295, 57), 0),
  ],
};
