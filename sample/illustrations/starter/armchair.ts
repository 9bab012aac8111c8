/** The place of a portrait until there is one: an armchair by a lit lamp, a book left open on it. */
import { CREAM, EMBER, GLOW, INK } from '../drawing/palette';
import { disc, fill, gradient, line, radial, sheet } from '../drawing/shapes';
import { bowed, rings, straight, waves } from '../press/fields';
import { engraved, flat, type Picture } from '../press/plates';

const WALL = '#4a5f63';
const FLOOR = '#6d4f3c';
const [WIDTH, HEIGHT, SKIRTING] = [960, 1200, 905];
/** The lamp, whose light the room's lines ring. */
const [LX, LY] = [712, 330];

const shade = 'M652 236H772L836 424H588Z';
const pole = `M705 424H719V1010H705Z`;

// All outlines run clockwise, so that together they are one.
const back = 'M190 820C160 610 158 500 186 434C220 366 474 366 508 434C536 500 534 610 504 820Z';
const wings =
  'M206 452C182 540 184 640 206 730H148L128 610C122 520 138 452 186 434ZM508 434C556 452 572 520 566 610L546 730H488C510 640 512 540 488 452Z';
const arms =
  'M94 706C94 664 206 664 206 706V960H106C98 880 94 800 94 706ZM488 706C488 664 600 664 600 706C600 800 596 880 588 960H488Z';
const seat = 'M206 790C260 766 434 766 488 790L496 852C434 832 260 832 198 852Z';
const front = 'M198 850C260 830 434 830 496 850V968H198Z';
const legs = 'M120 956H170L158 1044H134ZM524 956H574L560 1044H536Z';
const body = back + wings + arms + seat + front;

const pages =
  'M346 772C314 748 268 748 236 764L214 806C254 790 306 792 344 818ZM348 772C380 748 426 748 458 764L480 806C440 790 388 792 350 818Z';
const words = [0, 1, 2, 3]
  .map((row) => {
    const y = row * 9;
    const [near, far] = [row * 4, row * 1.5];
    return `M${250 - near} ${772 + y}Q${294 - far} ${760 + y} 330 ${776 + y}M${444 + near} ${772 + y}Q${400 + far} ${760 + y} 364 ${776 + y}`;
  })
  .join('');
const seams = 'M206 452C182 540 182 610 196 690M488 452C510 540 510 610 498 690';
const edge = `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`;

const defs =
  radial('wall', LX, LY, 900, '0 0, 0.14 0.02, 0.45 0.5, 0.8 0.9, 1 1') +
  radial('pool', 560, 1010, 620, '0 0.1, 0.5 0.4, 1 0.95') +
  gradient('turned', [600, 500], [80, 620], '0 0.05, 0.35 0.3, 0.75 0.72, 1 0.9') +
  gradient('hollow', [0, 600], [0, 790], '0 0, 1 0.85') +
  gradient('seat', [500, 0], [180, 0], '0 0.02, 0.5 0.25, 1 0.7') +
  gradient('rim', [588, 0], [836, 0], '0 0.55, 0.3 0, 0.7 0, 1 0.6');
const cushion = bowed(346, 700, 10, 0.12);
const floor = (paint: string): string =>
  `<rect y="${SKIRTING}" width="${WIDTH}" height="${HEIGHT - SKIRTING}" fill="${paint}"/>`;

export const picture: Picture = {
  width: WIDTH,
  height: HEIGHT,
  seed: 902,
  margin: 30,
  wander: 1.5,
  plates: [
    flat(
      sheet(WALL, WIDTH, HEIGHT) +
        radial('glow', LX, LY, 560, `0 1 #f6dca4, 0.45 0.85 #d9b27c, 1 0 ${WALL}`) +
        sheet('url(#glow)', WIDTH, HEIGHT),
      0.3,
    ),
    engraved(INK, rings(LX, LY, 12), defs + sheet('url(#wall)', WIDTH, HEIGHT)),
    flat(floor(FLOOR) + disc('#c08a55', 560, 1050, 400, 96) + line(INK, 7, `M0 ${SKIRTING}H${WIDTH}`), 0.3),
    engraved(INK, waves(13, 3, 60), defs + floor('url(#pool)')),
    flat(fill(INK, pole) + disc(INK, 712, 1018, 84, 20) + line(GLOW, 4, 'M716 430V996'), 0.1),
    flat(fill('#fbe9bd', shade, edge), 0.1),
    engraved(EMBER, straight(90, 14), defs + fill('url(#rim)', shade)),
    flat(disc(INK, 316, 1046, 290, 24) + fill(INK, legs), 0.1),
    flat(fill(INK, body, `stroke="${INK}" stroke-width="14" stroke-linejoin="round"`), 0),
    flat(fill(EMBER, body), 0.35),
    engraved(INK, cushion, defs + fill('url(#turned)', back + wings + front)),
    engraved(INK, straight(0, 9), defs + fill('url(#hollow)', back)),
    flat(line(INK, 6, seams) + fill(EMBER, seat, edge) + fill(EMBER, arms, edge), 0.1),
    engraved(INK, cushion, defs + fill('url(#turned)', arms) + fill('url(#seat)', seat)),
    flat(fill(CREAM, pages, edge), 0.1),
    flat(line(INK, 2.5, words) + line(INK, 5, 'M347 774V820'), 0),
  ],
};
