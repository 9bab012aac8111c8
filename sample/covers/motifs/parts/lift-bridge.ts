import { box, fill, pen, times } from '../../kit/pen';
import { g } from '../../kit/svg';

const panels = (x: number, y: number, step: number, count: number, high: number, ink: string): string =>
  times(count, (i) =>
    pen(
      `M${x + i * step} ${y}L${x + (i + 1) * step} ${y + high}M${x + (i + 1) * step} ${y}L${x + i * step} ${y + high}M${x + i * step} ${y}v${high}`,
      ink,
      9,
    ),
  );

const tower = (x: number, ink: string): string =>
  g(
    {},
    pen(`M${x - 58} 0V-800M${x + 58} 0V-800`, ink, 26),
    times(8, (i) =>
      pen(
        `M${x - 58} ${-i * 100}L${x + 58} ${-i * 100 - 100}M${x + 58} ${-i * 100}L${x - 58} ${-i * 100 - 100}M${x - 58} ${-i * 100 - 100}H${x + 58}`,
        ink,
        9,
      ),
    ),
    fill(`M${x - 86} -800H${x + 86}L${x + 60} -850H${x - 60}Z`, ink),
    pen(`M${x} -850V-920`, ink, 8),
    fill(box(x - 120, -24, 240, 60), ink),
  );

/** Returns Duluth's lift bridge, its towers on y = 0, the span raised, about 1160 units wide round x = 0. */
export const liftBridge = (ink: string, lamp: string): string =>
  g(
    {},
    tower(-480, ink),
    tower(480, ink),
    pen('M-540 -780Q0 -870 540 -780M-540 -700H540', ink, 17),
    times(10, (i) => {
      const x = -480 + i * 96;
      const top = -826 + 38 * ((x + 48) / 520) ** 2;
      return pen(
        `M${x} -700L${x + 48} ${Math.round(top)}L${x + 96} -700M${x + 48} ${Math.round(top)}V-700`,
        ink,
        9,
      );
    }),
    pen('M-430 -470Q0 -600 430 -470', ink, 15),
    pen('M-540 -350H540', ink, 24),
    panels(-430, -450, 86, 10, 96, ink),
    pen('M-430 -452H430', ink, 13),
    fill(box(-70, -536, 140, 92), ink),
    fill(box(-52, -520, 28, 40) + box(-14, -520, 28, 40) + box(24, -520, 28, 40), lamp),
    pen('M-470 -700V-360M470 -700V-360', ink, 6),
  );

/** Returns an ore boat coming on, its bow at (0, 0), about 520 units long. */
export const oreBoat = (ink: string, lamp: string): string =>
  g(
    {},
    fill('M-10 -66L30 20H500L520 -66H440V-56H110V-66Z', ink),
    fill(
      box(34, -118, 70, 56) + box(46, -150, 46, 36) + box(412, -124, 82, 62) + box(440, -170, 30, 50),
      ink,
    ),
    fill(
      box(44, -106, 14, 14) + box(66, -106, 14, 14) + box(426, -110, 14, 14) + box(450, -110, 14, 14),
      lamp,
    ),
    times(6, (i) => fill(box(140 + i * 44, -66, 26, 10), ink)),
  );
