import type { Motif } from '../kit/cover';
import { halftone } from '../kit/halftone';
import { stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { clip, inside, linear } from '../kit/paint';
import { circle, ellipse, g, line, path, place, rect } from '../kit/svg';
import { tug } from './shared/tug';

/** The ship and the same ship, like the two heads of a playing card, before one sun. */
export const findersWeepers: Motif = (page, { palette }) => {
  const { w, rng, square } = page;
  const foot = square ? 1066 : 1696;
  const mid = foot / 2 + (square ? 6 : 20);
  const r = square ? 420 : 610;
  const scale = square ? 0.86 : 1.06;
  const off = square ? 205 : 330;
  const bands = Array.from({ length: 9 }, (_, i) =>
    rect(0, mid + 40 + i * (r / 9) * 1.02, w, 8 + i * (square ? 3.6 : 5.2), { fill: palette.ground }),
  );
  const fade = halftone(
    (x, y) => Math.min(1, Math.max(0, (Math.hypot(x - 800, y - mid) - r) / (square ? 420 : 560)) + 0.25),
    [0, 0, w, foot],
    22,
    30,
    0.5,
  );
  const belt = Array.from({ length: 46 }, () => {
    const x = rng.range(-20, w + 20);
    const s = rng.range(5, 26);
    return ellipse(x, mid + (x - 800) * -0.09 + rng.range(-26, 26), s, s * rng.range(0.45, 0.8), {
      fill: rng.pick([palette.ink, '#123f4d', '#0c2f3c']),
      transform: `rotate(${rng.int(-40, 40)} ${Math.round(x)} ${Math.round(mid)})`,
    });
  });
  return g(
    {},
    rect(0, 0, w, foot, { fill: palette.ground }),
    path(fade, { fill: '#d84a27', opacity: 0.42 }),
    path(stars(rng, [0, 0, w, foot], 190, 1.6, 6), { fill: palette.light }),
    linear('sun', [
      [0, '#ffd76b'],
      [0.45, '#f98a2b'],
      [1, '#d8342b'],
    ]),
    glow('corona', 800, mid, r * 1.5, '#f98a2b', 0.6),
    clip('disc', circle(800, mid, r)),
    circle(800, mid, r, { fill: 'url(#sun)' }),
    inside('disc', ...bands),
    ...[1.1, 1.2, 1.31].map((k, i) =>
      circle(800, mid, r * k, {
        fill: 'none',
        stroke: palette.accent,
        'stroke-width': 6 - i * 2,
        opacity: 0.8 - i * 0.2,
      }),
    ),
    ...belt,
    place(
      830,
      mid - off,
      scale,
      -5,
      tug({ hull: '#f6ecd2', shade: '#b9a98a', ink: palette.ink, lamp: '#ffcf4a', flame: '#36c6c0' }),
    ),
    place(
      770,
      mid + off,
      scale,
      175,
      tug({ hull: '#8d6a4e', shade: '#57392f', ink: palette.ink, lamp: '#ffcf4a', flame: '#36c6c0' }, true),
    ),
    line(0, foot - 8, w, foot - 8, { stroke: palette.ink, 'stroke-width': 16 }),
  );
};
