/** The arms of the machine: one holds up a tram, the other leans on the town. */
import { CREAM, EMBER, GLOW, INK } from '../../drawing/palette';
import { disc, fill, line, poly, pts } from '../../drawing/shapes';
import { DUSK, EDGE, STEEL } from './machine';

/** A limb of two bones with a joint between. */
const limb = (path: string, x: number, y: number): string =>
  line(INK, 80, path) +
  line(DUSK, 66, path) +
  disc(INK, x, y, 42) +
  disc(STEEL, x, y, 32) +
  disc(INK, x, y, 12);

/** The arms behind the houses. */
export const arms =
  limb('M390 330L268 262L236 176', 268, 262) +
  line(STEEL, 6, 'M352 296L312 274M214 226L206 190') +
  limb('M896 330L1030 214L1130 250', 1030, 214) +
  line(INK, 6, 'M936 330L984 288M1076 216L1108 228');

/** A claw over something at (x, y), pointing down. */
const claw = (x: number, y: number, reach: number): string =>
  fill(
    STEEL,
    `M${x - 15} ${y}H${x + 15}V${y + reach * 0.6}L${x + 3} ${y + reach}L${x - 11} ${y + reach * 0.7}Z`,
    EDGE,
  ) + line(INK, 5, `M${x - 14} ${y + reach * 0.42}h28`);

const windows = Array.from({ length: 7 }, (_, i) => {
  const x = 84 + i * 41;
  return fill(i === 3 ? CREAM : GLOW, `M${x} 88h30v28h-30Z`) + (i === 4 ? disc(INK, x + 15, 106, 7) : '');
}).join('');

/** The tram, held up by its middle, its pole and a bogie dangling. */
export const tram = `<g transform="rotate(-11 230 120)">${
  line(INK, 5, 'M320 66L372 30M372 30L396 44') +
  fill(EMBER, 'M62 70Q62 62 72 62H372Q384 62 388 76L396 146H64Z', EDGE) +
  windows +
  line(INK, 5, 'M64 126H394') +
  line(CREAM, 4, 'M70 76H380') +
  fill(INK, 'M96 146H176L168 164H104ZM284 146H364L356 164H292Z') +
  [116, 156, 304, 344].map((x) => disc(INK, x, 166, 13) + disc(STEEL, x, 166, 5)).join('')
}${
  fill(DUSK, poly(pts('196,158 280,158 268,214 208,214')), EDGE) +
  fill(STEEL, 'M196 172L184 128L190 84H208L206 122L216 166Z', EDGE) +
  fill(STEEL, 'M280 172L292 128L288 84H268L270 122L260 166Z', EDGE) +
  fill(STEEL, 'M226 170L228 96H248L250 170Z', EDGE)
}</g>`;

/** The hand that comes down over the roofs. */
export const hand =
  claw(1094, 270, 92) +
  claw(1132, 276, 106) +
  claw(1170, 276, 100) +
  claw(1206, 264, 78) +
  fill(DUSK, poly(pts('1078,284 1222,284 1196,216 1112,206')), EDGE) +
  line(INK, 5, 'M1130 224L1120 268M1156 228L1166 268') +
  line(STEEL, 5, 'M1092 274L1114 218');
