import type { Motif } from '../kit/cover';
import { engrave } from '../kit/engrave';
import { clip, inside, linear } from '../kit/paint';
import { circle, ellipse, g, line, path, poly, rect } from '../kit/svg';
import { tone } from '../kit/tone';
import { city, porter, tower } from './parts/salt-city';
import { archOf, framed } from './shared/arch';

/** The white city at noon, and porters rolling its shadow up under seal. */
export const aDebtInSalt: Motif = async (page, { palette }) => {
  const arch = archOf(page);
  const base = 880;
  const box = [arch.left, arch.top, arch.right, arch.foot] as const;
  const back = [...city].sort((a, b) => b[2] - a[2]);
  const outlines = city.map((t) => tower(t, base)).join('');
  const model = g(
    {},
    rect(0, 0, 1600, 2400, { fill: '#fff' }),
    linear(
      'wall',
      [
        [0, '#fff'],
        [0.4, '#f4f4f4'],
        [0.7, '#8d8d8d'],
        [1, '#4a4a4a'],
      ],
      [0, 0],
      [1, 0],
    ),
    ...back.map((t) =>
      g(
        {},
        path(tower(t, base), { fill: 'url(#wall)' }),
        ...Array.from({ length: Math.floor(t[2] / 78) }, (_, i) =>
          g(
            {},
            rect(t[0] - t[1] * 0.5, base - 70 - i * 76, 13, 32, { fill: '#000' }),
            rect(t[0] + t[1] * 0.25, base - 70 - i * 76, 13, 32, { fill: '#000' }),
          ),
        ),
      ),
    ),
  );
  const shade = await tone(page, model, 3);
  const sky = engrave((_, y) => Math.min(1, 0.25 + 0.7 * (y / base)), {
    box: [box[0], box[1], box[2], base],
    gap: 15,
    most: 0.85,
    sway: (s) => Math.sin(s / 130) * 4,
  });
  const walls = engrave(shade, { box: [box[0], box[1], box[2], base], gap: 9, angle: 90, most: 1 });
  const salt = engrave((x, y) => 0.82 - 0.35 * ((y - base) / 620) + 0.14 * Math.sin(x / 90 + y / 26), {
    box: [box[0], base, box[2], box[3]],
    gap: 17,
    most: 0.7,
    sway: (s, i) => Math.sin(s / 120 + i) * 6,
  });
  const roll = 1275;
  const shadow = g(
    { transform: `translate(0 ${base}) skewX(-7) scale(1 -0.6) translate(0 ${-base})` },
    path(outlines, { fill: palette.ink }),
  );
  const sun = { x: 800, y: 470 };
  return framed(
    page,
    arch,
    palette.ink,
    palette.light,
    g(
      {},
      rect(0, 0, 1600, base, { fill: '#7fb4d6' }),
      path(sky, { fill: '#2d6aa8' }),
      circle(sun.x, sun.y, 300, { fill: '#fbe9b7' }),
      circle(sun.x, sun.y, 330, { fill: 'none', stroke: '#fbe9b7', 'stroke-width': 8 }),
      ...back.map((t) =>
        path(tower(t, base), {
          fill: '#fffdf5',
          stroke: palette.ink,
          'stroke-width': 9,
          'stroke-linejoin': 'round',
        }),
      ),
      path(walls, { fill: palette.ink }),
      rect(0, base, 1600, 900, { fill: '#f6f0e2' }),
      path(salt, { fill: '#9db5c4' }),
      clip('plain', rect(0, base, 1600, roll + 60 - base)),
      inside('plain', shadow),
      line(arch.left, base, arch.right, base, { stroke: palette.ink, 'stroke-width': 9 }),
      ...[430, 620, 985, 1185].map((x) => porter(x, palette, roll)),
      rect(345, roll, 930, 130, { fill: '#3a5cc0', stroke: palette.ink, 'stroke-width': 9 }),
      ...[22, 48, 74, 100].map((dy) =>
        line(345, roll + dy, 1275, roll + dy, { stroke: palette.ink, 'stroke-width': 3 + dy / 16 }),
      ),
      ellipse(1275, roll + 65, 36, 65, { fill: '#8fb0ee', stroke: palette.ink, 'stroke-width': 8 }),
      ellipse(1275, roll + 65, 20, 40, { fill: 'none', stroke: palette.ink, 'stroke-width': 7 }),
      ellipse(1275, roll + 65, 7, 16, { fill: palette.ink }),
      ellipse(345, roll + 65, 36, 65, { fill: '#3a5cc0', stroke: palette.ink, 'stroke-width': 8 }),
      path(
        poly([
          [760, roll - 8],
          [830, roll - 8],
          [830, roll + 250],
          [795, roll + 220],
          [760, roll + 250],
        ]),
        { fill: '#f6f0e2', stroke: palette.ink, 'stroke-width': 7 },
      ),
      circle(795, roll + 76, 66, { fill: '#c31f2c', stroke: palette.ink, 'stroke-width': 8 }),
      circle(795, roll + 76, 46, { fill: 'none', stroke: '#7d0f1b', 'stroke-width': 6 }),
      path(`M765 ${roll + 98}v-44l17 20l13 -32l13 32l17 -20v44Z`, { fill: '#7d0f1b' }),
    ),
  );
};
