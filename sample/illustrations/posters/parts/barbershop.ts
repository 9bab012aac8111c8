/** The furniture of a barber's shop, and who has come into it. */
import { CREAM, EMBER, INK, PAPER } from '../../drawing/palette';
import { disc, fill, line, poly } from '../../drawing/shapes';

/** Ink of the walls. */
export const MUSTARD = '#d9a13a';
/** Ink of the dark on the walls. */
export const UMBER = '#6d4a1e';
/** Height at which wall meets floor. */
export const FLOOR = 548;

/** Boards of a chequered floor, running to a point behind the wall. */
export function floor(): string {
  const [vx, vy] = [600, 250];
  const rows = [FLOOR, 566, 592, 630, 686, 770];
  let all = '';
  for (let r = 0; r < rows.length - 1; r++) {
    const [a, b] = [rows[r] ?? 0, rows[r + 1] ?? 0];
    for (let c = -18; c < 18; c++) {
      if ((c + r) % 2 !== 0) continue;
      const at = (i: number, y: number): readonly [number, number] => [
        vx + (i * 120 * (y - vy)) / (FLOOR + 60 - vy),
        y,
      ];
      all += poly([at(c, a), at(c + 1, a), at(c + 1, b), at(c, b)]);
    }
  }
  return fill(INK, all);
}

/** The shadow on the wall: hat, shoulders, and an open razor. */
export const shadow =
  fill(
    INK,
    'M742 560C742 470 752 404 800 372C840 350 868 346 880 326C862 306 856 280 858 252L806 246C800 232 824 224 856 220C858 166 880 136 930 138C948 128 986 134 994 160C1002 178 1004 200 1006 216C1040 218 1066 226 1062 240L1012 252C1012 286 1004 308 986 326C998 346 1030 350 1066 372C1120 404 1134 480 1134 560Z',
  ) +
  fill(
    INK,
    'M772 430C736 400 706 360 690 312L666 300L664 268L690 258L714 266L726 300C744 346 776 372 812 392Z',
  ) +
  fill(
    INK,
    'M676 272L700 258L664 116L622 128L626 148L616 152L652 250ZM690 268L708 272C730 232 752 196 786 164C792 154 780 144 770 150C736 180 708 222 690 268Z',
  );

/** The chair, seen from its side. */
export const chair =
  fill(INK, 'M330 664C330 648 372 638 440 638S550 648 550 664V676H330Z') +
  fill(INK, 'M420 560H460V644H420Z') +
  fill(INK, 'M312 506H556C570 506 576 520 570 534L552 566H340C322 566 308 550 308 530Z') +
  fill(EMBER, 'M322 516H540C552 516 556 526 550 534L542 546H350C330 546 320 534 322 516Z') +
  fill(INK, 'M306 520C288 470 276 400 270 330C268 312 280 302 296 302C314 302 324 312 328 330L370 512Z') +
  fill(EMBER, 'M316 500C300 450 292 392 288 336C288 324 304 322 308 334L346 498Z') +
  fill(INK, 'M262 262C262 246 276 238 290 240C306 242 314 252 314 268L312 296C300 304 280 304 270 298Z') +
  fill(INK, 'M280 290H302V312H280Z') +
  line(INK, 20, 'M352 440H500C516 440 520 450 518 462L512 508') +
  line(CREAM, 4, 'M358 434H500') +
  line(INK, 14, 'M548 552L604 622L640 622') +
  line(INK, 12, 'M440 600H400L380 588') +
  line(CREAM, 4, 'M428 570V632M318 296C322 360 340 430 352 480');

/** The pole: stripes wound on a glass between two caps. */
const stripes = Array.from({ length: 13 }, (_, i) =>
  poly([
    [1168, 130 + i * 48],
    [1212, 100 + i * 48],
    [1212, 124 + i * 48],
    [1168, 154 + i * 48],
  ]),
).join('');
/** The pole by the door. */
export const pole =
  `<rect x="1166" y="184" width="48" height="300" fill="${PAPER}"/><clipPath id="p"><rect x="1166" y="184" width="48" height="300"/></clipPath><g clip-path="url(#p)">${fill(EMBER, stripes)}</g>` +
  line(INK, 6, 'M1166 184V484M1214 184V484') +
  fill(INK, 'M1150 188C1150 168 1230 168 1230 188V200H1150Z') +
  disc(INK, 1190, 156, 22) +
  fill(INK, 'M1150 472H1230V486C1230 500 1214 506 1190 506S1150 500 1150 486Z') +
  disc(PAPER, 1183, 149, 6, 5) +
  fill(INK, 'M1214 230H1280V246H1214ZM1214 430H1280V446H1214Z');

/** The lamp. */
export const lamp =
  line(INK, 6, 'M410 0V56') +
  fill(INK, 'M352 110C356 76 380 56 410 56S464 76 468 110Z') +
  disc(PAPER, 410, 112, 26, 14);
/** The mirror and the shelf with its bottles. */
export const mirror =
  `<rect x="70" y="150" width="150" height="230" rx="75" fill="${UMBER}"/><rect x="82" y="162" width="126" height="206" rx="63" fill="${CREAM}"/>` +
  fill(INK, 'M50 424H250V440H50Z') +
  fill(INK, 'M84 424V388H104V424ZM120 424V372L126 356H136L142 372V424ZM160 424V396H190V424Z') +
  fill(EMBER, 'M204 424V384H222V424Z');
