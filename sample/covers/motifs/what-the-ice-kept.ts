import type { Motif } from '../kit/cover';
import { person } from '../kit/figures';
import { cuts } from '../kit/gouge';
import { forest, ridge, stars } from '../kit/landscape';
import { glow, vignette } from '../kit/light';
import { linear } from '../kit/paint';
import { g, line, path, place, poly, rect } from '../kit/svg';
import { blur } from '../kit/texture';
import { AMBER, dead, shanty } from './parts/shanty';

/** The shanty lit on the ice; under it, in the light of the hole, those who went through. */
export const whatTheIceKept: Motif = (page, { palette }) => {
  const { w, h, rng, square } = page;
  const x = w / 2;
  const ice = square ? 1000 : 1330;
  const bed = ice + (square ? 66 : 92);
  const depth = h - bed;
  const spread = (y: number): number => 70 + ((y - bed) / depth) * 560;
  const inBeam = (px: number, y: number): boolean => Math.abs(px - x) < spread(y);
  const beamCuts = cuts(rng, {
    box: [0, bed + 10, w, h],
    count: 2300,
    length: [40, 150],
    width: [3, 8],
    angle: (px, y) => (Math.atan2(y - bed + 160, px - x) * 180) / Math.PI,
    where: (px, y) => (inBeam(px, y) ? 0.95 - ((y - bed) / depth) * 0.8 : 0),
  });
  const waterCuts = cuts(rng, {
    box: [0, bed + 20, w, h],
    count: 1500,
    length: [30, 130],
    width: [2, 5],
    angle: () => 0,
    where: (px, y) => (inBeam(px, y) ? 0 : 0.5 - ((y - bed) / depth) * 0.4),
  });
  const slabCuts = cuts(rng, {
    box: [-20, ice + 8, w + 20, bed - 8],
    count: 520,
    length: [20, 90],
    width: [3, 8],
    angle: (px) => (px < x ? 62 : 118),
    where: () => 0.8,
  });
  const crowd = dead.map(([dx, dy, size, hat]) => {
    const feet = bed + depth * dy + 60;
    const px = x + dx * spread(feet) * 1.02;
    const height = size * depth * 0.62;
    const d = person(px, feet, height, { hat, coat: 0.5 });
    const lit = person(px, feet, height, { hat, coat: 0.3, legs: false });
    const tilt = `rotate(${dx * -9} ${Math.round(px)} ${Math.round(feet)})`;
    return g(
      { transform: tilt },
      path(lit, { fill: AMBER, transform: 'translate(0 -6)' }),
      path(d, { fill: '#071a22' }),
    );
  });
  return g(
    {},
    linear('sky', [
      [0, palette.ink],
      [0.42, palette.ground],
      [0.56, '#2f6f73'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#sky)' }),
    blur('soft', 26),
    path(stars(rng, [0, 0, w, ice - 260], 170, 1.4, 4.5), { fill: palette.type, opacity: 0.7 }),
    path(ridge(w, ice - 110, 130, ice, 4, 420), { fill: '#174650' }),
    path(
      forest(rng, -20, w + 20, () => ice, [60, 150], 26),
      { fill: '#0b2730' },
    ),
    linear('deep', [
      [0, '#0f4450'],
      [0.5, '#0a2833'],
      [1, '#050f16'],
    ]),
    rect(0, bed - 6, w, depth + 10, { fill: 'url(#deep)' }),
    path(waterCuts, { fill: '#2d7a80', opacity: 0.8 }),
    path(
      poly([
        [x - 66, bed],
        [x + 66, bed],
        [x + 620, h],
        [x - 620, h],
      ]),
      { fill: AMBER, opacity: 0.3, filter: 'url(#soft)' },
    ),
    path(beamCuts, { fill: AMBER }),
    glow('hole', x, bed + 20, 420, '#ffd887', 0.85),
    line(x, bed, x, bed + depth * 0.62, { stroke: '#071a22', 'stroke-width': 4 }),
    ...crowd,
    rect(0, ice, w, bed - ice, { fill: '#dcebe6' }),
    path(slabCuts, { fill: '#5fa3a6' }),
    path(
      poly([
        [x - 80, ice - 4],
        [x + 80, ice - 4],
        [x + 64, bed + 6],
        [x - 64, bed + 6],
      ]),
      { fill: '#ffd887' },
    ),
    g({}, path(ridge(w, ice - 6, 26, ice + 12, 9, 240), { fill: '#f3f7f1' })),
    glow('win', x - (square ? 58 : 74), ice - (square ? 96 : 124), 260, AMBER, 0.55),
    g({}, place(x, ice + 2, square ? 0.78 : 1, 0, shanty(0, 0, '#06151c'))),
    linear('foot', [
      [0, '#040d13', 0],
      [1, '#040d13', 0.95],
    ]),
    rect(0, h - 380, w, 380, { fill: 'url(#foot)' }),
    vignette(page, 0.55, '#02080c', 0.5, 0.6),
  );
};
