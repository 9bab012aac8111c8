/** Thin Skin: the microphone under the bare bulb turns to its guest, the sump pump. */
import { INK } from '../drawing/palette';
import { disc, fill, gradient, line, radial, sheet } from '../drawing/shapes';
import { bowed, rays, rings, straight, waves } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';
import { mug, mugSide, notebook, seams, top } from './parts/bench';
import { pallet, shade, stacks } from './parts/hardcovers';
import { cable, foot, grille, head, headShade, screws, stand } from './parts/microphone';
import {
  bulb,
  BX,
  BY,
  casement,
  ceiling,
  filament,
  fitting,
  FLOOR,
  HEIGHT,
  joints,
  SILL,
  SLATE,
  VX,
  VY,
  WIDTH,
} from './parts/room';
import { cord, details, hood, leg, lip, motor, pipe, pipeShade, pit } from './parts/sump';

const CONCRETE = '#6f6a60';
const WOOD = '#8a5a38';
const above = `M0 0H${WIDTH}V${SILL}H0Z`;
const wall = `M0 ${SILL}H${WIDTH}V${FLOOR}H0Z`;
const floor = `M0 ${FLOOR}H${WIDTH}V${HEIGHT}H0Z`;

const defs =
  radial('wall', BX, BY, 860, '0 0, 0.12 0.02, 0.4 0.42, 0.75 0.85, 1 1') +
  radial('above', BX, 120, 760, '0 0.06, 0.35 0.45, 0.8 0.92, 1 1') +
  radial('floor', 800, 760, 720, '0 0.05, 0.4 0.35, 1 0.95') +
  radial('top', 560, 770, 620, '0 0.06, 0.4 0.35, 1 0.9') +
  gradient('head', [395, 0], [215, 0], '0 0, 0.35 0.2, 0.75 0.75, 1 0.95') +
  gradient('motor', [920, 0], [1036, 0], '0 0.05, 0.4 0.25, 1 0.9') +
  gradient('pipe', [1058, 0], [1098, 0], '0 0, 0.45 0.1, 1 0.9') +
  gradient('books', [1260, 0], [1440, 0], '0 0, 0.4 0.1, 1 0.7') +
  gradient('mug', [146, 0], [46, 0], '0 0, 0.4 0.15, 1 0.9');

export const picture: Picture = {
  width: WIDTH,
  height: HEIGHT,
  seed: 411,
  // Narrow, so that it is as wide as the text on the light page, and has no broad white frame on the dark one.
  margin: 8,
  plates: [
    flat(
      sheet(SLATE, WIDTH, HEIGHT) +
        radial('glow', BX, BY, 560, `0 1 #f8dfa8, 0.45 0.85 #d9b27c, 1 0 ${SLATE}`) +
        sheet('url(#glow)', WIDTH, HEIGHT) +
        line('#33464b', 3, joints, 'opacity="0.7"'),
      0.3,
    ),
    engraved(INK, rings(BX, BY, 12), defs + fill('url(#wall)', wall)),
    flat(ceiling, 0.3),
    engraved(INK, rays(VX, VY, 290), defs + fill('url(#above)', above)),
    flat(casement, 0.1),
    flat(
      fill(CONCRETE, floor) + disc('#b08f62', 820, 800, 470, 120) + line(INK, 8, `M0 ${FLOOR}H${WIDTH}`),
      0.3,
    ),
    engraved(INK, waves(12, 3, 70), defs + fill('url(#floor)', floor)),
    flat(stacks + pallet, 0.2),
    engraved(INK, straight(70, 9), defs + fill('url(#books)', shade)),
    flat(pit + cord, 0.1),
    flat(pipe, 0.1),
    engraved(INK, straight(0, 8), defs + pipeShade),
    flat(leg + hood, 0.2),
    engraved(INK, bowed(968, 300, 8), defs + fill('url(#motor)', motor)),
    flat(details + lip, 0.05),
    flat(fitting + fill('#fff4d2', bulb, `stroke="${INK}" stroke-width="5"`) + filament, 0.05),
    flat(fill(WOOD, top), 0.3),
    engraved(INK, rays(VX, VY - 900, 900), defs + fill('url(#top)', top)),
    flat(seams + foot + cable + stand + head, 0.05),
    flat(grille, 0.05),
    engraved(INK, straight(13, 8), defs + headShade),
    flat(screws + mug + notebook, 0.05),
    engraved(INK, straight(0, 8), defs + fill('url(#mug)', mugSide)),
  ],
};
