import type { Motif } from '../kit/cover';
import { stars } from '../kit/landscape';
import { glow, vignette } from '../kit/light';
import { nth } from '../kit/list';
import { noise } from '../kit/noise';
import { mix } from '../kit/paint';
import { circle, g, line, n, path, poly, rect } from '../kit/svg';
import { blues, fires, pane } from './parts/window';

/** The dead mast on the prairie; what it sends goes out like a church window. */
export const hymnalForADeadRadio: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const [cx, cy] = [800, 1010];
  const ground = 2010;
  const panes: string[] = [];
  const radii = [74, 150, 236, 332, 440, 560, 694, 844, 1010, 1194, 1400];
  radii.slice(0, -1).forEach((r, ring) => {
    const count = nth([8, 12, 16, 16, 24, 24, 32, 32, 40, 40], ring);
    const turn = (ring % 2) * (Math.PI / count);
    for (let i = 0; i < count; i++) {
      const a = (i / count) * Math.PI * 2 + turn - Math.PI / 2;
      const b = a + (Math.PI * 2) / count;
      const wave = noise(i * 0.9 + 3, ring * 1.3, 17);
      const lit = ring % 3 === 1 || (ring % 3 === 0 && i % 2 === 0);
      const color = lit
        ? nth(fires, Math.max(0, Math.min(5, Math.round(ring * 0.58 + wave * 1.3))))
        : nth(blues, Math.max(0, Math.min(4, Math.round(3.6 - ring * 0.42 + wave * 1.4))));
      panes.push(
        path(pane(cx, cy, r, nth(radii, ring + 1), a, b), {
          fill: mix(color, '#071029', Math.min(0.86, Math.max(0, (ring - 2.6) * 0.135))),
          stroke: palette.ink,
          'stroke-width': 9,
        }),
      );
    }
  });
  const mast: string[] = [];
  const half = (y: number): number => 12 + ((y - cy) / (ground - cy)) * 96;
  for (let y = cy + 60, i = 0; y < ground; i++) {
    const next = Math.min(ground, y + 56 + i * 7);
    mast.push(
      `M${n(cx - half(y))} ${n(y)}L${n(cx + half(next))} ${n(next)}M${n(cx + half(y))} ${n(y)}L${n(cx - half(next))} ${n(next)}M${n(cx - half(next))} ${n(next)}H${n(cx + half(next))}`,
    );
    y = next;
  }
  const poles = [120, 330, 1270, 1480].map((x, i) => {
    const s = nth([1, 0.7, 0.72, 1.05], i);
    return g(
      { stroke: palette.ink, 'stroke-width': 12 * s },
      line(x, ground + 30, x, ground - 250 * s),
      line(x - 62 * s, ground - 210 * s, x + 62 * s, ground - 210 * s),
      line(x - 46 * s, ground - 168 * s, x + 46 * s, ground - 168 * s),
    );
  });
  const grass = Array.from({ length: 320 }, () => {
    const x = rng.range(-10, w + 10);
    const y = ground + rng.range(4, 330);
    return poly([
      [x - 5, y],
      [x + rng.range(-22, 22), y - rng.range(26, 84)],
      [x + 5, y],
    ]);
  });
  const shack = g(
    {},
    path(
      poly([
        [960, ground + 20],
        [960, ground - 130],
        [1092, ground - 200],
        [1224, ground - 130],
        [1224, ground + 20],
      ]),
      { fill: '#050917' },
    ),
    rect(1010, ground - 100, 64, 74, { fill: '#ffd34d' }),
    line(1042, ground - 100, 1042, ground - 26, { stroke: '#050917', 'stroke-width': 7 }),
    rect(1126, ground - 104, 58, 124, { fill: '#1a2240' }),
    glow('win', 1042, ground - 64, 220, '#ffd34d', 0.6),
  );
  return g(
    {},
    rect(0, 0, w, h, { fill: '#061029' }),
    ...panes,
    circle(cx, cy, 74, { fill: '#fffbe6', stroke: palette.ink, 'stroke-width': 9 }),
    glow('heart', cx, cy, 460, '#fff2b8', 0.8),
    path(stars(rng, [0, 0, w, 520], 60, 1.5, 4), { fill: '#ffffff', opacity: 0.5 }),
    g(
      { stroke: palette.ink, fill: 'none' },
      path(
        `M${cx - half(cy + 60)} ${cy + 60}L${cx - half(ground)} ${ground}M${cx + half(cy + 60)} ${cy + 60}L${cx + half(ground)} ${ground}`,
        { 'stroke-width': 17 },
      ),
      path(mast.join(''), { 'stroke-width': 8 }),
      path(`M${cx} ${cy - 190}V${cy + 70}M${cx - 84} ${cy - 96}H${cx + 84}`, { 'stroke-width': 26 }),
      line(cx - 30, cy + 200, 60, ground, { 'stroke-width': 4 }),
      line(cx + 30, cy + 200, 1540, ground, { 'stroke-width': 4 }),
    ),
    circle(cx, cy - 200, 17, { fill: '#ff4b3a' }),
    glow('beacon', cx, cy - 200, 150, '#ff4b3a', 0.9),
    path(
      poly([
        [0, ground + 24],
        [500, ground - 8],
        [1100, ground],
        [1600, ground + 30],
        [1600, h],
        [0, h],
      ]),
      { fill: '#050917' },
    ),
    ...poles,
    path(grass.join(''), { fill: '#101a3a' }),
    shack,
    vignette(page, 0.5, '#02040c', 0.5, 0.45),
  );
};
