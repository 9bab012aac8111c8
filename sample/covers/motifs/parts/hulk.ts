import { box, disc, edged, fill, pen, times } from '../../kit/pen';
import { g, mirror, n, place, points, poly } from '../../kit/svg';

/** The colours of the hulk: outline, hull, its dark side, its ribs, and the light that falls on its edges. */
export interface Wreck {
  ink: string;
  hull: string;
  shade: string;
  rib: string;
  rim: string;
  lamp: string;
}

const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${n(x - w / 2)} ${y}v${n(-h * 0.6)}Q${n(x - w / 2)} ${n(y - h * 0.85)} ${x} ${y - h}Q${n(x + w / 2)} ${n(y - h * 0.85)} ${n(x + w / 2)} ${n(y - h * 0.6)}V${y}Z`;

/** Returns a spired tower standing on y = base at x: half width and height in units. */
const spire = (
  x: number,
  base: number,
  half: number,
  high: number,
  { ink, hull, shade, rib, rim }: Wreck,
): string => {
  const wall = base - high * 0.46;
  const pinnacle = (at: number): string =>
    edged(
      `M${at - 9} ${base}V${wall - 6}L${at} ${wall - high * 0.16}L${at + 9} ${wall - 6}V${base}Z`,
      hull,
      ink,
      5,
    );
  return g(
    {},
    edged(`M${x - half} ${base}V${wall}L${x} ${base - high}L${x + half} ${wall}V${base}Z`, hull, ink, 6),
    fill(`M${x} ${base}V${base - high}L${x - half} ${wall}V${base}Z`, shade),
    pinnacle(x - half),
    pinnacle(x + half),
    pen(`M${x + 4} ${base - high + 12}L${x + half - 3} ${wall - 4}`, rim, 5),
    pen(`M${x - half} ${wall}H${x + half}`, rib, 4),
    fill(lancet(x, base - high * 0.08, half * 0.62, high * 0.3), ink),
    pen(`M${x} ${base - high * 0.9}v${-high * 0.2}m${-half * 0.28} ${high * 0.07}h${half * 0.56}`, ink, 6),
  );
};

/** Returns the rose window, which was a clock as well: no hands, and one pane of the twelve broken out. */
const rose = (x: number, y: number, r: number, { ink, shade, rib, rim }: Wreck): string =>
  g(
    {},
    edged(disc(x, y, r), shade, ink, 9),
    pen(disc(x, y, r - 10), rim, 6),
    times(12, (i) =>
      place(
        x,
        y,
        r / 100,
        i * 30,
        i === 2
          ? fill(disc(0, -60, 19), ink)
          : edged(disc(0, -60, 13), rib, rim, 4) + pen('M0 -14V-42', rim, 4),
      ),
    ),
    edged(disc(x, y, r * 0.2), ink, rim, 5),
  );

/** Returns the dead ship, built like a cathedral, prow at (0, 0) and about 1100 units long to the left; one window is lit. */
export const hulk = (wreck: Wreck): string => {
  const { ink, hull, shade, rib, rim, lamp } = wreck;
  const keel = (x: number, half: number, high: number): string =>
    place(x, 96, 1, 180, mirror(0, spire(0, 0, half, high, wreck)));
  return g(
    {},
    // the roof fell in over the choir: only its ribs stand
    pen(
      times(5, (i) => `M${-1010 + i * 46} -84V-150Q${-1004 + i * 46} -196 ${-976 + i * 46} -210`),
      ink,
      15,
    ),
    pen(
      times(5, (i) => `M${-1007 + i * 46} -84V-150Q${-1001 + i * 46} -194 ${-974 + i * 46} -207`),
      rib,
      5,
    ),
    keel(-850, 26, 170) + keel(-650, 38, 330) + keel(-430, 28, 190) + keel(-280, 20, 120),
    spire(-640, -150, 44, 470, wreck),
    edged(poly(points('-800 -70, -800 -150, -760 -226, -330 -226, -290 -150, -290 -70')), hull, ink, 7),
    fill(poly(points('-800 -150, -760 -226, -330 -226, -290 -150')), shade),
    pen('M-758 -226H-332L-292 -150', rim, 6),
    times(9, (i) => pen(`M${-752 + i * 50} -152l6 -68`, rib, 4)),
    spire(-452, -84, 40, 380, wreck) + spire(-330, -84, 40, 380, wreck),
    times(4, (i) => pen(`M${-770 + i * 66} -84Q${-800 + i * 66} -150 ${-752 + i * 66} -172`, ink, 11)),
    edged(
      poly(
        points(
          '0 0, -70 -46, -210 -80, -300 -92, -1030 -92, -1080 -60, -1050 -20, -1110 14, -1040 60, -1060 104, -240 104, -80 56',
        ),
      ),
      hull,
      ink,
      8,
    ),
    fill(poly(points('0 0, -200 34, -1100 44, -1040 60, -1060 100, -240 100, -80 54')), shade),
    pen('M-8 -8L-70 -44L-210 -77L-300 -88H-560', rim, 7),
    times(13, (i) =>
      i === 6 || i === 7 || i === 8 ? '' : fill(lancet(-966 + i * 62, 22, 27, 76), i === 11 ? lamp : ink),
    ),
    times(13, (i) => pen(`M${-990 + i * 62} 104V52`, ink, 6)),
    pen('M-1080 48H-170', rib, 5),
    // somebody stands at the one lit window
    fill(disc(-284, -14, 5.5) + box(-290.5, -8, 13, 30), ink),
    rose(-532, -6, 92, wreck),
    edged(disc(-46, 2, 24), shade, ink, 7),
  );
};
