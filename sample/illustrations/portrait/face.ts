/** The face: planes, features, and the spectacles. */
import { INK, PAPER } from '../drawing/palette';
import { bend, disc, fill, gouge, line, type Point } from '../drawing/shapes';

/** Skin in the light. */
export const SKIN = '#ecd3b2';
/** Skin out of the light. */
export const TAN = '#c78d63';

/** The outline of the head, without hair. */
export const head =
  'M474 400C452 446 444 478 447 506C450 526 462 538 458 556C450 576 438 596 441 624C444 660 458 690 470 724L480 830L770 880C806 800 822 700 818 600L838 470C830 360 740 290 620 290C540 292 494 340 474 400Z';
/** The near ear. */
export const ear =
  'M790 528C800 490 838 478 856 504C870 530 858 576 838 606C828 632 812 652 798 644C786 634 790 610 792 590Z';

/** A bowed cut of the gouge. */
export const cut = (width: number, ...points: [Point, Point, Point]): string =>
  gouge(bend(...points, 10), width, 0.45);

/** The planes turned from the light, as soft shapes for the engraver. */
export const shade = `<defs><clipPath id="head"><path d="${head}"/></clipPath><filter id="soft" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="20"/></filter><filter id="close" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="8"/></filter></defs>
<g clip-path="url(#head)"><g filter="url(#soft)">
${fill('#000', 'M720 300C716 400 742 440 726 500C716 540 752 570 742 620C726 670 690 680 676 740L700 960H900V280Z', 'fill-opacity="0.92"')}
${fill('#000', 'M560 690C590 640 660 640 730 600L760 760H560Z', 'fill-opacity="0.45"')}
${fill('#000', 'M470 300H760V352C680 330 560 330 480 392Z', 'fill-opacity="0.4"')}
${fill('#000', 'M430 640C460 660 470 690 476 730L430 740Z', 'fill-opacity="0.6"')}
</g><g filter="url(#close)">
${fill('#000', 'M556 500C600 474 680 476 726 506C736 560 716 590 690 606C640 624 590 606 566 580C548 556 546 520 556 500Z', 'fill-opacity="0.3"')}
${fill('#000', 'M452 504C476 484 506 486 524 502C528 548 516 576 498 590C476 590 458 570 454 548Z', 'fill-opacity="0.26"')}
${fill('#000', 'M540 512C532 550 526 580 520 600L560 610C552 570 556 540 556 512Z', 'fill-opacity="0.6"')}
${fill('#000', 'M590 640C612 660 626 690 632 730L600 730C600 700 590 670 576 660Z', 'fill-opacity="0.6"')}
</g></g>`;

/** An eye that looks at whoever looks at it. */
function eye(x: number, y: number, half: number, iris: number, look: number): string {
  const white = `M${x - half} ${y + 5}C${x - half * 0.4} ${y - 21} ${x + half * 0.5} ${y - 20} ${x + half} ${y + 2}C${x + half * 0.4} ${y + 19} ${x - half * 0.5} ${y + 20} ${x - half} ${y + 5}Z`;
  const lid = cut(15, [x - half - 6, y + 9], [x - 2, y - 38], [x + half + 9, y + 5]);
  const fold = cut(6, [x - half - 2, y - 12], [x, y - 46], [x + half + 14, y - 8]);
  const lower = cut(6, [x - half, y + 8], [x, y + 34], [x + half + 4, y + 4]);
  const id = `e${x}`;
  return `<clipPath id="${id}"><path d="${white}"/></clipPath>${fill('#f7efdf', white)}<g clip-path="url(#${id})">${disc('#5d7078', x + look, y - 1, iris)}${disc(INK, x + look, y - 1, iris, iris, 'fill-opacity="0"').replace('/>', ` stroke="${INK}" stroke-width="4"/>`)}${disc(INK, x + look, y - 1, iris * 0.52)}</g>${fill(INK, lid + lower)}${fill(INK, fold)}${disc(PAPER, x + look - 5, y - 7, 4.5)}`;
}

const eyes = eye(638, 552, 44, 17, -2) + eye(486, 553, 29, 15, 0);

/** Fifty-eight winters. */
const lines = fill(
  INK,
  [
    cut(7, [508, 424], [590, 398], [706, 424]),
    cut(6, [520, 392], [600, 368], [690, 388]),
    cut(6, [528, 452], [560, 440], [610, 446]),
    cut(8, [534, 498], [526, 480], [532, 456]),
    cut(6, [552, 494], [556, 478], [550, 462]),
    cut(7, [596, 598], [636, 628], [690, 600]),
    cut(5, [606, 618], [640, 640], [676, 622]),
    cut(6, [730, 540], [752, 530], [770, 512]),
    cut(6, [732, 556], [756, 556], [776, 548]),
    cut(6, [728, 572], [750, 582], [768, 588]),
    cut(9, [582, 652], [622, 676], [640, 726]),
    cut(6, [604, 650], [640, 672], [664, 704]),
    cut(6, [468, 664], [462, 684], [462, 708]),
    cut(6, [690, 560], [700, 600], [676, 640]),
  ].join(''),
);

const inner = fill(
  INK,
  'M802 540C808 512 832 500 844 514C852 532 844 566 828 586C836 560 836 534 824 532C814 532 808 548 808 566C816 572 818 590 808 604C798 596 800 560 802 540Z',
);

/** Eyes and lines. */
export const features = eyes + lines;
/** The folds of the ear. */
export const earLines = inner;
/** The dark under the nose, where the moustache parts. */
export const under = fill(INK, 'M488 688L572 688L536 730Z');

/** The spectacles, round, with the light on their rims. */
const rims =
  disc('none', 642, 558, 86, 84, `stroke="${INK}" stroke-width="12"`) +
  disc('none', 478, 558, 54, 80, `stroke="${INK}" stroke-width="12"`);
const bridge = line(INK, 12, 'M530 542C536 522 552 522 560 542') + line(INK, 11, 'M727 540L800 522');
const shine = line(
  PAPER,
  4,
  'M562 530A86 84 0 0 1 628 475M428 534A54 80 0 0 1 466 480M538 532C542 526 548 526 552 530',
);
const glint = fill(
  PAPER,
  gouge(bend([700, 600], [716, 566], [706, 520], 8), 9) +
    gouge(bend([684, 618], [696, 604], [702, 590], 6), 7) +
    gouge(bend([516, 596], [522, 566], [518, 530], 8), 6),
);
/** The spectacles whole. */
export const spectacles = glint + rims + bridge + shine;
