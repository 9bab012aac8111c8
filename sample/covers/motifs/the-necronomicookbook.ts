import type { Motif } from '../kit/cover';
import { halftone } from '../kit/halftone';
import { clip, inside, linear, radial } from '../kit/paint';
import { box, disc, edged, fill, pen } from '../kit/pen';
import { g, path, place, rect } from '../kit/svg';
import { tone } from '../kit/tone';
import { comb, lettuce, olive, slice } from './parts/garnish';
import { curl, gloss, LINE, mould, tentacle } from './parts/jelly';

const SKIN = '#7d3fa0';
const CUP = '#f7c6de';

/** The Sunday jelly, turned out on its plate, and the guest that was set in it. */
export const theNecronomicookbook: Motif = async (page, { palette }) => {
  const foot = 1880;
  const mid = 850;
  const dark = await tone(
    page,
    g(
      {},
      radial('lamp', mid, 1380, 1150, [
        [0, '#fff'],
        [0.5, '#eee'],
        [1, '#888'],
      ]),
      rect(0, 0, 1600, 2400, { fill: 'url(#lamp)' }),
    ),
  );
  const dots = halftone(dark, [0, 0, 1600, 2400], 22, 30, 0.6);
  const set = g(
    {},
    tentacle(curl(-80, 16, -120, 560, 130, 300), 120, SKIN, CUP, LINE),
    tentacle(curl(140, 16, -70, 520, -120, -300), 110, SKIN, CUP, LINE),
    olive(20, -330, 1.25),
    olive(-270, -150, 0.75),
    olive(262, -190, 0.85),
    fill(disc(-140, -440, 34) + disc(190, -420, 30) + disc(-60, -110, 32), '#d8203f'),
  );
  return g(
    {},
    clip('mould', path(mould)),
    linear('wall', [
      [0, '#f9bfc4'],
      [1, '#ef8ba0'],
    ]),
    rect(0, 0, 1600, 2400, { fill: 'url(#wall)' }),
    fill(dots, '#d5587d', 0.5),
    fill(disc(mid, foot + 70, 720, 128), '#a23a5d', 0.4),
    edged(disc(mid, foot + 16, 715, 140), '#fffaf0', '#3d5f8a', 10),
    pen(disc(mid, foot + 10, 640, 116), '#4f86b8', 10),
    pen(disc(mid, foot + 10, 612, 106), '#4f86b8', 4),
    place(mid, foot, 1, 0, lettuce()),
    slice(mid - 560, foot + 44, 12),
    slice(mid + 560, foot + 44, -20),
    place(mid, foot, 1.06, 0, g({}, path(mould, { fill: '#a7d95c' }), inside('mould', set), gloss())),
    tentacle(curl(mid - 90, foot - 600, -100, 760, -60, -420), 112, SKIN, CUP, LINE),
    tentacle(curl(mid + 120, foot - 600, -76, 700, 80, 440), 104, SKIN, CUP, LINE),
    tentacle(curl(mid - 412, foot - 255, -170, 560, 110, 360), 88, SKIN, CUP, LINE),
    tentacle(curl(mid + 412, foot - 255, -14, 520, -120, -360), 88, SKIN, CUP, LINE),
    ...[-1, 1].map(
      (side) =>
        edged(disc(mid + side * 412, foot - 255, 62, 74), '#a4dc62', LINE, 9) +
        pen(`M${mid + side * 412 - 26} ${foot - 290}q26 -24 52 0`, '#f4ffc0', 10),
    ),
    place(
      mid,
      foot,
      1.06,
      0,
      g(
        {},
        pen('M-150 -556Q-80 -590 0 -584Q90 -590 150 -556', '#d9f08a', 26),
        pen('M-190 -540Q-90 -520 -40 -548M60 -548Q140 -522 196 -540', LINE, 8),
      ),
    ),
    fill(box(0, 2130, 1600, 270), palette.accent),
    comb(),
  );
};
