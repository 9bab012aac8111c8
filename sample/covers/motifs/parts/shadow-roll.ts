import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, n, place, points, poly } from '../../kit/svg';

/** A roll lying on the plain: its far end, its near end and the radius at both. */
export interface Roll {
  far: readonly [number, number, number];
  near: readonly [number, number, number];
}

/** The inks of the roll: its outline, the back of the shadow, and the light on it. */
export interface Cloth {
  ink: string;
  back: string;
  light: string;
}

/** Returns the rolled-up part of the shadow, its wound end toward the viewer. */
export const rolled = ({ far, near }: Roll, { ink, back, light }: Cloth): string => {
  const [fx, fy, fr] = far;
  const [nx, ny, nr] = near;
  const side = (t: number): string => {
    const along = (a: number, b: number, ra: number, rb: number): [number, number] => [
      a + t * ra,
      b + t * rb,
    ];
    const [x0, x1] = along(fx, nx, fr, nr);
    return `M${n(x0)} ${n(fy)}L${n(x1)} ${n(ny)}`;
  };
  const winding = Array.from({ length: 76 }, (_, i) => {
    const [a, r] = [i * 0.26, nr * (0.92 - i * 0.0112)];
    return `${i ? 'L' : 'M'}${n(nx + Math.cos(a) * r)} ${n(ny + Math.sin(a) * r * 0.86)}`;
  }).join('');
  return g(
    {},
    edged(
      `M${fx - fr} ${fy}A${fr} ${fr * 0.7} 0 0 1 ${fx + fr} ${fy}L${nx + nr} ${ny}A${nr} ${nr * 0.86} 0 0 1 ${nx - nr} ${ny}Z`,
      back,
      ink,
      9,
    ),
    pen([-0.5, -0.36, -0.2].map(side).join(''), light, 9),
    pen([0.25, 0.42].map(side).join(''), ink, 6),
    pen([0.56, 0.68].map(side).join(''), ink, 9),
    pen([0.79, 0.88].map(side).join(''), ink, 13),
    edged(disc(nx, ny, nr, nr * 0.86), light, ink, 9),
    pen(winding, ink, 8),
  );
};

/** Returns a porter putting his weight against something on his left, feet at (x, y), about 100 units high times s. */
export const pusher = (x: number, y: number, s: number, coat: string, ink: string, skin: string): string =>
  place(
    x,
    y,
    s,
    0,
    g(
      {},
      pen('M10 -46L30 -26L46 -3L37 -2', ink, 17) + pen('M8 -46L-8 -27L2 -3L-8 -2', ink, 17),
      edged(poly(points('-22 -80, -2 -88, 22 -56, 26 -34, 2 -32, -16 -56')), coat, ink, 5),
      pen('M-12 -72L-34 -62L-54 -70', ink, 18) + pen('M-12 -72L-34 -62L-52 -69', coat, 9),
      fill(disc(-56, -71, 6.5), skin),
      edged(disc(-27, -91, 11, 12), skin, ink, 4.5),
      pen('M-38 -90l-6 3l5 3', ink, 3.5) + fill(disc(-32, -91, 2), ink),
      edged(poly(points('-44 -97, -38 -105, -24 -110, -13 -102, -14 -95')), ink, ink, 4),
    ),
  );

/** Returns the clerk who looks on, quill over a long account, feet at (x, y), about 120 units high times s. */
export const clerk = (x: number, y: number, s: number, coat: string, ink: string, skin: string): string =>
  place(
    x,
    y,
    s,
    0,
    g(
      {},
      pen('M-7 -40V-3L2 -2M8 -40V-3L17 -2', ink, 14),
      edged(poly(points('-14 -88, 12 -88, 20 -60, 22 -26, -22 -26, -18 -60')), coat, ink, 5),
      pen('M0 -84V-30', ink, 4),
      edged(disc(0, -101, 11, 12), skin, ink, 4.5),
      fill(disc(-3, -102, 1.8) + disc(6, -102, 1.8), ink) + pen('M-6 -94Q1 -98 9 -94', ink, 3.5),
      fill(box(-12, -136, 25, 26) + box(-21, -113, 43, 7), ink),
      edged('M18 -70L46 -76L50 -20Q54 -8 44 -6Q34 -6 36 -16Z', '#fffdf5', ink, 4.5),
      times(4, (i) => pen(`M${24 + i * 3.4} ${-62 + i * 12}l20 -3`, ink, 2.4)),
      pen('M-12 -80L-4 -58L22 -62', ink, 15) + pen('M-12 -80L-4 -58L20 -61', coat, 7),
      edged('M20 -60Q22 -98 42 -112Q44 -84 20 -60Z', '#fffdf5', ink, 3.5),
    ),
  );

/** Returns a wax seal on ribbons lying on the plain at (x, y), r wide. */
export const sealed = (x: number, y: number, r: number, wax: string, deep: string, paper: string): string =>
  place(
    x,
    y,
    r / 100,
    0,
    g(
      { transform: 'scale(1 0.8)' },
      edged(poly(points('-54 60, -96 230, -48 196, -14 240, 0 80')), paper, deep, 9),
      edged(poly(points('54 60, 104 226, 54 198, 22 244, 0 80')), paper, deep, 9),
      edged(
        'M0 -104C44 -116 62 -84 88 -66C120 -44 100 -10 108 22C112 60 76 70 56 92C30 116 -4 98 -34 106C-70 108 -78 70 -98 46C-118 14 -96 -10 -98 -40C-94 -80 -56 -80 -38 -98C-26 -108 -10 -102 0 -104Z',
        wax,
        deep,
        10,
      ),
      pen(disc(0, 0, 68), deep, 8),
      fill('M-44 34V-26l25 29l19 -46l19 46l25 -29v60Z', deep),
    ),
  );
