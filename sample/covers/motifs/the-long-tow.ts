import type { Motif } from '../kit/cover';
import { cut } from '../kit/gouge';
import { stars } from '../kit/landscape';
import { glow } from '../kit/light';
import { mix, radial } from '../kit/paint';
import { disc, edged, fill, pen, times } from '../kit/pen';
import { circle, g, n, path, place, points, poly, rect } from '../kit/svg';
import { link } from './parts/chain';
import { hulk } from './parts/hulk';
import { tug } from './shared/tug';

/** One axis from corner to corner: the small tow ship, the taut chain, and the dead cathedral of a ship it hauls. */
export const theLongTow: Motif = (page, { palette }) => {
  const { w, rng } = page;
  const { ink, light } = palette;
  const foot = 1660;
  const slope = -43;
  const [sx, sy] = [530, 1090];
  let streaks = '';
  for (let i = 0; i < 300; i++) {
    const [x, y] = [rng.range(-100, w + 100), rng.range(-100, foot)];
    streaks += cut(x, y, rng.range(30, 190), rng.range(1.5, 5), slope);
  }
  // eleven bands for eleven years
  const years = Array.from({ length: 11 }, (_, i) => {
    const t = i / 10;
    const color = t < 0.5 ? mix('#451a6e', '#d9466f', t * 2) : mix('#d9466f', '#ffc48f', t * 2 - 1);
    return circle(sx, sy, 735 - i * 60, { fill: color });
  });
  const chain = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8;
    return link(-70 + 298 * t - 30 * t * t, 0, 0.43 - 0.16 * t, 90, i % 2 === 1, light, ink);
  });
  const shards = times(16, () =>
    place(
      -1130 - rng.range(0, 260),
      rng.range(-190, 150),
      rng.range(0.3, 1),
      rng.int(0, 360),
      fill(poly(points('-22 -10, 6 -20, 24 2, 4 18, -18 12')), ink),
    ),
  );
  return g(
    {},
    radial('space', sx, sy, 1750, [
      [0, '#ff9f7a'],
      [0.2, '#a83a7d'],
      [0.46, '#5a2079'],
      [0.72, palette.ground],
      [1, ink],
    ]),
    rect(0, 0, w, foot, { fill: 'url(#space)' }),
    path(stars(rng, [0, 0, w, foot], 210, 1.6, 5.5), { fill: light, opacity: 0.85 }),
    path(streaks, { fill: '#ffe7cf', opacity: 0.42 }),
    ...years,
    circle(sx, sy, 765, { fill: 'none', stroke: '#d9466f', 'stroke-width': 5, opacity: 0.7 }),
    glow('jet', 1050, 560, 330, '#ffb27a', 0.55),
    g(
      { transform: `translate(800 800) rotate(${n(slope)})` },
      shards,
      place(
        -74,
        0,
        0.92,
        0,
        hulk({ ink, hull: '#43206a', shade: '#26103f', rib: '#7c4488', rim: '#ffb199', lamp: '#fff0a8' }),
      ),
      place(
        720,
        -4,
        0.46,
        0,
        tug({ hull: '#f3dcc6', shade: '#a8789a', ink, lamp: '#ffd45e', flame: '#ff9d5c' }),
      ),
      // the bridle goes round the flame to both flanks
      pen('M222 0L528 -50M222 0L528 48', ink, 15) + pen('M222 0L528 -50M222 0L528 48', light, 6),
      ...chain,
      edged(disc(222, 0, 20), 'none', ink, 20) + pen(disc(222, 0, 20), light, 9),
      fill(disc(528, -50, 13) + disc(528, 48, 13), ink),
    ),
  );
};
