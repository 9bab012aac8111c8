import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g } from '../../kit/svg';
import { INK } from './rolling-stock';

const CREAM = '#f6e6bd';
const wheel = (x: number): string =>
  edged(disc(x, -36, 36), '#3a2a22', INK, 7) + edged(disc(x, -36, 13), CREAM, INK, 6);
const base = (w: number): string =>
  [74, 158, w - 158, w - 74].map((x) => wheel(x)).join('') +
  edged(box(0, -98, w, 30), '#3a2a22', INK, 8) +
  edged(box(-26, -92, 26, 14) + box(w, -92, 26, 14), INK, INK, 4);

/** Returns a car that is ribs round a heart; w units long, rails at y = 0. */
export const ribs = (w: number, heart: string): string =>
  g(
    {},
    base(w),
    edged(
      `M${w / 2 - 62} -190c0 -56 62 -56 62 -8c0 -48 62 -48 62 8c0 44 -62 70 -62 78c0 -8 -62 -34 -62 -78Z`,
      heart,
      INK,
      8,
    ),
    times(8, (i) => {
      const x = 42 + (i * (w - 84)) / 7;
      const d = `M${x} -98C${x - 52} -170 ${x - 36} -262 ${x + 14} -278`;
      return pen(d, INK, 32) + pen(d, CREAM, 18);
    }),
    pen(`M30 -282H${w - 20}`, INK, 44) + pen(`M30 -282H${w - 20}`, CREAM, 28),
    times(9, (i) => pen(`M${50 + (i * (w - 90)) / 8} -298v30`, INK, 5)),
  );

/** Returns a boxcar that walks. */
export const walker = (w: number, color: string): string =>
  g(
    {},
    times(6, (i) => {
      const x = 60 + (i * (w - 120)) / 5;
      const bend = i % 2 ? 40 : -30;
      const d = `M${x} -130q${bend} 40 ${bend * 0.4} 84l${i % 2 ? -34 : 30} 42h-34`;
      return pen(d, INK, 26) + pen(d, '#d99a77', 12);
    }),
    edged(box(8, -290, w - 16, 164), color, INK, 9),
    edged(box(-2, -310, w + 4, 24), '#3a2a22', INK, 8),
    times(Math.floor(w / 30) - 1, (i) => pen(`M${34 + i * 30} -284v152`, INK, 3, 0.5)),
    edged(box(w / 2 - 80, -276, 160, 146), color, INK, 8),
    pen(`M${w / 2 - 80} -276l160 146M${w / 2 + 80} -276l-160 146`, INK, 8),
  );

/** Returns an open wagon with the moon chained down in it. */
export const moon = (w: number, color: string): string =>
  g(
    {},
    edged(disc(w / 2, -206, 116), '#fff2c4', INK, 9),
    fill(
      disc(w / 2 - 50, -236, 30, 24) + disc(w / 2 + 46, -250, 20, 16) + disc(w / 2 + 10, -290, 16, 11),
      '#e2c684',
    ),
    pen(`M${w / 2 - 66} -190q18 16 36 0M${w / 2 + 26} -190q18 16 36 0`, INK, 7),
    pen(`M40 -180L${w / 2} -330L${w - 40} -180`, INK, 10),
    pen(`M40 -180L${w / 2} -330L${w - 40} -180`, CREAM, 4),
    base(w),
    edged(`M10 -180H${w - 10}L${w - 26} -88H26Z`, color, INK, 9),
    times(6, (i) => pen(`M${70 + (i * (w - 140)) / 5} -174v70`, INK, 6)),
  );

/** Returns a flatcar with three passengers lying down. */
export const coffins = (w: number, color: string): string =>
  g(
    {},
    base(w),
    [-98, -166, -234]
      .map((y, i) => {
        const x = 34 + i * 30;
        const long = w - 68 - i * 60;
        return (
          edged(
            `M${x} ${y}L${x + 16} ${y - 66}H${x + long - 50}L${x + long} ${y - 40}V${y}Z`,
            i % 2 ? '#8a5a2c' : color,
            INK,
            8,
          ) + pen(`M${x + 40} ${y - 34}h${long - 120}`, INK, 4, 0.6)
        );
      })
      .join(''),
    pen(`M120 -98V-310M${w - 120} -98V-310`, INK, 8),
  );

/** Returns a car of bars, with hands. */
export const cage = (w: number, color: string): string =>
  g(
    {},
    base(w),
    edged(box(14, -280, w - 28, 182), INK, INK, 8),
    [0.28, 0.66]
      .map(
        (t) =>
          fill(disc(w * t - 20, -206, 15, 22) + disc(w * t + 28, -206, 15, 22), '#ffd23f') +
          fill(disc(w * t - 20, -206, 5, 16) + disc(w * t + 28, -206, 5, 16), INK),
      )
      .join(''),
    times(10, (i) => pen(`M${34 + (i * (w - 68)) / 9} -280v182`, color, 12)),
    edged(box(0, -308, w, 32) + box(4, -122, w - 8, 26), color, INK, 8),
    times(4, (i) => pen(`M${w * 0.42 + i * 17} -136v-${34 + (i % 2) * 8}`, '#d99a77', 15)),
  );
