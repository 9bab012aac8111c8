import type { Motif } from '../kit/cover';
import { engrave } from '../kit/engrave';
import { clip, inside, linear } from '../kit/paint';
import { box, disc, fill, pen } from '../kit/pen';
import { g, path, points, poly, rect } from '../kit/svg';
import { tone } from '../kit/tone';
import { cast, city, heap, rampart, slits, tower } from './parts/salt-city';
import { clerk, pusher, rolled, sealed } from './parts/shadow-roll';
import { archOf, framed } from './shared/arch';

/** The white city with the sun behind it; its shadow, under seal, is being rolled up off the salt like a carpet. */
export const aDebtInSalt: Motif = async (page, { palette }) => {
  const { ink, accent } = palette;
  const white = '#fffdf5';
  const skin = '#f3c9a0';
  const arch = archOf(page);
  const base = 760;
  const frame = [arch.left, arch.top, arch.right, arch.foot] as const;
  const back = [...city].sort((a, b) => b[2] - a[2]);
  const model = g(
    {},
    rect(0, 0, 1600, 2400, { fill: '#fff' }),
    linear(
      'wall',
      [
        [0, '#fff'],
        [0.42, '#f4f4f4'],
        [0.7, '#8d8d8d'],
        [1, '#4a4a4a'],
      ],
      [0, 0],
      [1, 0],
    ),
    ...back.map((t) => path(tower(t, base), { fill: 'url(#wall)' }) + path(slits(t, base), { fill: '#000' })),
  );
  const shade = await tone(page, model, 3);
  const sky = engrave((_, y) => Math.min(1, 0.2 + 0.75 * (y / base)), {
    box: [frame[0], frame[1], frame[2], base],
    gap: 15,
    most: 0.85,
    sway: (s) => Math.sin(s / 130) * 4,
  });
  const walls = engrave(shade, { box: [frame[0], frame[1], frame[2], base], gap: 9, angle: 90, most: 1 });
  const salt = engrave((x, y) => 0.84 - 0.3 * ((y - base) / 720) + 0.14 * Math.sin(x / 90 + y / 26), {
    box: [frame[0], base, frame[2], frame[3]],
    gap: 17,
    most: 0.7,
    sway: (s, i) => Math.sin(s / 120 + i) * 6,
  });
  const reach = 1.06;
  const roll = { far: [962, 776, 40], near: [1010, 1352, 104] } as const;
  const lying = { fill: ink, stroke: ink, 'stroke-width': 10, 'stroke-linejoin': 'round' };
  const lifted = {
    ...lying,
    fill: 'none',
    stroke: '#4f79ad',
    'stroke-width': 12,
    'stroke-dasharray': '22 18',
  };
  const clean = { fill: '#fffdf5' };
  return framed(
    page,
    arch,
    ink,
    palette.light,
    g(
      {},
      rect(0, 0, 1600, base, { fill: '#7fb4d6' }),
      path(sky, { fill: '#2d6aa8' }),
      fill(disc(800, 470, 300), '#fbe9b7') + pen(disc(800, 470, 332), '#fbe9b7', 8),
      ...back.map((t) =>
        path(tower(t, base), { fill: white, stroke: ink, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
      ),
      path(walls, { fill: ink }),
      rect(0, base, 1600, 900, { fill: '#f6f0e2' }),
      path(salt, { fill: '#9db5c4' }),
      // half of it is taken up: the salt is clean where it lay; the other half lies there still
      clip(
        'taken',
        fill(
          poly([
            [962, base],
            [1600, base],
            [1600, 1500],
            [1010, 1500],
          ]),
          '#000',
        ),
      ),
      inside(
        'taken',
        ...city.map((t) => cast(t, base, reach, lifted)),
        ...city.map((t) => cast(t, base, reach, clean)),
      ),
      clip(
        'lying',
        fill(
          poly([
            [0, base],
            [962, base],
            [1010, 1500],
            [0, 1500],
          ]),
          '#000',
        ),
      ),
      inside('lying', ...city.map((t) => cast(t, base, reach, lying)), fill(box(248, base, 800, 104), ink)),
      rampart(232, 1368, base + 6, white, ink),
      heap(214, base + 40, 150, white, ink) + heap(1406, base + 50, 170, white, ink),
      sealed(690, 1010, 112, '#d5332b', '#7d0f1b', '#fffdf5'),
      fill(poly(points('1000 790, 1040 790, 1172 1330, 1150 1420, 1060 1440')), '#9db5c4', 0.7),
      rolled(roll, { ink, back: '#3a5cc0', light: '#a9c4f4' }),
      pusher(1088, 1010, 1.75, accent, ink, skin),
      pusher(1128, 1188, 2.1, accent, ink, skin),
      pusher(1190, 1412, 2.6, accent, ink, skin),
      clerk(300, 1440, 2.1, accent, ink, skin),
    ),
  );
};
