import type { Motif } from '../kit/cover';
import { person } from '../kit/figures';
import { linear, radial } from '../kit/paint';
import { circle, ellipse, g, line, mirror, path, poly, rect } from '../kit/svg';
import { curtain, devil } from './parts/stage';

/** The man sent on in the Devil's place, and the shadow he was given. */
export const theUnderstudyOfHell: Motif = (page, { palette }) => {
  const { w, h } = page;
  const floor = 1960;
  const boards = Array.from({ length: 19 }, (_, i) =>
    line(800 + (i - 9) * 96, floor - 20, 800 + (i - 9) * 210, h, { stroke: '#3a1408', 'stroke-width': 7 }),
  );
  const swags = [0, 1, 2, 3].map((i) =>
    g(
      {},
      path(
        `M${i * 400} 640H${i * 400 + 400}Q${i * 400 + 380} 850 ${i * 400 + 200} 866Q${i * 400 + 20} 850 ${i * 400} 640Z`,
        { fill: '#c9222a', stroke: '#4d060c', 'stroke-width': 8 },
      ),
      ...[0.3, 0.55, 0.78].map((t) =>
        path(
          `M${i * 400 + 20} ${640 + t * 10}Q${i * 400 + 200} ${640 + t * 330} ${i * 400 + 380} ${640 + t * 10}`,
          { fill: 'none', stroke: '#7c0e16', 'stroke-width': 9 },
        ),
      ),
      path(
        `M${i * 400 + 4} 690Q${i * 400 + 40} 846 ${i * 400 + 200} 862Q${i * 400 + 360} 846 ${i * 400 + 396} 690`,
        { fill: 'none', stroke: palette.accent, 'stroke-width': 16, 'stroke-dasharray': '10 8' },
      ),
    ),
  );
  const lamps = Array.from({ length: 9 }, (_, i) => {
    const x = 80 + i * 180;
    return g(
      {},
      ellipse(x, 2140, 66, 60, { fill: '#ffe9a0', opacity: 0.25 }),
      path(`M${x - 52} 2170A52 52 0 0 1 ${x + 52} 2170Z`, {
        fill: '#2a0d08',
        stroke: palette.accent,
        'stroke-width': 6,
      }),
      ellipse(x, 2124, 30, 10, { fill: '#fff3c4' }),
    );
  });
  const man = g(
    {},
    path(person(800, floor + 96, 430, { coat: 0.42, shoulders: 0.26 }), { fill: palette.ink }),
    circle(800, floor - 312, 27, { fill: '#f4d9b4' }),
    path(`M773 ${floor - 322}q27 -26 54 0q-4 -26 -27 -27q-24 1 -27 27Z`, { fill: '#3a2418' }),
    circle(790, floor - 312, 8, { fill: 'none', stroke: palette.ink, 'stroke-width': 4 }),
    circle(811, floor - 312, 8, { fill: 'none', stroke: palette.ink, 'stroke-width': 4 }),
    path(
      poly([
        [786, floor - 268],
        [814, floor - 268],
        [803, floor - 130],
        [800, floor - 122],
        [797, floor - 130],
      ]),
      { fill: '#fff4dc' },
    ),
    path(
      poly([
        [794, floor - 262],
        [806, floor - 262],
        [804, floor - 190],
        [800, floor - 180],
        [796, floor - 190],
      ]),
      { fill: '#c9222a' },
    ),
    path(
      poly([
        [728, floor - 130],
        [858, floor - 148],
        [866, floor - 72],
        [738, floor - 54],
      ]),
      { fill: '#fff4dc', stroke: palette.ink, 'stroke-width': 5 },
    ),
    ...[0, 1, 2].map((i) =>
      line(746, floor - 116 + i * 18, 846, floor - 130 + i * 18, { stroke: '#9a8a70', 'stroke-width': 4 }),
    ),
  );
  return g(
    {},
    radial('cloth', 800, 1320, 1100, [
      [0, '#ffefb8'],
      [0.4, '#f7c862'],
      [0.7, '#d9792f'],
      [1, '#5a1414'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#cloth)' }),
    g({ transform: `translate(800 ${floor - 20}) scale(0.93 0.905)`, fill: '#7c1016' }, devil()),
    g({ transform: `translate(800 ${floor - 20}) scale(0.88 0.87)`, fill: '#2a0608' }, devil()),
    linear('stage', [
      [0, '#9a4a1c'],
      [1, '#2e0f08'],
    ]),
    rect(0, floor - 20, w, h, { fill: 'url(#stage)' }),
    ...boards,
    ellipse(800, floor + 92, 520, 76, { fill: '#ffe9a8', opacity: 0.8 }),
    ellipse(800, floor + 96, 150, 18, { fill: palette.ink, opacity: 0.6 }),
    man,
    curtain(w, 640, 2140),
    mirror(800, curtain(w, 640, 2140)),
    ...swags,
    rect(0, 600, w, 70, { fill: palette.accent }),
    rect(0, 612, w, 8, { fill: '#7c4a10' }),
    rect(0, 650, w, 8, { fill: '#7c4a10' }),
    rect(0, 0, w, 604, { fill: palette.ink }),
    rect(0, 2160, w, 300, { fill: palette.ink }),
    ...lamps,
    line(0, 2170, w, 2170, { stroke: palette.accent, 'stroke-width': 12 }),
  );
};
