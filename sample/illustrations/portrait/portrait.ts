/** The author by the lake, with the sun going down behind him. */
import { CREAM, EMBER, GLOW, INK } from '../drawing/palette';
import { bend, disc, fill, gouge, gradient, line, radial, sheet, smooth, pts } from '../drawing/shapes';
import { bowed, rings, straight, waves } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';
import { beard, brows, mane, moustache } from './beard';
import { buttons, coat, edges, fronts, herringbone, jersey, ribs, rim, WOOL } from './coat';
import { ear, earLines, features, head, shade, SKIN, spectacles, TAN, under } from './face';
import { beardEdge, hairEdge } from './growth';
import { nose, noseLines, noseShade } from './nose';

const LAKE = '#3d5560';
const HAZE = '#9fb0ac';
const [SX, SY] = [980, 826];
const HORIZON = 880;

/** Sunlight broken on the water. */
function glitter(): string {
  const next = between(random(41));
  return Array.from({ length: 60 }, () => {
    const y = next(HORIZON + 8, 1280);
    const spread = 60 + (y - HORIZON) * 0.5;
    const [x, w] = [SX + next(-spread, spread), next(24, 110)];
    return gouge(bend([x - w / 2, y], [x, y + 4], [x + w / 2, y], 6), next(4, 9));
  }).join('');
}

const shoreline = `${smooth(pts('-20,866 70,846 150,852 240,838 330,858 420,872 520,884'))}V${HORIZON + 6}H-20Z`;
const gulls = line(
  INK,
  6,
  'M150 330q26 -26 46 2q22 -28 50 -6M260 420q18 -18 32 2q16 -20 34 -4M1010 300q20 -20 36 2q18 -22 40 -4',
);
const defs =
  radial('sky', SX, SY, 1050, '0 0, 0.16 0.05, 0.45 0.45, 0.8 0.85, 1 0.95') +
  gradient('water', [0, HORIZON], [0, 1400], '0 0.25, 1 0.9') +
  gradient('wool', [60, 1200], [1000, 1400], '0 0.6, 0.35 0.4, 0.7 0.16, 1 0.1') +
  gradient('knit', [450, 0], [800, 0], '0 0.05, 0.5 0.4, 1 0.95') +
  gradient('lobe', [790, 0], [862, 0], '0 0.7, 1 0.15');
const cheek = bowed(560, 900, 8.5, 0.34);
const shadowSide =
  'M726 290C724 400 748 440 734 500C724 540 758 570 748 620C732 670 700 690 690 740L700 960H900V280Z';

export const picture: Picture = {
  width: 1200,
  height: 1500,
  seed: 301,
  margin: 36,
  wander: 1.6,
  plates: [
    flat(
      sheet(HAZE, 1200, 1500) +
        radial('glow', SX, SY, 620, `0 1 #f2b27e, 0.5 0.9 #ecc9a0, 1 0 ${HAZE}`) +
        sheet('url(#glow)', 1200, 1500),
      0.3,
    ),
    flat(disc(EMBER, SX, SY, 148), 0.5),
    engraved(
      LAKE,
      rings(SX, SY, 13),
      `${defs}${sheet('url(#sky)', 1200, 1500)}<circle cx="${SX}" cy="${SY}" r="148" fill="#fff"/>`,
    ),
    flat(fill(LAKE, shoreline) + `<rect y="${HORIZON}" width="1200" height="640" fill="${LAKE}"/>`, 0.3),
    engraved(
      INK,
      waves(12, 4, 46, 0.8),
      `${defs}<rect y="${HORIZON}" width="1200" height="640" fill="url(#water)"/>`,
    ),
    flat(fill(GLOW, glitter()) + gulls + line(INK, 6, `M0 ${HORIZON}H1200`), 0.1),
    flat(fill(INK, coat), 0.1),
    flat(fill('#8d8f88', jersey), 0.3),
    engraved(INK, straight(86, 9), defs + fill('url(#knit)', jersey)),
    flat(fill(INK, ribs), 0.1),
    flat(fill(INK, fronts), 0.1),
    engraved(WOOL, herringbone, defs + fill('url(#wool)', fronts)),
    flat(fill(CREAM, edges) + buttons, 0.1),
    flat(fill(INK, `${smooth(hairEdge, true)}M800 640L860 660L880 860L700 900Z`), 0),
    flat(fill(SKIN, head), 0.35),
    flat(
      `<clipPath id="h"><path d="${head}"/></clipPath><g clip-path="url(#h)">${fill(TAN, shadowSide)}</g>`,
      0.4,
    ),
    engraved(INK, cheek, shade),
    flat(features, 0.05),
    flat(mane, 0.05),
    flat(fill(INK, smooth(beardEdge, true)) + beard + under + moustache + brows, 0.05),
    flat(fill(SKIN, nose), 0.2),
    engraved(INK, cheek, noseShade),
    flat(noseLines, 0.05),
    flat(fill(TAN, ear, `stroke="${INK}" stroke-width="7"`), 0.3),
    engraved(INK, cheek, defs + fill('url(#lobe)', ear)),
    flat(earLines + spectacles, 0.05),
    flat(fill(EMBER, rim), 0.15),
  ],
};
