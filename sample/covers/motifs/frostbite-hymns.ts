import type { Motif } from '../kit/cover';
import { forest, ridge, stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { nth } from '../kit/list';
import { linear, mix } from '../kit/paint';
import { box, fill, pen, times } from '../kit/pen';
import { g, path, place, smooth } from '../kit/svg';
import { eave, iceInk, pipe, pipes, singer } from './parts/ice-organ';

const robes = ['#2b1d5c', '#3b2670', '#241650', '#452c7c', '#2b1d5c', '#3b2670', '#241650'];

/** Icicles hang from the eave like the pipes of an organ; the choir sings up at them, its breath going to frost. */
export const frostbiteHymns: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const count = pipes.length * 2 - 1;
  const top = 20;
  const organ = Array.from({ length: count }, (_, i) => {
    const k = i < pipes.length ? i : count - 1 - i;
    return { x: w / 2 + (i - (count - 1) / 2) * 83, long: nth(pipes, k), wide: 58 + nth(pipes, k) * 0.02 };
  });
  const snow = 1735;
  const puff = (x: number, y: number, s: number): string =>
    pen(`M${x} ${y}q${-26 * s} ${-50} 6 ${-96}t${10 * s} ${-96}t${-14 * s} ${-70}`, '#ffffff', 26, 0.34);
  return g(
    {},
    linear('dawn', [
      [0, '#2a1d5e'],
      [0.34, '#6a479a'],
      [0.58, '#c77fa6'],
      [0.74, '#f8b48d'],
      [1, '#ffe0b0'],
    ]),
    path(box(0, 0, w, snow + 40), { fill: 'url(#dawn)' }),
    fill(stars(rng, [0, 120, w, 900], 120, 1.5, 5), '#ffffff', 0.75),
    glow('sun', 800, 1560, 620, '#fff0c2', 0.9),
    fill(ridge(w, 1560, 150, snow + 40, 7, 360), '#8f5f9d'),
    fill(
      forest(rng, -20, w + 20, (x) => 1600 + 40 * Math.sin(x / 260), [110, 280], 54),
      '#553a86',
    ),
    iceInk(),
    ...organ.map(({ x, long, wide }) => pipe(x, top, wide, long)),
    eave(96),
    fill(
      `${smooth([
        [-20, 1690],
        [260, 1640],
        [560, 1684],
        [800, 1668],
        [1080, 1690],
        [1360, 1640],
        [1620, 1690],
      ])}L1620 ${h}L-20 ${h}Z`,
      '#ece3f7',
    ),
    times(7, (i) => {
      const x = 182 + i * 206;
      const y = 1776 - Math.abs(3 - i) * 16;
      return (
        place(
          x,
          y,
          1 + (i % 2) * 0.09,
          0,
          singer(
            nth(robes, i),
            mix(palette.accent, '#7fa6d8', (i / 6) ** 2 * 0.8),
            mix('#f2bfa8', '#a9d3ee', i / 6),
          ),
        ) + puff(x, y - 380, i % 2 ? 1 : -1)
      );
    }),
    fill(
      `${smooth([
        [-20, 1744],
        [200, 1722],
        [520, 1762],
        [800, 1744],
        [1100, 1768],
        [1400, 1724],
        [1620, 1750],
      ])}L1620 ${h}L-20 ${h}Z`,
      '#fdfbff',
    ),
    pen(
      smooth([
        [-20, 1756],
        [200, 1734],
        [520, 1774],
        [800, 1756],
        [1100, 1780],
        [1400, 1736],
        [1620, 1762],
      ]),
      '#c9b6e2',
      14,
      0.7,
    ),
  );
};
