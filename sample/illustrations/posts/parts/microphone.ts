/** A broadcaster's microphone in its yoke, inclined as one is who listens. */
import { CREAM, EMBER, GLOW, INK } from '../../drawing/palette';
import { disc, fill, line } from '../../drawing/shapes';

const edge = `stroke="${INK}" stroke-width="9" stroke-linejoin="round"`;
/** Turns a drawing toward the pump, about the screws of the yoke. */
const inclined = (drawing: string): string => `<g transform="rotate(13 320 430)">${drawing}</g>`;

const capsule =
  'M320 214C386 214 418 262 418 322V500C418 546 384 586 362 606H278C256 586 222 546 222 500V322C222 262 254 214 320 214Z';
const band = 'M214 398H426V462H214Z';
const slits = (from: number, to: number): string =>
  Array.from({ length: Math.round((to - from) / 19) + 1 }, (_, i) => {
    const y = from + i * 19;
    const half = y < 300 ? 34 + Math.sqrt(Math.max(0, y - 232)) * 5.4 : y > 520 ? 76 - (y - 520) * 0.5 : 76;
    return `M${320 - half} ${y}H${320 + half}`;
  }).join('');

/** The head, inked. */
export const head = inclined(fill(CREAM, capsule, edge));
/** Its slits, the band about its middle and the light that says that it hears. */
export const grille = inclined(
  line(INK, 9, slits(250, 388) + slits(480, 580)) +
    fill('#b9ad97', band, edge) +
    disc(INK, 320, 430, 19) +
    disc(EMBER, 320, 430, 14) +
    disc(GLOW, 316, 426, 5),
);
/** The side of the head away from the bulb, for the engraver. */
export const headShade = inclined(fill('url(#head)', capsule) + fill('url(#head)', band));

const yoke = 'M214 440C196 560 210 650 320 664C430 650 444 560 426 440';
/** Yoke, stem and foot. */
export const stand =
  line(INK, 34, 'M320 664V806') +
  line('#8d8473', 14, 'M324 674V800') +
  fill(INK, 'M286 690H354V716H286Z') +
  inclined(line(INK, 27, yoke) + line('#8d8473', 9, yoke));
/** The foot, and its shadow on the bench. */
export const foot =
  disc(INK, 296, 862, 176, 34) +
  fill('#4d4944', 'M186 846C190 812 262 796 320 796S450 812 454 846C450 878 190 878 186 846Z', edge) +
  line(CREAM, 6, 'M336 812C388 814 424 826 434 840');
/** The screws of the yoke lie over the band. */
export const screws = inclined(
  disc(INK, 212, 430, 22, 25) + disc(INK, 428, 430, 22, 25) + disc('#8d8473', 428, 430, 10, 12),
);
const lead = 'M220 858C160 850 200 800 130 786S20 800 -20 776';
/** The cable, on its way off the bench. */
export const cable = line(INK, 15, lead) + line('#8d8473', 4, lead);
