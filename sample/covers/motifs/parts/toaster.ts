import { linear } from '../../kit/paint';
import { disc, edged, fill, pen, times } from '../../kit/pen';
import { g, n, path } from '../../kit/svg';

const INK = '#12343b';

/** Returns the gradients of chrome and of a risen slice. */
export const chrome = (): string =>
  linear('chrome', [
    [0, '#ffffff'],
    [0.2, '#d9eef0'],
    [0.42, '#8fb3bb'],
    [0.47, '#3d5e68'],
    [0.52, '#cfe5e8'],
    [0.75, '#ffffff'],
    [1, '#86a9b2'],
  ]) +
  linear(
    'chromeSide',
    [
      [0, '#5f828c'],
      [0.25, '#eef8f8'],
      [0.5, '#ffffff'],
      [0.8, '#a9c6cc'],
      [1, '#48686f'],
    ],
    [0, 0],
    [1, 0],
  ) +
  linear('soul', [
    [0, '#fff6dc'],
    [0.45, '#fffbee', 0.96],
    [0.8, '#fffbee', 0.65],
    [1, '#fffbee', 0.05],
  ]);

/** Returns the toaster, foot at (0, 0), about 900 wide and 560 high, slots lit. */
export const toaster = (): string =>
  g(
    {},
    fill(disc(0, 14, 520, 46), INK, 0.35),
    edged('M-420 -40H420V-4Q420 20 396 20H-396Q-420 20 -420 -4Z', '#2b2326', INK, 10),
    edged('M-400 20h90v34h-90ZM310 20h90v34h-90Z', '#2b2326', INK, 8),
    path('M-470 -40Q-500 -300 -400 -440Q-340 -520 -220 -526H220Q340 -520 400 -440Q500 -300 470 -40Z', {
      fill: 'url(#chrome)',
      stroke: INK,
      'stroke-width': 12,
      'stroke-linejoin': 'round',
    }),
    path('M-300 -496H300Q322 -470 290 -452H-290Q-322 -470 -300 -496Z', {
      fill: '#ffb347',
      stroke: INK,
      'stroke-width': 9,
    }),
    fill('M-280 -486H280L262 -464H-262Z', '#fff1a8'),
    pen('M-420 -360Q-450 -200 -436 -80', '#ffffff', 18, 0.95),
    times(3, (i) => pen(`M${-150 - i * 20} ${-330 + i * 40}H${150 + i * 20}`, '#48686f', 9)),
    edged(
      'M0 -214L26 -158L88 -150L44 -106L54 -44L0 -74L-54 -44L-44 -106L-88 -150L-26 -158Z',
      '#e8502f',
      INK,
      9,
    ),
    fill(disc(0, -126, 26), '#fff1a8'),
    edged('M462 -250H540Q566 -250 566 -222T540 -194H470Z', '#2b2326', INK, 9),
    pen('M440 -330V-110', '#2b2326', 14),
    edged(disc(-300, -120, 48), '#2b2326', INK, 9) +
      pen('M-300 -120L-276 -152', '#ffffff', 9) +
      times(7, (i) => {
        const a = Math.PI * (0.85 + i * 0.217);
        return pen(
          `M${n(-300 + 62 * Math.cos(a))} ${n(-120 + 62 * Math.sin(a))}L${n(-300 + 76 * Math.cos(a))} ${n(-120 + 76 * Math.sin(a))}`,
          INK,
          6,
        );
      }),
  );

/** Returns a slice of toast on its way up, a soul under it, halo over it; about 300 wide, its middle at (0, 0). */
export const soul = (lean: number): string =>
  g(
    {},
    path(
      `M-140 60Q-150 260 ${-60 + lean} 420Q${-90 + lean * 1.4} 520 ${lean * 2} 640Q${30 + lean * 1.2} 520 ${70 + lean} 420Q150 260 140 60Z`,
      { fill: 'url(#soul)' },
    ),
    edged(
      'M-150 150V-60Q-204 -110 -170 -170Q-140 -214 -60 -212H60Q140 -214 170 -170Q204 -110 150 -60V150Q150 178 122 178H-122Q-150 178 -150 150Z',
      '#b8692a',
      INK,
      11,
    ),
    edged(
      'M-120 130V-70Q-164 -110 -140 -150Q-118 -180 -56 -180H56Q118 -180 140 -150Q164 -110 120 -70V130Q120 148 102 148H-102Q-120 148 -120 130Z',
      '#f6d79a',
      '#d99a4e',
      7,
    ),
    pen('M-70 -50q22 -26 44 0M26 -50q22 -26 44 0', INK, 13),
    pen('M-34 24Q0 56 34 24', INK, 13),
    fill(disc(-84, 6, 24, 16) + disc(84, 6, 24, 16), '#ee9a70', 0.8),
    fill(
      disc(-90, 96, 8) + disc(70, 84, 6) + disc(20, 110, 7) + disc(-20, -130, 7) + disc(86, -120, 6),
      '#d9a45c',
    ),
    pen(disc(0, -286, 110, 30), '#b8741f', 26) + pen(disc(0, -286, 110, 30), '#ffe04f', 15),
    ...[-1, 1].map((side) =>
      g(
        { transform: `scale(${side} 1)` },
        edged(
          'M150 -20Q250 -150 400 -150Q380 -96 330 -78Q350 -30 290 -14Q300 34 230 36Q180 50 150 40Z',
          '#ffffff',
          INK,
          9,
        ) + pen('M196 -30Q260 -90 330 -78M200 8Q240 -30 290 -14', '#8fb3bb', 8),
      ),
    ),
  );
