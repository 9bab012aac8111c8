/** A machine the height of a church, with a face: skull of steel, furnace in its chest. */
import { CREAM, EMBER, GLOW, INK } from '../../drawing/palette';
import { disc, fill, line, poly, pts } from '../../drawing/shapes';

/** Ink of lit metal and sky. */
export const STEEL = '#56748a';
/** Ink of unlit metal and water. */
export const DUSK = '#22384a';

/** The stroke round every plate. */
export const EDGE = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;

const skull = poly(
  pts('560,214 546,128 566,78 604,48 676,48 714,78 734,128 720,214 690,236 678,282 602,282 590,236'),
);
const chest = poly(pts('444,306 836,306 874,352 806,520 780,640 500,640 474,520 406,352'));
const shoulders =
  'M318 392C304 300 356 262 420 266L470 312L436 396ZM962 392C976 300 924 262 860 266L810 312L844 396Z';
const neck = poly(pts('604,262 676,262 704,312 576,312'));

/** The body, for the shading that runs over it. */
export const hull = skull + chest + shoulders + neck;
/** The body, inked: neck, chest and shoulders, and the head before them. */
export const robot =
  fill(INK, neck, EDGE) +
  fill(DUSK, chest, EDGE) +
  fill(DUSK, shoulders, EDGE) +
  fill(DUSK, 'M548 116L512 84V204L556 214ZM732 116L768 84V204L724 214Z', EDGE) +
  fill(DUSK, skull, EDGE);

const mirrored = (drawing: string): string =>
  drawing + `<g transform="translate(1280 0) scale(-1 1)">${drawing}</g>`;

/** One slanting eye under its brow. */
const eye =
  fill(INK, poly(pts('556,120 640,168 640,206 604,204 564,176'))) +
  fill(EMBER, poly(pts('570,142 628,176 620,192 580,178'))) +
  fill(GLOW, poly(pts('584,155 618,176 612,184 590,176')));

/** Face, ribs, bolts and the light that catches the plates from the left. */
export const seams =
  mirrored(
    eye +
      line(
        INK,
        6,
        'M604 48L622 132M560 214L600 226M520 320L556 420L540 640M406 352L520 384M470 312L436 396',
      ) +
      line(INK, 6, 'M340 330Q380 300 440 316M328 366Q380 332 434 354') +
      disc(INK, 386, 294, 8) +
      disc(INK, 480, 346, 7) +
      disc(INK, 512, 470, 7),
  ) +
  // the jaw is a grille, and the nose is a hole
  fill(INK, 'M640 196L656 228H624Z') +
  fill(INK, poly(pts('604,240 676,240 668,276 612,276'))) +
  line(CREAM, 5, 'M616 246V270M628 246V270M640 246V270M652 246V270M664 246V270') +
  line(INK, 8, 'M606 286L596 308M628 286L624 308M652 286L656 308M674 286L684 308') +
  // the furnace
  disc(INK, 640, 384, 62) +
  disc(EMBER, 640, 384, 48) +
  disc(GLOW, 640, 388, 27) +
  line(INK, 8, 'M606 340V428M629 330V438M651 330V438M674 340V428') +
  line(
    STEEL,
    5,
    'M574 84L606 58H640M554 130L566 196M520 100V196M452 316H560M414 356L478 516M330 330C338 296 366 278 410 276',
  ) +
  line(INK, 5, 'M640 48V18M622 48V30M658 48V30') +
  disc(EMBER, 640, 30, 6);
