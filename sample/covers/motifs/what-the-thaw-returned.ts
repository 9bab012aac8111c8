import type { Motif } from '../kit/cover';
import { person } from '../kit/figures';
import { cuts } from '../kit/gouge';
import { forest, ridge, ripples } from '../kit/landscape';
import { nth } from '../kit/list';
import { clip, inside, linear } from '../kit/paint';
import { circle, ellipse, g, path, rect } from '../kit/svg';
import { blur } from '../kit/texture';
import { floe } from './parts/floe';

/** The drowned stand in the shallows at first light, hats in hand; the water shows them red. */
export const whatTheThawReturned: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const shore = 1250;
  const water = 1700;
  const people = [
    [150, 560, 'none'],
    [1440, 540, 'scarf'],
    [395, 640, 'scarf'],
    [1200, 650, 'none'],
    [615, 720, 'none'],
    [1000, 700, 'scarf'],
    [805, 800, 'none'],
  ] as const;
  const shapes = people.map(([x, size, hat], i) => ({
    x,
    size,
    d: person(x, water + 70, size, { hat, coat: nth([0.66, 0.56, 0.7], i % 3), shoulders: 0.25 }),
    lit: person(x, water + 70, size, { hat, coat: 0.4, shoulders: 0.25, legs: false }),
    held:
      hat === 'none'
        ? `M${x - 60} ${water - size * 0.4}a60 15 0 1 0 120 0a60 15 0 1 0 -120 0ZM${x - 38} ${water - size * 0.4}l5 46q33 -14 66 0l5 -46Z`
        : '',
  }));
  const skyCuts = cuts(rng, {
    box: [0, 900, w, shore + 40],
    count: 900,
    length: [60, 240],
    width: [2, 6],
    angle: () => 0,
    where: (_, y) => ((y - 880) / 420) * 0.7,
  });
  return g(
    {},
    blur('mist', 34),
    linear('dawn', [
      [0, '#e9dfb8'],
      [0.3, palette.ground],
      [0.55, '#f0d9a4'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#dawn)' }),
    circle(800, 1130, 330, { fill: '#f7efc9' }),
    path(skyCuts, { fill: '#b9c09a', opacity: 0.8 }),
    path(ridge(w, shore - 90, 170, shore + 20, 6, 500), { fill: '#a9b896' }),
    path(ridge(w, shore - 20, 110, shore + 40, 12, 330), { fill: '#7f9c84' }),
    path(
      forest(rng, -30, w + 30, () => shore + 40, [70, 190], 34),
      { fill: '#4d7468' },
    ),
    linear('lake', [
      [0, '#c4cfae'],
      [0.35, '#6f9a8c'],
      [1, '#123a3b'],
    ]),
    rect(0, shore + 34, w, h, { fill: 'url(#lake)' }),
    rect(-50, shore - 30, w + 100, 150, { fill: '#eee6c4', opacity: 0.75, filter: 'url(#mist)' }),
    clip('lakeArea', rect(0, water, w, h - water)),
    inside(
      'lakeArea',
      ...shapes.map(({ d }) =>
        path(d, { fill: palette.accent, transform: `translate(0 ${2 * water + 70}) scale(1 -1)` }),
      ),
    ),
    path(
      ripples(rng, [-50, water + 40, w + 50, h + 40], 620, (_, t) => 0.35 + t * 0.4),
      { fill: '#0f3335' },
    ),
    path(
      ripples(rng, [-50, water - 20, w + 50, h + 20], 240, (_, t) => 0.5 - t * 0.25),
      { fill: '#dfe2c2' },
    ),
    ...shapes.map(({ d, lit, held, x }) =>
      g(
        {},
        path(lit, { fill: '#f7e7b2', transform: `translate(${x < 800 ? 7 : -7} -6)` }),
        path(d, { fill: palette.ink }),
        path(held, { fill: '#c7b98a' }),
        ellipse(x, water + 62, 100, 12, { fill: '#0f3335' }),
        ellipse(x, water + 56, 84, 6, { fill: '#dfe2c2' }),
      ),
    ),
    floe(210, 2010, 0.9),
    floe(1390, 2080, 1.2),
    floe(1130, 1880, 0.6),
    floe(480, 1905, 0.5),
    linear('foot', [
      [0, '#0c2a2c', 0],
      [1, '#0c2a2c', 0.95],
    ]),
    rect(0, h - 420, w, 420, { fill: 'url(#foot)' }),
  );
};
