import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, line, poly, rect } from '../../kit/svg';

/** The colour of the outlines. */
export const INK = '#21150f';

const CREAM = '#f6e6bd';
const wheel = (x: number, r = 36): string =>
  edged(disc(x, -r, r), '#3a2a22', INK, 7) + edged(disc(x, -r, r * 0.36), CREAM, INK, 6);
const trucks = (w: number): string => [74, 158, w - 158, w - 74].map((x) => wheel(x)).join('');
const deck = (w: number, color: string): string =>
  trucks(w) +
  edged(box(0, -98, w, 30), color, INK, 8) +
  edged(box(-26, -92, 26, 14) + box(w, -92, 26, 14), INK, INK, 4);
const planks = (x: number, y: number, w: number, h: number, gap: number): string =>
  times(Math.floor(w / gap), (i) =>
    line(x + i * gap, y, x + i * gap, y + h, { stroke: INK, 'stroke-width': 3, opacity: 0.55 }),
  );

/** Returns the engine, heading left, an eye for its lamp; 560 units long, rails at y = 0. */
export const engine = (body: string): string =>
  g(
    {},
    edged('M-10 -6L70 -92H130V-6Z', '#3a2a22', INK, 8),
    edged(box(40, -230, 330, 132), body, INK, 9),
    edged('M40 -98v-132q-44 66 0 132Z', body, INK, 9),
    edged('M92 -230L78 -316H156L142 -230Z', '#3a2a22', INK, 8),
    edged('M212 -230q0 -46 36 -46t36 46Z', CREAM, INK, 8),
    edged('M370 -98V-290H552V-98Z', body, INK, 9),
    edged('M352 -290H570V-318H352Z', '#3a2a22', INK, 8),
    edged(box(410, -258, 56, 66) + box(484, -258, 44, 66), '#ffd76a', INK, 7),
    edged(disc(24, -256, 46), CREAM, INK, 9) +
      fill(disc(14, -256, 26), '#c2331f') +
      fill(disc(8, -256, 12), INK),
    [122, 216, 310].map((x) => wheel(x, 52)).join(''),
    wheel(440) + wheel(518),
    pen('M122 -52H310', CREAM, 14) + pen('M122 -52H310', INK, 4),
  );

/** Returns a boxcar whose door is a mouth. */
export const mouth = (w: number, color: string): string => {
  const tooth = (i: number, up: boolean): string => {
    const x = w / 2 - 96 + i * 32;
    return up
      ? poly([
          [x, -232],
          [x + 32, -232],
          [x + 16, -178],
        ])
      : poly([
          [x, -112],
          [x + 32, -112],
          [x + 16, -166],
        ]);
  };
  return g(
    {},
    deck(w, '#3a2a22'),
    edged(box(8, -266, w - 16, 168), color, INK, 9),
    planks(26, -262, w - 40, 160, 26),
    edged(box(-2, -286, w + 4, 24), '#3a2a22', INK, 8),
    edged(box(w / 2 - 108, -250, 216, 148), '#5e0f12', INK, 9),
    fill(
      times(6, (i) => tooth(i, true) + tooth(i, false)),
      CREAM,
    ),
    edged(box(w / 2 + 108, -250, 54, 148), color, INK, 8),
  );
};

/** Returns a tank car with a window on what swims in it. */
export const tank = (w: number, color: string): string =>
  g(
    {},
    deck(w, '#3a2a22'),
    edged(`M60 -262H${w - 60}q52 0 52 78t-52 78H60q-52 0 -52 -78t52 -78Z`, color, INK, 9),
    edged(box(w / 2 - 46, -304, 92, 44), '#3a2a22', INK, 8),
    [0.25, 0.75].map((t) => pen(`M${w * t} -262v156`, INK, 7)).join(''),
    edged(disc(w / 2, -184, 66), '#d7efe2', INK, 10) + fill(disc(w / 2 - 8, -180, 40), '#e0a52c'),
    fill(disc(w / 2 - 8, -180, 13, 36), INK),
    pen(`M${w / 2 + 30} -304q20 -52 66 -40t28 44q-24 14 -34 -8`, '#2f6f5e', 20),
  );

/** Returns a flatcar with a house on it, somebody at home. */
export const house = (w: number, wall: string, roof: string): string =>
  g(
    {},
    deck(w, '#3a2a22'),
    edged(box(70, -232, w - 140, 134), wall, INK, 9),
    edged(`M44 -230L${w / 2} -330L${w - 44} -230Z`, roof, INK, 9),
    edged(box(w - 150, -330, 40, 66), roof, INK, 8),
    edged(box(116, -206, 62, 66) + box(w - 180, -206, 62, 66), '#ffd76a', INK, 8),
    edged(box(w / 2 - 30, -190, 60, 92), '#5e0f12', INK, 8),
    fill(disc(147, -172, 13) + `M126 -140q20 -40 42 0Z`, INK),
    pen(`M60 -98l-34 -78M${w - 60} -98l34 -78`, INK, 6),
  );

/** Returns a wagon with the guard's lamp lit and no guard. */
export const caboose = (w: number, color: string): string =>
  g(
    {},
    deck(w, '#3a2a22'),
    edged(box(40, -240, w - 80, 142), color, INK, 9),
    edged(box(w / 2 - 80, -306, 160, 66), color, INK, 9),
    edged(box(24, -258, w - 48, 22) + box(w / 2 - 96, -326, 192, 22), '#3a2a22', INK, 7),
    edged(
      box(w / 2 - 58, -292, 46, 38) +
        box(w / 2 + 12, -292, 46, 38) +
        box(96, -212, 66, 60) +
        box(w - 162, -212, 66, 60),
      INK,
      INK,
      5,
    ),
    pen(`M14 -98v-84h26M${w - 14} -98v-84h-26`, INK, 7),
    fill(disc(w - 4, -206, 22), '#ff5a36') + rect(w - 12, -186, 16, 14, { fill: INK }),
  );
