/** A basement: block wall, joists overhead, a bare bulb, and a window with the rain at it. */
import { CREAM, INK } from '../../drawing/palette';
import { bend, disc, fill, gouge, line, poly, type Point } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** The picture's size. */
export const [WIDTH, HEIGHT] = [1440, 960];
/** The bulb, whose light the wall's lines ring. */
export const [BX, BY] = [700, 282];
/** The point in which all that runs into the depth would meet. */
export const [VX, VY] = [500, 470];
/** Where the wall begins under the joists, and where it stands on the floor. */
export const [SILL, FLOOR] = [170, 640];
/** Ink of the wall, and of the night. */
export const [SLATE, NIGHT] = ['#4a5f63', '#22384a'];

/** A point of the back wall brought nearer to the eye. */
const near = ([x, y]: Point, by: number): Point => [VX + (x - VX) * by, VY + (y - VY) * by];
/** A strip between two points of the back wall, drawn out over the eye's head. */
const outward = (a: Point, b: Point): string => poly([a, b, near(b, 1.65), near(a, 1.65)]);

const joists = Array.from({ length: 15 }, (_, i) => -260 + i * 132);
const edge = `stroke="${INK}" stroke-width="4" stroke-linejoin="round"`;

/** The ceiling: the floor above in the dark, and the joists that bear it. */
export const ceiling =
  fill('#3a2a20', `M0 0H${WIDTH}V${SILL}H0Z`) +
  joists
    .map((x) => {
      const side = x + 15 < VX ? x + 30 : x;
      return (
        fill('#6b4630', outward([side, SILL], [side, 104]), edge) +
        fill('#a9763f', outward([x, SILL], [x + 30, SILL]), edge)
      );
    })
    .join('') +
  line(INK, 8, `M0 ${SILL}H${WIDTH}`);

/** The joints of the blocks, in running bond. */
export const joints = [0, 1, 2, 3, 4, 5, 6]
  .map((row) => {
    const y = SILL + row * 67;
    const heads = Array.from({ length: 11 }, (_, i) => `M${i * 146 + (row % 2) * 73 - 20} ${y}V${y + 67}`);
    return `M0 ${y}H${WIDTH}${heads.join('')}`;
  })
  .join('');

/** The glass of the bulb. */
export const bulb = `M${BX - 17} ${BY - 54}H${BX + 17}C${BX + 19} ${BY - 32} ${BX + 42} ${BY - 24} ${BX + 42} ${BY + 6}A42 42 0 0 1 ${BX - 42} ${BY + 6}C${BX - 42} ${BY - 24} ${BX - 19} ${BY - 32} ${BX - 17} ${BY - 54}Z`;
/** What glows in it. */
export const filament = line(
  '#d9762f',
  4,
  `M${BX - 7} ${BY - 50}L${BX - 18} ${BY - 2}q9 -16 18 0q9 -16 18 0L${BX + 7} ${BY - 50}`,
);
/** What the bulb hangs by, and the chain that puts it out. */
export const fitting =
  line(INK, 6, `M${BX} 66V200`) +
  fill(INK, `M${BX - 13} 184H${BX + 13}L${BX + 23} 232H${BX - 23}Z`) +
  line(INK, 3.5, `M${BX + 20} 228C${BX + 62} 240 ${BX + 66} 260 ${BX + 66} 392`, 'stroke-dasharray="0.5 8"') +
  disc(INK, BX + 66, 400, 7, 9);

const [LEFT, TOP, RIGHT, LOW] = [1166, 214, 1364, 322];

/** Rain on the glass, and the grass that a basement looks up at. */
function weather(): string {
  const next = between(random(63));
  const drops = Array.from({ length: 34 }, () => {
    const [x, y, length] = [next(LEFT, RIGHT), next(TOP, LOW - 30), next(16, 34)];
    return gouge(bend([x, y], [x - length * 0.2, y + length / 2], [x - length * 0.4, y + length], 4), 3.2);
  });
  const blades = Array.from({ length: 30 }, () => {
    const [x, lean] = [next(LEFT, RIGHT), next(-14, 10)];
    return gouge(bend([x, LOW + 6], [x, LOW - 14], [x + lean, LOW - next(18, 42)], 4), next(5, 8), 0.1);
  });
  return fill('#b9cbc8', drops.join('')) + fill(INK, blades.join(''));
}

const frame = (grow: number): string =>
  `M${LEFT - grow} ${TOP - grow}H${RIGHT + grow}V${LOW + grow}H${LEFT - grow}Z`;
/** The window, high in the wall. */
export const casement =
  fill(INK, frame(22)) +
  fill('#b99f77', frame(15)) +
  fill(INK, frame(4)) +
  fill(NIGHT, frame(0)) +
  `<clipPath id="pane"><path d="${frame(0)}"/></clipPath><g clip-path="url(#pane)">${weather()}</g>` +
  line('#b99f77', 9, `M${(LEFT + RIGHT) / 2} ${TOP}V${LOW}`) +
  line(CREAM, 3, `M${LEFT - 13} ${LOW + 14}V${TOP - 13}`);
