import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, place, rect } from '../../kit/svg';
import { LINE } from './jelly';

/** Returns the plastic comb that binds the book, down the page's left edge. */
export const comb = (): string =>
  g(
    {},
    fill(box(0, 0, 92, 2400), '#e58fa2'),
    fill(box(86, 0, 10, 2400), '#b75f7c', 0.5),
    times(19, (i) => {
      const y = 44 + i * 128;
      return (
        rect(70, y, 66, 44, { rx: 8, fill: '#6d2440' }) +
        rect(-20, y + 4, 130, 38, { rx: 19, fill: '#fffaf0', stroke: '#a5485f', 'stroke-width': 6 }) +
        pen(`M6 ${y + 14}H86`, '#ffffff', 7)
      );
    }),
  );

/** Returns a stuffed olive that looks back, at (x, y), scaled. */
export const olive = (x: number, y: number, s: number): string =>
  place(
    x,
    y,
    s,
    0,
    edged(disc(0, 0, 74), '#fff6dc', LINE, 8) +
      fill(disc(6, 4, 42), '#e0482e') +
      fill(disc(8, 6, 20), '#230a10') +
      fill(disc(-6, -10, 9), '#fff') +
      pen('M-62 -22l30 12M60 -30l-24 14M-40 50l16 -18', '#d35b5b', 5),
  );

/** Returns a slice of lemon at (x, y), turned. */
export const slice = (x: number, y: number, turn: number): string =>
  place(
    x,
    y,
    1,
    turn,
    edged(disc(0, 0, 78), '#ffd84c', '#b8741f', 8) +
      edged(disc(0, 0, 58), '#fff1a6', '#e9a92c', 5) +
      times(8, (i) => place(0, 0, 1, i * 45, pen('M0 -12V-54', '#e9a92c', 6))),
  );

/** Returns the bed of lettuce, its middle at (0, 0). */
export const lettuce = (): string =>
  times(15, (i) => {
    const x = -640 + i * 91;
    return place(
      x,
      8 - 34 * Math.sin((i / 14) * Math.PI),
      1,
      (i - 7) * 7,
      edged(
        'M-84 30Q-110 -20 -60 -50Q-40 -90 0 -70Q44 -92 62 -48Q108 -20 84 30Z',
        i % 2 ? '#79b94a' : '#9ad05e',
        '#2c6b33',
        7,
      ) + pen('M0 24V-44M-10 0l-32 -20M10 0l32 -22', '#2c6b33', 5),
    );
  });
