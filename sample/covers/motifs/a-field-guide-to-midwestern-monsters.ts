import type { Motif } from '../kit/cover';
import { engrave } from '../kit/engrave';
import { nth } from '../kit/list';
import { clip, inside, radial } from '../kit/paint';
import { circle, ellipse, g, line, mirror, n, path, place, points, rect } from '../kit/svg';
import { tone } from '../kit/tone';
import { setLine } from '../kit/type';
import { INK, corn, mosquito, pen, serpent } from './parts/beasts';
import { antler, skullOutline } from './parts/stag';

/** A plate of four specimens: the stag that prays, the great skeeter, the lake's own, the ear that hears. */
export const aFieldGuideToMidwesternMonsters: Motif = async (page, { palette }) => {
  const { w, h } = page;
  const [cx, cy] = [800, 1440];
  const model = g(
    {},
    rect(0, 0, w, h, { fill: '#fff' }),
    radial('bone', cx + 60, cy - 60, 420, [
      [0, '#fff'],
      [0.45, '#fff'],
      [0.75, '#b5b5b5'],
      [1, '#666'],
    ]),
    g(
      { transform: `translate(${cx} ${cy})` },
      path(skullOutline, { fill: 'url(#bone)' }),
      path('M-60 120Q-40 260 -30 380L30 380Q40 260 60 120Q0 200 -60 120Z', { fill: '#000', opacity: 0.25 }),
    ),
  );
  const shade = await tone(page, model, 3);
  const lines = engrave(shade, {
    box: [cx - 170, cy - 220, cx + 170, cy + 430],
    gap: 9,
    angle: 18,
    most: 0.8,
  });
  const stag = g(
    { transform: `translate(${cx} ${cy})` },
    antler(),
    mirror(0, antler()),
    path(skullOutline, { fill: '#f6ecd0', stroke: INK, 'stroke-width': 10 }),
  );
  const details = g(
    { transform: `translate(${cx} ${cy})` },
    ...[-1, 1].map((s) =>
      g(
        {},
        ellipse(s * 92, -34, 50, 44, { fill: INK, transform: `rotate(${s * 24} ${s * 92} -34)` }),
        circle(s * 90, -36, 9, { fill: '#c8402c' }),
        path(`M${s * 12} 300Q${s * 44} 320 ${s * 30} 390Q${s * 6} 370 ${s * 12} 300Z`, { fill: INK }),
      ),
    ),
    path('M0 -200Q14 -120 -6 -60Q10 40 0 120', { ...pen, 'stroke-width': 5 }),
  );
  const label = (text: string, x: number, y: number): string =>
    setLine(text, { face: 'caslonItalic', size: 46 }, { x, y }, { fill: INK });
  const dots = Array.from({ length: 4 }, (_, i) => {
    const [x, y] = nth(points('110 858, 1490 858, 110 2172, 1490 2172'), i);
    return path(`M${n(x)} ${n(y - 16)}l16 16l-16 16l-16 -16Z`, { fill: palette.accent });
  });
  return g(
    {},
    rect(0, 0, w, h, { fill: palette.ground }),
    rect(70, 818, w - 140, 1394, { fill: palette.light }),
    rect(92, 840, w - 184, 1350, { fill: 'none', stroke: INK, 'stroke-width': 6 }),
    rect(108, 856, w - 216, 1318, { fill: 'none', stroke: INK, 'stroke-width': 2 }),
    ...dots,
    stag,
    clip('skull', path(skullOutline, { transform: `translate(${cx} ${cy})` })),
    inside('skull', path(lines, { fill: '#4a3a28' })),
    details,
    place(345, 1320, 0.84, -12, mosquito()),
    place(1280, 1350, 0.86, 10, corn()),
    place(390, 2030, 0.88, 0, serpent()),
    g(
      { transform: 'translate(1215 2036)' },
      path('M-190 60V-120L-110 -190L-30 -120V60ZM-30 60V-60H170V60Z', {
        fill: '#b9482f',
        stroke: INK,
        'stroke-width': 7,
      }),
      path('M40 60V-190Q40 -260 100 -260Q160 -260 160 -190V60Z', {
        fill: '#d9cfae',
        stroke: INK,
        'stroke-width': 7,
      }),
      ...[-150, -90, -30, 30].map((y) => line(40, y, 160, y, { ...pen, 'stroke-width': 4 })),
      path(
        'M60 -240C0 -330 -60 -270 -50 -220M90 -258C90 -360 30 -380 0 -350M120 -256C150 -350 220 -340 210 -280M150 -230C220 -280 260 -230 240 -180',
        { ...pen, 'stroke-width': 17, stroke: '#4f7a66' },
      ),
      circle(-110, -70, 26, { fill: '#f3d05a', stroke: INK, 'stroke-width': 6 }),
      rect(-140, -10, 62, 70, { fill: INK }),
      circle(100, -190, 22, { fill: '#fff7e0', stroke: INK, 'stroke-width': 6 }),
      circle(104, -190, 9, { fill: INK }),
    ),
    label('Fig. 1', 345, 1610),
    label('Fig. 2', 1280, 1640),
    label('Fig. 3', 800, 1930),
    label('Fig. 4', 390, 2150),
    label('Fig. 5', 1215, 2164),
  );
};
