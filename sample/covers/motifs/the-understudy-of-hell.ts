import type { Motif } from '../kit/cover';
import { linear, radial } from '../kit/paint';
import { ellipse, g, line, mirror, path, place, rect } from '../kit/svg';
import { curtain } from './parts/stage';
import { leer, shadow, understudy } from './parts/understudy';

/** The man sent on in the Devil's place, and the shadow the footlights give him. */
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
        `M${i * 400} 640H${i * 400 + 400}Q${i * 400 + 380} 796 ${i * 400 + 200} 812Q${i * 400 + 20} 796 ${i * 400} 640Z`,
        { fill: '#c9222a', stroke: '#4d060c', 'stroke-width': 8 },
      ),
      ...[0.3, 0.55, 0.78].map((t) =>
        path(
          `M${i * 400 + 20} ${640 + t * 10}Q${i * 400 + 200} ${640 + t * 270} ${i * 400 + 380} ${640 + t * 10}`,
          { fill: 'none', stroke: '#7c0e16', 'stroke-width': 9 },
        ),
      ),
      path(
        `M${i * 400 + 4} 690Q${i * 400 + 40} 792 ${i * 400 + 200} 808Q${i * 400 + 360} 792 ${i * 400 + 396} 690`,
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
  const cast = 'translate(560 2050) scale(0.91) translate(-548 -2050)';
  return g(
    {},
    radial('cloth', 640, 1420, 1150, [
      [0, '#ffefb8'],
      [0.4, '#f7c862'],
      [0.7, '#d9792f'],
      [1, '#5a1414'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#cloth)' }),
    linear('stage', [
      [0, '#9a4a1c'],
      [1, '#2e0f08'],
    ]),
    rect(0, floor - 20, w, h, { fill: 'url(#stage)' }),
    ...boards,
    ellipse(600, floor + 88, 400, 70, { fill: '#ffe9a8', opacity: 0.8 }),
    // a soft edge first, then the shadow itself, up the cloth from his feet
    g({ transform: `${cast} translate(22 -16)`, fill: '#a52a1a', opacity: 0.6 }, shadow()),
    g({ transform: cast, fill: '#26060a' }, shadow(), leer('#ffd97a')),
    place(560, floor + 96, 0.9, 0, understudy(palette.ink, '#fff4dc', '#e0302c')),
    curtain(640, 2140),
    mirror(800, curtain(640, 2140)),
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
