import { disc, fill, pen, times } from '../../kit/pen';
import { g, n, place } from '../../kit/svg';

/** Colours of a plush seen from behind: its cloth, its shaded side, and the moonlight on its edge. */
export interface Plush {
  cloth: string;
  shade: string;
  rim: string;
}

/** Returns short stitches down a seam from (x, y), a step of (dx, dy) each. */
const stitches = (x: number, y: number, dx: number, dy: number, count: number, color: string): string =>
  pen(
    times(count, (i) => `M${n(x + dx * i - 8)} ${n(y + dy * i)}h16`),
    color,
    5,
  );

/** Returns a bear seated with its back to us, seat at (0, 0), about 330 units high, its head tipped to the right. */
export const bear = ({ cloth, shade, rim }: Plush): string =>
  g(
    {},
    fill(disc(-94, -22, 58, 34) + disc(94, -22, 58, 34), shade),
    fill('M-104 -24C-128 -150 -70 -190 0 -190C70 -190 128 -150 104 -24C60 14 -60 14 -104 -24Z', cloth),
    fill('M-104 -24C-128 -150 -70 -190 -20 -190C-70 -130 -70 -60 -30 4C-60 6 -90 -4 -104 -24Z', shade),
    pen('M60 -184C104 -164 120 -110 106 -40', rim, 9),
    fill(disc(-2, -22, 22), rim, 0.85),
    stitches(4, -168, 0, 26, 5, shade),
    place(
      10,
      -238,
      1,
      9,
      g(
        {},
        fill(disc(-70, -64, 36) + disc(70, -64, 36), cloth),
        fill(disc(-70, -64, 19) + disc(70, -64, 19), shade),
        fill(disc(0, 0, 96, 86), cloth),
        fill('M-96 0A96 86 0 0 1 -20 -84C-60 -40 -60 30 -14 85A96 86 0 0 1 -96 0Z', shade),
        pen('M44 -77A96 86 0 0 1 94 14', rim, 9) + pen('M88 -94A36 36 0 0 1 104 -54', rim, 7),
        stitches(6, -66, 0, 24, 6, shade),
      ),
    ),
    // a scarf, tied behind
    fill('M-76 -190Q0 -150 84 -182L88 -154Q0 -118 -80 -160Z', '#d9786a'),
    fill('M-26 -152L-44 -70L-10 -80L8 -60L10 -146Z', '#c4604f'),
  );

/** Returns a small rabbit seated with its back to us, leaning left, seat at (0, 0), about 300 units high. */
export const rabbit = ({ cloth, shade, rim }: Plush): string =>
  place(
    0,
    0,
    1,
    -9,
    g(
      {},
      fill('M-66 -14C-84 -96 -48 -126 0 -126C48 -126 84 -96 66 -14C40 10 -40 10 -66 -14Z', cloth),
      fill('M-66 -14C-84 -96 -48 -126 -10 -126C-44 -86 -44 -40 -16 4C-40 6 -56 2 -66 -14Z', shade),
      pen('M36 -120C64 -104 76 -70 66 -26', rim, 7),
      fill(disc(6, -16, 24), rim),
      fill('M-40 -190C-74 -250 -60 -318 -34 -326C-6 -318 -8 -250 -10 -196Z', cloth),
      fill('M40 -190C60 -256 96 -300 116 -288C134 -268 96 -220 52 -176Z', cloth),
      pen('M-26 -322C-8 -310 -10 -256 -12 -210M120 -282C126 -262 92 -216 60 -184', rim, 6),
      fill(disc(0, -160, 62, 56), cloth),
      fill('M-62 -160A62 56 0 0 1 -12 -215C-40 -180 -40 -140 -8 -105A62 56 0 0 1 -62 -160Z', shade),
      pen('M30 -209A62 56 0 0 1 61 -150', rim, 7),
      stitches(2, -112, 0, 22, 4, shade),
    ),
  );
