import type { Motif } from '../kit/cover';
import { stars } from '../kit/landscape';
import { glow, vignette } from '../kit/light';
import { clip, inside, linear, radial } from '../kit/paint';
import { disc, edged, fill, pen, times } from '../kit/pen';
import { g, n, place, rect } from '../kit/svg';
import { cradle, mobile } from './parts/nursery';

/** A round window in a nursery's hull; the moon out there has somebody in it, and the mobile turns. */
export const airlockLullabies: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const { ink } = palette;
  const [x, y, r] = [800, 990, 570];
  const bolt = (i: number): string => {
    const a = (i / 16) * Math.PI * 2 + 0.2;
    const [bx, by] = [Math.round(x + Math.cos(a) * (r + 62)), Math.round(y + Math.sin(a) * (r + 62))];
    return (
      edged(disc(bx, by, 22), '#f2ead6', '#7d8f80', 6) + pen(`M${bx - 10} ${by - 8}l20 16`, '#7d8f80', 6)
    );
  };
  const panels = `M${x} 0V${y - r - 120}M0 ${y}H${x - r - 120}M${x + r + 120} ${y}H${w}M160 1980H1440`;
  return g(
    {},
    linear('hull', [
      [0, '#9db8a6'],
      [0.5, '#c4d3bd'],
      [1, '#e8e2c8'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#hull)' }),
    pen(panels.split('M160')[0] ?? '', '#7d9a86', 8, 0.7),
    fill(
      times(40, (i) => disc(i % 2 ? 44 : w - 44, 40 + i * 60, 9)),
      '#7d9a86',
      0.8,
    ),
    fill(disc(x + 14, y + 30, r + 126), '#6f8b7c', 0.5),
    edged(disc(x, y, r + 116), '#dfe3cf', '#7d8f80', 9),
    pen(disc(x, y, r + 12), '#7d8f80', 26),
    times(16, bolt),
    radial('space', x - 80, y + 120, 760, [
      [0, '#5b4f9a'],
      [0.5, '#37347a'],
      [1, '#1b1c4c'],
    ]),
    fill(disc(x, y, r), 'url(#space)'),
    clip('pane', fill(disc(x, y, r), '#fff')),
    inside(
      'pane',
      fill(stars(rng, [x - r, y - r, x + r, y + r], 260, 1.6, 7), '#fff6dc'),
      times(6, (i) =>
        pen(
          `M${n(x - 700)} ${n(y - 200 + i * 66)}Q${x} ${n(y - 380 + i * 80)} ${x + 700} ${n(y - 60 + i * 70)}`,
          '#8f7fd0',
          16,
          0.16,
        ),
      ),
      glow('moonlight', x, y + 210, 640, '#ffe9a8', 0.6),
      place(x, y + 90, 0.96, -5, cradle()),
      fill(`M${x - r} ${y - r}H${x - 120}L${x - 620} ${y + 520}H${x - r}Z`, '#ffffff', 0.06),
    ),
    pen(`M${x - r + 60} ${y - 180}A${r - 30} ${r - 30} 0 0 1 ${x - 220} ${y - r + 90}`, '#ffffff', 14, 0.5),
    mobile(),
    vignette(page, 0.28, ink, 0.5, 0.46),
  );
};
