import type { Motif } from '../kit/cover';
import { halftone } from '../kit/halftone';
import { stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { noise } from '../kit/noise';
import { clip, inside, linear, radial } from '../kit/paint';
import { circle, ellipse, g, line, n, path, points, poly, rect } from '../kit/svg';
import { tone } from '../kit/tone';
import { beads, faceOval, folds, hands, lashes, veil, wimple } from './parts/sister';

/** The sister at the relay, the great dish behind her head like a halo. */
export const signalLostPleasePray: Motif = async (page, { palette }) => {
  const { w, rng } = page;
  const { ink, light, accent } = palette;
  const [cx, cy, r] = [800, 830, 640];
  const model = g(
    {},
    radial('dish', cx - 180, cy - 220, 1000, [
      [0, '#fff'],
      [0.4, '#bbb'],
      [0.7, '#555'],
      [1, '#000'],
    ]),
    rect(0, 0, w, 2400, { fill: '#fff' }),
    circle(cx, cy, r, { fill: 'url(#dish)' }),
  );
  const shade = await tone(page, model);
  const dots = halftone(shade, [cx - r, cy - r, cx + r, cy + r], 17, 30, 0.62);
  const ribs = Array.from({ length: 24 }, (_, i) => {
    const a = (i / 24) * Math.PI * 2;
    return line(cx + Math.cos(a) * 250, cy + Math.sin(a) * 250, cx + Math.cos(a) * r, cy + Math.sin(a) * r, {
      stroke: ink,
      'stroke-width': i % 2 ? 5 : 10,
    });
  });
  const ticks = Array.from({ length: 72 }, (_, i) => {
    const a = (i / 72) * Math.PI * 2;
    const far = r + (i % 6 === 0 ? 96 : 54);
    return line(
      cx + Math.cos(a) * (r + 30),
      cy + Math.sin(a) * (r + 30),
      cx + Math.cos(a) * far,
      cy + Math.sin(a) * far,
      { stroke: accent, 'stroke-width': i % 6 === 0 ? 12 : 6 },
    );
  });
  let wave = '';
  for (let x = 0; x <= w; x += 9) {
    const near = Math.max(0, 1 - x / 1180);
    const y = 1560 + (x < 1120 ? Math.sin(x / 17) * noise(x / 70, 2, 4) * 190 * near : 0);
    wave += `${x ? 'L' : 'M'}${n(x)} ${n(y)}`;
  }
  return g(
    {},
    linear('void', [
      [0, '#04060d'],
      [1, palette.ground],
    ]),
    rect(0, 0, w, 2400, { fill: 'url(#void)' }),
    path(stars(rng, [0, 0, w, 1750], 260, 1.4, 5.5), { fill: light }),
    glow('halo', cx, cy, 1000, accent, 0.5),
    circle(cx, cy, r, { fill: light }),
    path(dots, { fill: '#30405f' }),
    ...ribs,
    ...[r, 500, 360].map((q, i) =>
      circle(cx, cy, q, { fill: 'none', stroke: ink, 'stroke-width': i ? 7 : 16 }),
    ),
    circle(cx, cy, r + 24, { fill: 'none', stroke: accent, 'stroke-width': 7 }),
    ...ticks,
    path(poly(points('790 200, 810 200, 806 480, 794 480')), { fill: ink }),
    ellipse(800, 196, 26, 40, { fill: accent, stroke: ink, 'stroke-width': 7 }),
    line(500, 330, 796, 214, { stroke: ink, 'stroke-width': 8 }),
    line(1100, 330, 804, 214, { stroke: ink, 'stroke-width': 8 }),
    path(veil(), { fill: '#0b0f1e', stroke: ink, 'stroke-width': 12 }),
    path(veil(), {
      fill: 'none',
      stroke: '#56668f',
      'stroke-width': 6,
      transform: 'translate(800 900) scale(0.975) translate(-800 -900)',
    }),
    ...folds(),
    path(wimple(), { fill: '#f6f1e4', stroke: ink, 'stroke-width': 10 }),
    path('M700 1080Q800 1130 900 1080M660 1150Q800 1210 940 1150', {
      fill: 'none',
      stroke: '#b9b5aa',
      'stroke-width': 8,
    }),
    path(faceOval(), { fill: '#e9c9a4', stroke: ink, 'stroke-width': 9 }),
    clip('face', path(faceOval())),
    inside(
      'face',
      rect(800, 560, 220, 520, { fill: '#b98a68' }),
      path('M800 560H1000V1060H800L812 930L838 916L806 800Z', { fill: '#b98a68' }),
    ),
    lashes(-1, ink),
    lashes(1, ink),
    path('M806 770L838 910Q822 926 796 918', {
      fill: 'none',
      stroke: ink,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    path('M758 962Q800 974 842 962', {
      fill: 'none',
      stroke: '#8a3a34',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
    hands(ink),
    ...beads(ink, accent),
    path(wave, { fill: 'none', stroke: ink, 'stroke-width': 22, 'stroke-linejoin': 'round' }),
    path(wave, { fill: 'none', stroke: accent, 'stroke-width': 9, 'stroke-linejoin': 'round' }),
  );
};
