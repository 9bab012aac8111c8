import type { Motif } from '../kit/cover';
import { engrave } from '../kit/engrave';
import { glow } from '../kit/light';
import { linear } from '../kit/paint';
import { circle, ellipse, g, line, path, poly, rect, smooth } from '../kit/svg';
import { tone } from '../kit/tone';
import { boat, bookTower, crownPath, fish, hills } from './parts/drowned-tower';
import { archOf, framed } from './shared/arch';

/** The tower of ledgers under the sea; above it the clerk's boat(palette, x, sea, k), with the lamp let down. */
export const theTitheCollector: Motif = async (page, { palette }) => {
  const { rng, square } = page;
  const arch = archOf(page);
  const k = square ? 0.68 : 1;
  const x = 800;
  const sea = square ? 330 : 470;
  const foot = arch.foot + 20;
  const crown = sea + 330 * k;
  const box = [arch.left, arch.top, arch.right, arch.foot] as const;
  const { books, bindings, windows, top } = bookTower(rng, palette, foot, crown, k);
  const model = g(
    {},
    linear('water', [
      [0, '#fff'],
      [0.35, '#d8d8d8'],
      [0.52, '#8a8a8a'],
      [1, '#1a1a1a'],
    ]),
    linear(
      'spine',
      [
        [0, '#fff'],
        [0.35, '#bbb'],
        [0.75, '#3a3a3a'],
        [1, '#111'],
      ],
      [0, 0],
      [1, 0],
    ),
    rect(0, 0, 1600, foot, { fill: 'url(#water)' }),
    ...[-520, -330, -160, 150, 330, 540].map((dx, i) =>
      path(
        poly([
          [x + dx * 0.45 - 20, sea],
          [x + dx * 0.45 + 40, sea],
          [x + dx + 110, foot],
          [x + dx - 60, foot],
        ]),
        { fill: '#fff', opacity: i % 2 ? 0.16 : 0.26 },
      ),
    ),
    path(smooth(hills(foot - 220 * k, 200 * k, arch, foot)), { fill: '#4a4a4a' }),
    path(smooth(hills(foot - 90 * k, 110 * k, arch, foot)), { fill: '#101010' }),
    books,
  );
  const shade = await tone(page, model);
  const lines = engrave((px, py) => shade(px, py) * 0.97, {
    box: [box[0], sea, box[2], box[3]],
    gap: 11,
    sway: (s, i) => Math.sin(s / 90 + i * 0.35) * 3,
    most: 0.96,
  });
  const sky = engrave((px, py) => 0.35 + 0.6 * Math.min(1, Math.hypot(px - x, py - sea + 40) / 640), {
    box: [box[0], box[1], box[2], sea],
    gap: 13,
    most: 0.8,
  });
  const lamp = { x: x + 118 * k, y: (sea + top - 150 * k) / 2 + 20 * k };
  return framed(
    page,
    arch,
    palette.ink,
    palette.accent,
    g(
      {},
      rect(0, 0, 1600, sea, { fill: '#e9dcb4' }),
      rect(0, sea, 1600, foot, { fill: palette.ground }),
      path(sky, { fill: '#b98d4c' }),
      glow('lamp', lamp.x, lamp.y, 420 * k, '#fff6c9', 0.95),
      path(lines, { fill: palette.ink }),
      glow('lamp2', lamp.x, lamp.y, 230 * k, palette.accent, 0.8),
      path(crownPath(top, k), { fill: palette.accent, stroke: palette.ink, 'stroke-width': 7 }),
      ...[-150, 0, 150].map((dx) =>
        circle(x + dx * k, top - (dx ? 158 : 200) * k, 17 * k, {
          fill: palette.accent,
          stroke: palette.ink,
          'stroke-width': 6,
        }),
      ),
      ...[-60, 0, 60].map((dx) => ellipse(x + dx * k, top - 34 * k, 13 * k, 18 * k, { fill: palette.ink })),
      bindings,
      windows,
      fish(340, sea + 520 * k, 1.1, palette),
      fish(430, sea + 580 * k, 0.8, palette),
      fish(1160, sea + 380 * k, 1, palette),
      fish(1090, sea + 650 * k, 0.9, palette),
      fish(300, sea + 640 * k, 0.7, palette),
      line(0, sea, 1600, sea, { stroke: palette.ink, 'stroke-width': 8 }),
      boat(palette, x, sea, k),
      line(x + 118 * k, sea - 150 * k, lamp.x, lamp.y - 40 * k, { stroke: palette.ink, 'stroke-width': 4 }),
      rect(lamp.x - 24 * k, lamp.y - 44 * k, 48 * k, 74 * k, {
        fill: '#fff3b8',
        stroke: palette.ink,
        'stroke-width': 8,
      }),
      path(
        poly([
          [lamp.x - 32 * k, lamp.y - 44 * k],
          [lamp.x, lamp.y - 78 * k],
          [lamp.x + 32 * k, lamp.y - 44 * k],
        ]),
        { fill: palette.ink },
      ),
    ),
  );
};
