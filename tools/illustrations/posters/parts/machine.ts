/** A machine the height of a church. */
import { EMBER, GLOW, INK } from '../../drawing/palette';
import { disc, fill, line, poly, pts } from '../../drawing/shapes';

/** Ink of lit metal and sky. */
export const STEEL = '#56748a';
/** Ink of unlit metal and water. */
export const DUSK = '#22384a';
/** The outline of the machine: shoulders, neck of cables, head. */
export const hull =
  'M318 640L336 380C344 318 392 282 452 272L560 236L556 196L584 184L584 96L622 62H706L744 92V186L770 198L768 238L880 276C944 288 984 330 990 388L1010 640Z';
/** The machine, inked. */
export const robot = fill(DUSK, hull, `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`);
/** Plates, cables and rivets. */
export const seams =
  line(
    INK,
    6,
    'M560 236L620 290H712L768 238M452 272L500 360L486 640M880 276L834 360L850 640M500 360L620 330V640M834 360L712 330V640M620 330H712M584 130H744M596 184H734M336 420L490 440M990 420L842 440',
  ) +
  line(INK, 9, 'M606 190V286M636 190V290M696 190V290M726 190V286') +
  pts('420,330 912,334 470,400 868,402 600,390 732,390')
    .map(([x, y]) => disc(INK, x, y, 7))
    .join('');
/** The eye and the aerials. */
export const eye =
  disc(INK, 664, 136, 42, 34) +
  disc(EMBER, 664, 136, 27) +
  disc(GLOW, 664, 136, 14) +
  line(INK, 5, 'M706 62V20M690 62V36');

/** The arm that leans on the town, and the fingers that come over the roofs. */
const limb = 'M930 330L1068 210L1136 268';
/** The arm behind the houses. */
export const arm =
  line(INK, 88, limb) +
  line(DUSK, 74, limb) +
  disc(INK, 1068, 212, 30) +
  disc(STEEL, 1068, 212, 20) +
  disc(INK, 1068, 212, 7) +
  line(INK, 6, 'M960 352L1030 290M1110 224L1150 254');
/** The hand on the roof. */
export const hand =
  fill(
    DUSK,
    poly(pts('1110,214 1166,214 1214,284 1084,284')),
    `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`,
  ) +
  pts('1078,350 1113,372 1148,366 1183,342')
    .map(
      ([x, y]) =>
        fill(
          STEEL,
          `M${x} 276H${x + 27}V${y - 14}L${x + 20} ${y}H${x + 6}L${x} ${y - 10}Z`,
          `stroke="${INK}" stroke-width="6" stroke-linejoin="round"`,
        ) + line(INK, 5, `M${x} ${y - 40}h27`),
    )
    .join('') +
  fill(INK, poly(pts('1076,272 1216,272 1216,288 1076,288'))) +
  line(INK, 5, 'M1128 226L1116 262M1150 226L1166 262');
