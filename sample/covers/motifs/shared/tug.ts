import { nth } from '../../kit/list';
import { circle, g, line, path, poly, rect, points } from '../../kit/svg';

/** The colours of a ship: its lit hull, its shaded hull, its lines, its lights and its engine. */
export interface Livery {
  hull: string;
  shade: string;
  ink: string;
  lamp: string;
  flame: string;
}

/** Returns the salvage ship in profile, bow to the right, about 1100 units long around (0, 0); wrecked leaves only what time left. */
export function tug({ hull, shade, ink, lamp, flame }: Livery, wrecked = false): string {
  const stroke = { stroke: ink, 'stroke-width': 7, 'stroke-linejoin': 'round' };
  const bow: readonly (readonly [number, number])[] = wrecked
    ? points('-330 -60, 40 -92, 330 -84, 390 -40, 330 -20, 420 6, 360 40, 300 62, -330 78')
    : points('-330 -60, 40 -92, 330 -84, 500 -34, 548 8, 480 44, 300 62, -330 78');
  const ribs = Array.from({ length: 8 }, (_, i) =>
    line(-270 + i * 76, -66 - Math.min(i, 4) * 6, -270 + i * 76, 74 - i * 2, {
      stroke: ink,
      'stroke-width': 4,
      opacity: 0.6,
    }),
  ).join('');
  const ports = Array.from({ length: 6 }, (_, i) =>
    circle(60 + i * 56, -38, 11, { fill: wrecked ? ink : lamp, stroke: ink, 'stroke-width': 4 }),
  ).join('');
  const hurt = wrecked
    ? path(poly(points('-120 -74, -40 -20, -80 20, 10 6, 60 44, 84 -14, 40 -30, 70 -92, -40 -82')), {
        fill: ink,
      }) +
      path(poly(points('210 64, 236 10, 262 24, 290 -10, 300 62')), { fill: ink }) +
      line(-60, -80, -20, 10, { stroke: shade, 'stroke-width': 8 }) +
      line(20, -86, 40, 20, { stroke: shade, 'stroke-width': 8 })
    : '';
  const drive = wrecked
    ? ''
    : path('M-520 -40Q-760 -30 -900 4Q-760 30 -520 46Z', { fill: flame, opacity: 0.85 }) +
      path('M-520 -18Q-640 -10 -720 4Q-640 16 -520 22Z', { fill: '#fff' });
  return g(
    {},
    drive,
    path(poly(points('-500 -66, -440 -92, -440 104, -500 76')), { fill: shade, ...stroke }),
    path(poly(points('-440 -104, -330 -76, -330 92, -440 116')), { fill: hull, ...stroke }),
    path(poly(points('-520 -50, -500 -66, -500 76, -520 58')), { fill: ink }),
    line(-180, -80, -180, -250, { ...stroke, 'stroke-width': 14 }),
    wrecked
      ? line(-180, -244, -260, -150, { ...stroke, 'stroke-width': 10 })
      : g(
          {},
          line(-180, -244, 120, -190, { ...stroke, 'stroke-width': 12 }),
          line(-180, -250, -330, -72, { stroke: ink, 'stroke-width': 5 }),
          line(112, -190, 112, -120, { stroke: ink, 'stroke-width': 5 }),
        ),
    path(poly(points('40 -88, 70 -168, 230 -160, 280 -84')), { fill: hull, ...stroke }),
    path(poly(points('180 -150, 226 -148, 256 -104, 180 -104')), {
      fill: wrecked ? ink : lamp,
      ...stroke,
      'stroke-width': 5,
    }),
    path(poly(bow), { fill: hull, ...stroke }),
    path(
      poly([
        [-330, 20],
        [nth(bow, 4)[0] - 30, 14],
        [300, 62],
        [-330, 78],
      ]),
      { fill: shade },
    ),
    path(poly(bow), { fill: 'none', ...stroke }),
    ribs,
    ports,
    rect(-300, -34, 150, 44, { fill: wrecked ? 'none' : flame, stroke: ink, 'stroke-width': 5 }),
    hurt,
    path(poly(points('-250 76, -200 140, 60 132, 110 70')), { fill: shade, ...stroke }),
    ...(wrecked ? [] : [circle(-120, 108, 15, { fill: ink }), circle(-30, 106, 15, { fill: ink })]),
  );
}
