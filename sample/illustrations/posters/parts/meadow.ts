/** A meadow in flower, its tree and its butterfly. */
import { EMBER, GLOW, INK, PAPER } from '../../drawing/palette';
import { bend, disc, fill, gouge, line, pts, smooth } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** Grass in the sun. */
export const MEADOW = '#7f9a45';
/** Grass in the shade. */
export const SHADE = '#4c6330';
/** The hill. */
export const ground = `${smooth(pts('-40,636 160,608 420,600 760,614 1040,598 1320,618'))}V760H-40Z`;
/** Blades of grass along the hill and in front. */
export function grass(seed: number, count: number, low: number, high: number, tall: number): string {
  const pick = between(random(seed));
  return Array.from({ length: count }, () => {
    const [x, y, lean] = [pick(-10, 1290), pick(low, high), pick(-16, 22)];
    return gouge(
      bend([x, y], [x + lean * 0.2, y - tall * 0.6], [x + lean, y - tall * pick(0.6, 1.1)], 5),
      pick(3, 7),
      0.15,
    );
  }).join('');
}

/** Daisies. */
export function flowers(): string {
  const pick = between(random(31));
  return Array.from({ length: 30 }, () => {
    const [x, y] = [pick(20, 1260), pick(632, 692)];
    const r = (y - 520) / 17;
    const petals = Array.from({ length: 7 }, (_, i) =>
      disc(PAPER, x + Math.cos(i * 0.9) * r, y + Math.sin(i * 0.9) * r * 0.6, r * 0.62, r * 0.42),
    ).join('');
    return petals + disc(GLOW, x, y, r * 0.5, r * 0.36);
  }).join('');
}

const wing = (turn: number, size: number): string =>
  `<g transform="translate(372 236) rotate(${turn}) scale(${size})"><path fill="${INK}" d="M0 4C18 -74 92 -92 118 -58C134 -34 104 -2 70 4C104 14 106 50 78 64C46 76 14 46 0 4Z"/><path fill="${EMBER}" d="M12 -4C30 -58 84 -76 104 -50C114 -32 84 -8 50 -4Z"/><path fill="${GLOW}" d="M18 12C50 8 88 18 88 36C84 60 40 56 18 12Z"/><path fill="none" stroke="${INK}" stroke-width="4" d="M4 2L92 -52M4 2L96 -34M4 4L66 40"/><circle cx="100" cy="-46" r="7" fill="${PAPER}"/><circle cx="74" cy="46" r="5" fill="${PAPER}"/></g>`;
/** The butterfly. */
export const butterfly =
  wing(-16, 1) +
  `<g transform="translate(744 0) scale(-1 1)">${wing(-52, 0.86)}</g>` +
  line(INK, 11, 'M366 262L380 208') +
  line(INK, 3, 'M380 206C378 180 366 168 352 166M381 206C392 182 404 176 418 180');
/** An apple tree. */
export const tree =
  fill(INK, 'M144 626C160 550 158 500 150 464L176 464C178 510 184 570 202 624Z') +
  disc(SHADE, 164, 428, 92, 74) +
  disc(SHADE, 106, 464, 56, 44) +
  disc(SHADE, 226, 462, 58, 44);
/** Its leaves in the light. */
export const leaves = fill(
  MEADOW,
  Array.from({ length: 40 }, (_, i) =>
    gouge(
      bend(
        [90 + ((i * 53) % 140), 398 + ((i * 31) % 78)],
        [100 + ((i * 53) % 140), 388 + ((i * 31) % 78)],
        [116 + ((i * 53) % 140), 394 + ((i * 31) % 78)],
        4,
      ),
      6,
    ),
  ).join(''),
);
