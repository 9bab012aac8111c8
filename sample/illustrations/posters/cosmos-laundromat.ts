/** Cosmos Laundromat: a sheep alone on a windswept island, and the sky coming undone above it. */
import { EMBER, GLOW, INK, PAPER } from '../drawing/palette';
import { disc, fill, gouge, gradient, radial, sheet } from '../drawing/shapes';
import { cliff, crags, grass, island, tree } from './parts/island';
import { fleece, head, legs, LILAC } from './parts/sheep';
import { spiral, straight, waves } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';

const VIOLET = '#5b4a80';
const DEEP = '#2a2142';
const [CX, CY] = [820, 236];

/** Stars, thicker away from the vortex. */
function stars(): string {
  const next = between(random(3));
  let all = '';
  for (let i = 0; i < 150; i++) {
    const [x, y] = [next(20, 1260), next(20, 470)];
    if (Math.hypot(x - CX, (y - CY) * 1.5) > 190) all += disc(PAPER, x, y, next(1, 3.4));
  }
  return all;
}

/** Things the wind has taken: streaks that wind inward. */
function streaks(colour: string, seed: number, count: number, width: number): string {
  const next = between(random(seed));
  let all = '';
  for (let i = 0; i < count; i++) {
    const start = next(0, Math.PI * 2);
    const r = next(130, 520);
    const sweep = next(0.3, 0.8);
    const arc = Array.from({ length: 10 }, (_, k) => {
      const a = start + (sweep * k) / 9;
      const d = r * (1 - 0.05 * k * sweep);
      return [CX + Math.cos(a) * d, CY + Math.sin(a) * d * 0.66] as const;
    });
    all += gouge(arc, next(0.4, 1) * width, 0.4);
  }
  return fill(colour, all);
}

const glow = radial('g', CX, CY, 200, `0 1 ${GLOW}, 0.3 1 ${EMBER}, 1 0 ${EMBER}`);
const defs =
  radial('v', CX, CY, 760, '0 0, 0.08 0.35, 0.3 0.55, 0.62 0.85, 1 0.97') +
  gradient('i', [0, 500], [0, 720], '0 0.2, 1 0.9') +
  gradient('w', [370, 330], [450, 470], '0 0, 0.5 0.05, 1 0.7');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 105,
  margin: 24,
  plates: [
    flat(sheet(VIOLET), 0.5),
    flat(
      `<g transform="translate(0 ${CY * 0.34}) scale(1 0.66)">${glow}<circle cx="${CX}" cy="${CY}" r="200" fill="url(#g)"/></g>`,
      0.2,
    ),
    engraved(DEEP, spiral(CX, CY, 26, 0.34, 0.66), defs + sheet('url(#v)')),
    flat(streaks(LILAC, 21, 46, 8) + streaks(GLOW, 22, 20, 8) + streaks(PAPER, 24, 18, 6) + stars(), 0.1),
    flat(disc(PAPER, CX, CY, 40, 25), 0),
    flat(`<rect y="600" width="1280" height="140" fill="${DEEP}"/>`, 0.2),
    engraved(
      LILAC,
      waves(13, 5, 46, 1),
      `${gradient('q', [0, 600], [0, 720], '0 0.55, 1 0.12')}<rect y="600" width="1280" height="140" fill="url(#q)"/>`,
    ),
    flat(fill('#8d7f5a', island) + fill(INK, cliff)),
    flat(fill(LILAC, crags()) + tree, 0.1),
    engraved(INK, straight(-14, 9), defs + fill('url(#i)', island)),
    flat(fill(INK, grass()), 0.1),
    flat(legs + fleece() + head, 0.1),
    engraved(INK, straight(40, 8), `${defs}<ellipse cx="430" cy="400" rx="104" ry="72" fill="url(#w)"/>`),
  ],
};
