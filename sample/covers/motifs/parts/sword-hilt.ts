import { linear } from '../../kit/paint';
import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, path, points, smooth } from '../../kit/svg';

/** Returns a sword from pommel to a stretch of blade: guard at y = 0, grip up to -640, blade down to 700. */
export const hilt = (ink: string): string => {
  const brass = { fill: 'url(#brass)', stroke: ink, 'stroke-width': 10, 'stroke-linejoin': 'round' };
  const quillon =
    '-60 -46, -200 -34, -330 -70, -420 -150, -470 -130, -450 -60, -380 10, -250 50, -110 60, 0 70, 110 60, 250 50, 380 10, 450 -60, 470 -130, 420 -150, 330 -70, 200 -34, 60 -46';
  return g(
    {},
    linear('brass', [
      [0, '#fff1a8'],
      [0.4, '#e0a83a'],
      [0.75, '#9c6420'],
      [1, '#d89a3c'],
    ]),
    linear(
      'steel',
      [
        [0, '#6f7f92'],
        [0.28, '#dfe8ee'],
        [0.49, '#ffffff'],
        [0.5, '#8b9aab'],
        [0.8, '#c7d3dc'],
        [1, '#5c6b7d'],
      ],
      [0, 0],
      [1, 0],
    ),
    path('M-104 30V760H104V30Z', { fill: 'url(#steel)', stroke: ink, 'stroke-width': 10 }),
    pen('M0 60V760', '#5c6b7d', 12),
    times(5, (i) => pen(`M-30 ${170 + i * 70}l26 -30l28 22l-20 34`, '#40566e', 8)),
    edged(box(-62, -520, 124, 480), '#6b1f24', ink, 10),
    times(
      9,
      (i) =>
        pen(`M-62 ${-470 + i * 54}L62 ${-510 + i * 54}`, '#3b0d12', 12) +
        pen(`M-62 ${-480 + i * 54}L62 ${-520 + i * 54}`, '#d9a441', 5),
    ),
    path(smooth(points(quillon), true, 0.9), brass),
    pen('M-380 -70Q-260 0 -110 8M380 -70Q260 0 110 8', '#fff6cf', 9, 0.9),
    path(disc(0, 6, 78), brass),
    edged(disc(0, 6, 46), '#b3182e', ink, 8) + fill('M-26 -10Q-10 -34 16 -30Q-6 -16 -14 8Z', '#ff8d80'),
    path('M-86 -520H86L70 -568H-70Z', brass),
    path(disc(0, -640, 92), brass),
    edged(disc(0, -640, 54), '#1d7a8c', ink, 8) +
      fill('M-30 -656Q-14 -690 20 -684Q-8 -666 -16 -632Z', '#a9ecf2'),
  );
};
