/** The sump: a pit in the floor, the pump that stands in it on one leg, and the pipe that takes the water out. */
import { CREAM, EMBER, GLOW, INK } from '../../drawing/palette';
import { bend, disc, fill, gouge, line } from '../../drawing/shapes';
import { NIGHT } from './room';

/** The middle of the pit. */
const [PX, PY] = [996, 806];
/** The pump's leg, and the pipe. */
const [LEG, PIPE] = [968, 1078];
const edge = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;
const [IRON, DARK] = ['#a39c8a', '#4d4944'];
const bare = 'style="stroke-linecap:butt"';

/** The pit, with the water high in it. */
export const pit =
  disc(INK, PX, PY + 4, 186, 58) +
  disc(IRON, PX, PY - 2, 178, 52) +
  disc(INK, PX, PY, 160, 43) +
  `<clipPath id="brim"><ellipse cx="${PX}" cy="${PY}" rx="156" ry="40"/></clipPath><g clip-path="url(#brim)">` +
  disc(NIGHT, PX, PY + 12, 156, 40) +
  [22, 44, 70, 104]
    .map(
      (r) =>
        `<ellipse cx="${LEG}" cy="${PY + 14}" rx="${r}" ry="${r * 0.27}" fill="none" stroke="#8fb0b0" stroke-width="3.5"/>`,
    )
    .join('') +
  `<ellipse cx="${PIPE}" cy="${PY + 18}" rx="34" ry="9" fill="none" stroke="#8fb0b0" stroke-width="3.5"/>` +
  fill(
    GLOW,
    gouge(bend([1000, 818], [1024, 812], [1046, 818], 6), 7) +
      gouge(bend([996, 831], [1016, 825], [1036, 832], 6), 6),
  ) +
  '</g>';
/** The near lip of the pit, before what stands in it. */
export const lip = line(INK, 5, `M${PX - 160} ${PY}A160 43 0 0 0 ${PX + 160} ${PY}`);

const flex = `M${LEG + 30} 606C1040 640 1030 690 930 700S760 690 720 740S690 800 600 800`;
const course = `M${PIPE} ${PY + 20}V-20`;
/** The pipe with its check valve. */
export const pipe =
  line(INK, 50, course, bare) +
  line(CREAM, 38, course, bare) +
  fill(
    DARK,
    `M${PIPE - 32} 356H${PIPE + 32}V396H${PIPE - 32}ZM${PIPE - 32} 452H${PIPE + 32}V492H${PIPE - 32}Z`,
    edge,
  ) +
  fill(
    CREAM,
    `M${PIPE - 26} 398H${PIPE + 26}L${PIPE + 34} 424L${PIPE + 26} 450H${PIPE - 26}L${PIPE - 34} 424Z`,
    edge,
  ) +
  line(CREAM, 5, `M${PIPE - 32} 376H${PIPE + 32}M${PIPE - 32} 472H${PIPE + 32}`, bare) +
  line(INK, 5, `M${PIPE} 442V410M${PIPE - 10} 420L${PIPE} 408L${PIPE + 10} 420`);
/** The side of the pipe away from the bulb. */
export const pipeShade = line('url(#pipe)', 40, course.replace('V-20', `h.1V-20`), bare);

/** The body of the motor. */
export const motor = `M${LEG - 64} 592V488H${LEG + 64}V592Z`;
const bell = `M${LEG - 64} 490C${LEG - 64} 462 ${LEG - 52} 448 ${LEG - 26} 446V434H${LEG + 26}V446C${LEG + 52} 448 ${LEG + 64} 462 ${LEG + 64} 490Z`;
const ribs = [-42, -21, 0, 21, 42].map((x) => `M${LEG + x} 510V580`).join('');
const rod = LEG - 96;
/** The leg and what the motor stands on; the float on its rod, and the arm that it lifts. */
export const leg =
  line(INK, 26, `M${LEG} 600V${PY + 14}`, bare) +
  line(IRON, 12, `M${LEG - 3} 600V${PY + 12}`, bare) +
  line(INK, 15, `M${LEG - 40} 560H${rod - 12}`) +
  line(INK, 6, `M${rod} 528V${PY + 2}`) +
  line(INK, 11, `M${rod - 9} 538H${rod + 9}M${rod - 9} 584H${rod + 9}`) +
  disc(INK, rod, PY + 2, 27, 20) +
  disc(CREAM, rod + 2, PY, 20, 13) +
  fill(
    DARK,
    `M${LEG - 80} 590H${LEG + 80}V612H${LEG + 32}L${LEG + 18} 640H${LEG - 18}L${LEG - 32} 612H${LEG - 80}Z`,
    edge,
  );
/** The motor, inked. */
export const hood = fill(EMBER, motor, edge);
/** What it says, on its way to the microphone. */
const hum = [112, 148, 184].map((reach) => {
  const [left, rise] = [LEG - reach, reach * 0.5];
  return gouge(
    bend([left + reach * 0.09, 478 - rise], [left - reach * 0.14, 478], [left + reach * 0.09, 478 + rise]),
    11,
  );
});
/** Ribs and bell of the motor, and its noise. */
export const details =
  line(INK, 9, ribs) +
  fill(DARK, bell, edge) +
  line(CREAM, 6, `M${LEG - 50} 478C${LEG - 47} 466 ${LEG - 40} 462 ${LEG - 28} 460`) +
  fill(EMBER, hum.join(''));
/** The cord that it shares with the bench. */
export const cord = line(INK, 17, flex) + line(EMBER, 8, flex);
