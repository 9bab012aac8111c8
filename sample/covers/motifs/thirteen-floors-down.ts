import type { Motif } from '../kit/cover';
import { cuts } from '../kit/gouge';
import { glow } from '../kit/light';
import { linear, radial } from '../kit/paint';
import { box, disc, edged, fill, pen, times } from '../kit/pen';
import { g, place, rect } from '../kit/svg';
import { setLine } from '../kit/type';
import { car, maw } from './parts/maw';
import { ammonite, beast, cellar, eye, grave, roots, stratum } from './parts/strata';

const layers = [
  '#8fae5a',
  '#b98a4a',
  '#d9a557',
  '#c47a3e',
  '#e0bb7c',
  '#a85a35',
  '#7d4434',
  '#9c6a4e',
  '#5c3330',
  '#3f2530',
  '#2c1a28',
  '#1c1120',
  '#12091a',
] as const;
const FIRST = 760;
const STEP = 98;
const LEFT = 1080;
const WIDE = 250;

/** A shaft cut open like a plate from a geology book: the car has gone on below the last floor there is. */
export const thirteenFloorsDown: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const ink = palette.ink;
  const mid = LEFT + WIDE / 2;
  const floor = (i: number): number => FIRST + 66 + i * STEP;
  const earth = layers.map(
    (color, i) =>
      fill(stratum(FIRST + i * STEP * 1.02, i + 2), color) +
      pen(stratum(FIRST + i * STEP * 1.02, i + 2), ink, 6, 0.55),
  );
  const grit = cuts(rng, {
    box: [0, FIRST + 90, w, h],
    count: 900,
    length: [12, 60],
    width: [3, 9],
    angle: () => 4,
    where: (_x, y) => 0.75 - (y - FIRST) / 3000,
  });
  const specks = times(240, () =>
    disc(Math.round(rng.range(0, w)), Math.round(rng.range(FIRST + 60, h)), Math.round(rng.range(3, 9))),
  );
  const finds = [
    [190, 850, roots('#4a2c18', false)],
    [700, 868, roots('#4a2c18', false)],
    [1492, 822, roots('#4a2c18', true)],
    [430, 1010, grave(ink, '#8a5a2c')],
    [820, 1090, grave(ink, '#6d4424')],
    [1470, 1080, grave(ink, '#8a5a2c')],
    [300, 1240, ammonite(ink, '#f2d9a2')],
    [720, 1290, ammonite(ink, '#f2d9a2')],
    [1450, 1300, ammonite(ink, '#f2d9a2')],
    [330, 1490, beast(ink, '#f4e3bf')],
    [880, 1640, cellar(ink, '#7d4434')],
    [300, 1790, eye(ink, '#e0a52c')],
    [1470, 1720, eye(ink, '#9fc25a')],
    [640, 1930, eye(ink, '#d8402a')],
    [1490, 1930, cellar(ink, '#3f2530')],
  ] as const;
  const doors = times(13, (i) => {
    const y = floor(i);
    const lit = i < 11 ? '#ffd76a' : '#ff6a4a';
    return g(
      {},
      pen(`M${LEFT} ${y + 44}H${LEFT + WIDE}`, '#d9c79a', 7),
      edged(box(LEFT - 92, y - 44, 78, 88), '#12091a', '#f2e6c8', 6),
      setLine(String(i + 1), { face: 'leagueGothic', size: 92 }, { x: LEFT - 53, y: y + 34 }, { fill: lit }),
      fill(disc(LEFT + WIDE - 26, y - 20, 9), lit),
    );
  });
  return g(
    {},
    linear('sky', [
      [0, '#f6d98c'],
      [1, '#fbeecb'],
    ]),
    rect(0, 0, w, FIRST + 60, { fill: 'url(#sky)' }),
    ...earth,
    fill(grit, ink, 0.22),
    fill(specks, '#fff2cf', 0.3),
    ...finds.map(([x, y, find]) => place(x, y, 1, (x % 7) * 4 - 12, find)),
    radial('deep', mid, 2290, 640, [
      [0, '#ff3a1e', 0.85],
      [0.45, '#c2201a', 0.35],
      [1, '#c2201a', 0],
    ]),
    rect(0, 1600, w, 800, { fill: 'url(#deep)' }),
    edged(`M${LEFT} ${FIRST - 30}V2120H${LEFT + WIDE}V${FIRST - 30}Z`, '#1a1018', ink, 14),
    pen(`M${LEFT + 14} ${FIRST}V2120M${LEFT + WIDE - 14} ${FIRST}V2120`, '#7a6552', 8),
    doors,
    maw(mid, 2270, ink),
    pen(`M${mid - 12} ${FIRST - 60}V2130M${mid + 12} ${FIRST - 60}V2130`, '#e9d9b0', 6),
    glow('lamp', mid, 2200, 330, '#ff7a4a', 0.8),
    place(mid, 2172, 0.94, 6, car('#1a0c10')),
    edged(
      `M${LEFT - 40} ${FIRST + 10}V${FIRST - 150}L${mid} ${FIRST - 230}L${LEFT + WIDE + 40} ${FIRST - 150}V${FIRST + 10}Z`,
      '#b8402a',
      ink,
      12,
    ),
    edged(box(mid - 62, FIRST - 118, 124, 128), '#ffe9a8', ink, 10),
    pen(`M${mid} ${FIRST - 118}v128`, ink, 9),
    edged(disc(mid, FIRST - 156, 20), '#f2e6c8', ink, 8),
  );
};
