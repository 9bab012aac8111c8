import { circle, ellipse, g, line, path, place, points, poly, rect, smooth } from '../../kit/svg';

/** The colour of the outlines. */
export const INK = '#3a1712';

/** How outlines are drawn. */
export const edge = { stroke: INK, 'stroke-width': 9, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' };

const bone = (x1: number, y1: number, x2: number, y2: number, wide: number): string =>
  g(
    {},
    line(x1, y1, x2, y2, { stroke: INK, 'stroke-width': wide + 18, 'stroke-linecap': 'round' }),
    line(x1, y1, x2, y2, { stroke: '#fff4d8', 'stroke-width': wide, 'stroke-linecap': 'round' }),
  );

/** Returns a skeleton’s arm up out of (0, 0), the hand closed round a serving spoon. */
export const arm = (): string =>
  g(
    {},
    bone(-22, 0, -14, -260, 26),
    bone(24, 0, 18, -260, 22),
    ellipse(2, -284, 50, 30, { fill: '#fff4d8', ...edge }),
    rect(-16, -620, 34, 400, { rx: 16, fill: '#c9c2b0', ...edge }),
    ellipse(2, -700, 86, 122, { fill: '#ded7c4', ...edge }),
    ellipse(-14, -706, 50, 84, { fill: '#b5ad98' }),
    ...[0, 1, 2, 3].map((i) => bone(-46, -330 - i * 40, 46, -342 - i * 40, 20)),
    bone(58, -300, 70, -372, 22),
    bone(70, -372, 26, -420, 18),
  );

/** Returns one tater tot at (x, y). */
export const tot = (x: number, y: number, turn: number, tone: string): string =>
  place(
    x,
    y,
    1,
    turn,
    rect(-62, -32, 124, 64, { rx: 30, fill: tone, ...edge, 'stroke-width': 7 }) +
      path('M-40 -14Q-10 -24 20 -16M-26 8Q6 0 36 8', {
        fill: 'none',
        stroke: '#fbe0a0',
        'stroke-width': 7,
        'stroke-linecap': 'round',
      }),
  );

/** Returns the guest of honour, around (0, 0). */
export const skull = (): string =>
  g(
    {},
    path(
      smooth(
        points(
          '0 -250, 150 -205, 205 -60, 170 60, 110 90, 96 190, 0 206, -96 190, -110 90, -170 60, -205 -60, -150 -205',
        ),
        true,
      ),
      { fill: '#fffaf0', ...edge },
    ),
    ellipse(-78, -26, 56, 64, { fill: INK }),
    ellipse(78, -26, 56, 64, { fill: INK }),
    path('M0 40L28 92Q0 104 -28 92Z', { fill: INK }),
    ...[-60, -20, 20, 60].map((x) => line(x, 122, x, 196, { ...edge, 'stroke-width': 7 })),
    path('M-100 124Q0 146 100 124', { fill: 'none', ...edge, 'stroke-width': 7 }),
    circle(-64, -40, 14, { fill: '#ffd25e' }),
    circle(92, -40, 14, { fill: '#ffd25e' }),
  );

/** Returns the outlines (path data) of the rays behind the plate. */
export const sun = (ring: number): string[] =>
  Array.from({ length: 36 }, (_, i) => {
    const a = (i / 36) * Math.PI * 2;
    const b = a + 0.085;
    const r = 1700;
    return poly([
      [800, ring],
      [800 + r * Math.cos(a), ring + r * Math.sin(a)],
      [800 + r * Math.cos(b), ring + r * Math.sin(b)],
    ]);
  });
