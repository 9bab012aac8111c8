import { circle, ellipse, g, line, mirror, path, poly } from '../../kit/svg';

/** The colour of the plate’s lines. */
export const INK = '#2a2118';

/** How the plate’s fine lines are drawn. */
export const pen = {
  fill: 'none',
  stroke: INK,
  'stroke-width': 7,
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
};

/** Returns the great skeeter, seen from above, around (0, 0). */
export const mosquito = (): string =>
  g(
    {},
    mirror(0, wing()),
    wing(),
    path('M0 -30L0 190', { stroke: INK, 'stroke-width': 40, 'stroke-linecap': 'round' }),
    ...[10, 50, 90, 130, 170].map((y) => line(-16, y, 16, y, { stroke: '#e9dcb8', 'stroke-width': 10 })),
    circle(0, -66, 44, { fill: '#6d3b2a', stroke: INK, 'stroke-width': 7 }),
    circle(0, -126, 26, { fill: INK }),
    circle(-16, -134, 11, { fill: '#c8402c' }),
    circle(16, -134, 11, { fill: '#c8402c' }),
    line(0, -146, 0, -270, { stroke: INK, 'stroke-width': 8 }),
    ...[-1, 1].map((s) =>
      path(
        `M${s * 30} -90Q${s * 150} -190 ${s * 170} -290M${s * 40} -60Q${s * 230} -70 ${s * 270} -180M${s * 34} -40Q${s * 180} 60 ${s * 190} 230`,
        { ...pen, 'stroke-width': 8 },
      ),
    ),
  );

const wing = (): string =>
  path('M16 -70C120 -90 250 20 250 130C200 140 70 60 16 -40Z', {
    fill: '#b9cbb8',
    'fill-opacity': 0.85,
    stroke: INK,
    'stroke-width': 6,
  }) +
  path('M30 -56Q140 0 236 118M60 -50Q140 50 170 110M100 -40Q180 20 240 100', { ...pen, 'stroke-width': 3 });

/** Returns the lake’s own with its bobber, the water at y = 0. */
export const serpent = (): string => {
  const hump = (x: number, r: number): string =>
    path(
      `M${x - r} 0A${r} ${r * 1.1} 0 0 1 ${x + r} 0H${x + r * 0.52}A${r * 0.52} ${r * 0.62} 0 0 0 ${x - r * 0.52} 0Z`,
      { fill: '#4f7a66', stroke: INK, 'stroke-width': 7 },
    ) +
    [0.2, 0.5, 0.8]
      .map((t) => {
        const a = Math.PI * (1 - t);
        return poly([
          [x + Math.cos(a) * r - 12, -Math.sin(a) * r * 1.1 + 4],
          [x + Math.cos(a) * (r + 30), -Math.sin(a) * (r + 30) * 1.1],
          [x + Math.cos(a) * r + 14, -Math.sin(a) * r * 1.1 + 4],
        ]);
      })
      .map((d) => path(d, { fill: '#c8402c', stroke: INK, 'stroke-width': 5 }))
      .join('');
  return g(
    {},
    hump(150, 76),
    hump(320, 56),
    path(
      'M-60 0C-90 -90 -60 -170 -110 -220C-160 -250 -230 -226 -262 -196L-230 -180L-256 -166C-220 -150 -180 -150 -160 -140C-140 -90 -170 -50 -150 0Z',
      { fill: '#4f7a66', stroke: INK, 'stroke-width': 7 },
    ),
    circle(-170, -204, 13, { fill: '#f3d05a', stroke: INK, 'stroke-width': 5 }),
    path('M-120 -230Q-90 -290 -40 -280Q-70 -250 -84 -200', {
      fill: '#c8402c',
      stroke: INK,
      'stroke-width': 6,
    }),
    circle(-270, -90, 26, { fill: '#c8402c', stroke: INK, 'stroke-width': 6 }),
    path('M-296 -90A26 26 0 0 0 -244 -90Z', { fill: '#fff' }),
    line(-262, -166, -270, -116, { stroke: INK, 'stroke-width': 4 }),
    ...[0, 22, 44].map((y, i) =>
      path(`M${-290 + i * 40} ${y + 8}q40 -16 80 0t80 0t80 0t80 0t80 0t80 0`, {
        ...pen,
        'stroke-width': 6 - i,
      }),
    ),
  );
};

/** Returns the ear of corn that looks back, around (0, 0). */
export const corn = (): string => {
  const kernels: string[] = [];
  for (let r = 0; r < 13; r++)
    for (let c = -3; c <= 3; c++) {
      const half = 98 * Math.sin(0.35 + (r / 13) * 2.3) ** 0.7;
      if (Math.abs(c * 28) > half) continue;
      kernels.push(
        ellipse(c * 28 + (r % 2) * 6, -300 + r * 31, 15, 16, {
          fill: '#e9b93c',
          stroke: INK,
          'stroke-width': 4,
        }),
      );
    }
  const husk = 'M-10 190C-190 150 -210 -60 -170 -200C-120 -90 -80 20 -10 60Z';
  return g(
    {},
    ...kernels,
    ellipse(0, -130, 66, 42, { fill: '#fff7e0', stroke: INK, 'stroke-width': 7 }),
    circle(6, -128, 27, { fill: '#4f7a66', stroke: INK, 'stroke-width': 6 }),
    circle(6, -128, 11, { fill: INK }),
    path('M-62 -20Q0 40 62 -20Q40 60 0 62Q-40 60 -62 -20Z', { fill: INK }),
    path('M-44 -4l14 26l14 -16l16 22l16 -22l14 16l14 -26', { fill: '#fff7e0' }),
    path(husk, { fill: '#7f9a4b', stroke: INK, 'stroke-width': 7 }),
    mirror(0, path(husk, { fill: '#7f9a4b', stroke: INK, 'stroke-width': 7 })),
    path('M0 120V270M-150 -120Q-110 60 -20 150M150 -120Q110 60 20 150', pen),
  );
};
