/** The nose. */
import { INK, PAPER } from '../drawing/palette';
import { fill } from '../drawing/shapes';
import { cut } from './face';

/** The nose stands before the moustache and so is printed after it. */
export const nose =
  'M524 552C510 590 494 622 480 642C468 660 474 680 494 684C504 694 520 695 534 690C554 696 580 692 584 670C586 650 574 636 562 622C552 600 550 580 550 552Z';
/** The sides of the nose turned from the light. */
export const noseShade = `<defs><filter id="near" x="-30%" y="-30%" width="160%" height="160%"><feGaussianBlur stdDeviation="5"/></filter><clipPath id="nose"><path d="${nose}"/></clipPath></defs><g clip-path="url(#nose)"><g filter="url(#near)">
${fill('#000', 'M540 500C530 560 524 610 514 640C520 664 540 668 552 662C566 668 580 690 594 690V600L560 500Z', 'fill-opacity="0.62"')}
${fill('#000', 'M470 676C500 668 540 672 600 668V710H470Z', 'fill-opacity="0.6"')}</g></g>`;
/** The nose in its blacks: bridge, wing, nostrils. */
export const noseLines =
  fill(
    INK,
    [
      cut(8, [520, 560], [498, 618], [478, 646]),
      cut(10, [480, 642], [462, 676], [496, 686]),
      cut(7, [492, 683], [514, 700], [538, 689]),
      cut(10, [532, 690], [590, 704], [583, 664]),
      cut(7, [584, 676], [586, 644], [560, 626]),
      cut(6, [546, 660], [540, 646], [548, 634]),
    ].join(''),
  ) +
  fill(
    INK,
    'M536 688C540 676 556 672 568 678C562 690 548 694 536 688ZM494 684C496 676 504 676 510 682C506 688 498 688 494 684Z',
  ) +
  fill(PAPER, cut(8, [490, 640], [482, 652], [486, 664]) + cut(5, [520, 570], [512, 594], [500, 620]));
