import type { Motif } from '../kit/cover';
import { stars } from '../kit/landscape';
import { glow, vignette } from '../kit/light';
import { clip, inside, linear, radial } from '../kit/paint';
import { disc, edged, fill, pen, times } from '../kit/pen';
import { g, n, place, rect } from '../kit/svg';
import { cradle, mobile } from './parts/nursery';
import { bear, rabbit } from './parts/plush';

/** A deep round window in a nursery's hull: two toys on the sill look out at who sleeps on the moon, under the mobile. */
export const airlockLullabies: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const { ink } = palette;
  const line = '#7d8f80';
  const [x, y, r] = [800, 962, 604];
  // the pane lies deeper and so is smaller, and higher since we look down on the sill
  const [py, pr] = [y - 34, 520];
  const bolt = (i: number): string => {
    const a = (i / 16) * Math.PI * 2 + 0.2;
    const [bx, by] = [Math.round(x + Math.cos(a) * (r + 54)), Math.round(y + Math.sin(a) * (r + 54))];
    return edged(disc(bx, by, 21), '#f2ead6', line, 6) + pen(`M${bx - 10} ${by - 8}l20 16`, line, 6);
  };
  return g(
    {},
    linear('hull', [
      [0, '#93b09f'],
      [0.5, '#c4d3bd'],
      [1, '#ebe5cc'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#hull)' }),
    pen(`M${x} 0V${y - r - 104}M0 ${y}H${x - r - 104}M${x + r + 104} ${y}H${w}`, '#7d9a86', 8, 0.7),
    fill(
      times(40, (i) => disc(i % 2 ? 44 : w - 44, 40 + i * 60, 9)),
      '#7d9a86',
      0.8,
    ),
    glow('spill', x, y + 40, 1040, '#fff3c4', 0.5),
    fill(disc(x + 16, y + 34, r + 108), '#6f8b7c', 0.5),
    edged(disc(x, y, r + 104), '#dfe3cf', line, 9),
    pen(`M${x - r - 76} ${y - 90}A${r + 82} ${r + 82} 0 0 1 ${x - 90} ${y - r - 76}`, '#ffffff', 12, 0.7),
    times(16, bolt),
    // the thickness of the hull, dark overhead, moonlit on the sill
    linear('reveal', [
      [0, '#3f5a5c'],
      [0.55, '#64807a'],
      [0.84, '#b9c7ab'],
      [1, '#f1e6c2'],
    ]),
    edged(disc(x, y, r), 'url(#reveal)', line, 12),
    pen(disc(x, py + 22, pr + 30), '#2b3f4a', 5, 0.35),
    edged(disc(x, py, pr + 12), '#8fa596', '#4c6664', 7),
    radial('space', x + 60, py + 200, 780, [
      [0, '#5b4f9a'],
      [0.5, '#37347a'],
      [1, '#1b1c4c'],
    ]),
    fill(disc(x, py, pr), 'url(#space)'),
    clip('pane', fill(disc(x, py, pr), '#fff')),
    inside(
      'pane',
      fill(stars(rng, [x - pr, py - pr, x + pr, py + pr], 240, 1.6, 7), '#fff6dc'),
      times(6, (i) =>
        pen(
          `M${n(x - 700)} ${n(py - 200 + i * 66)}Q${x} ${n(py - 380 + i * 80)} ${x + 700} ${n(py - 60 + i * 70)}`,
          '#8f7fd0',
          16,
          0.16,
        ),
      ),
      glow('moonlight', x + 100, py + 196, 560, '#ffe9a8', 0.75),
      place(x + 104, py + 156, 0.74, -6, cradle()),
      place(x, py - 372, 1.04, 0, mobile(160)),
      fill(`M${x - pr} ${py - pr}H${x - 120}L${x - 560} ${py + 480}H${x - pr}Z`, '#ffffff', 0.06),
    ),
    pen(
      `M${x - pr + 44} ${py - 150}A${pr - 26} ${pr - 26} 0 0 1 ${x - 210} ${py - pr + 92}`,
      '#ffffff',
      13,
      0.5,
    ),
    fill(disc(584, 1488, 180, 24) + disc(752, 1512, 116, 17), '#4c6664', 0.5),
    place(560, 1492, 0.98, 0, bear({ cloth: '#a9744f', shade: '#6f4638', rim: '#ffdf9e' })),
    place(748, 1510, 0.86, 0, rabbit({ cloth: '#b9b3cf', shade: '#7b7499', rim: '#fff3d0' })),
    vignette(page, 0.3, ink, 0.5, 0.44),
  );
};
