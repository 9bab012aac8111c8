/** The workbench in front, with what is kept there: a notebook, a pencil, a mug. */
import { CREAM, EMBER, INK } from '../../drawing/palette';
import { disc, fill, line, poly, pts } from '../../drawing/shapes';
import { HEIGHT, VX, VY } from './room';

const edge = `stroke="${INK}" stroke-width="7" stroke-linejoin="round"`;
/** Where a line from the depth, through x on the bench's far edge, leaves the picture. */
const out = (x: number, y = HEIGHT + 20): number => VX + ((x - VX) * (y - VY)) / (750 - VY);

/** The top of the bench. */
export const top = `M-20 750H640L${out(640)} ${HEIGHT + 20}H-20Z`;
/** The seams of its planks, and its edge. */
export const seams =
  [120, 300, 470].map((x) => line(INK, 4, `M${x} 750L${out(x)} ${HEIGHT + 20}`)).join('') +
  line(INK, 11, `M-20 750H640L${out(640)} ${HEIGHT + 20}`);

const pages = poly(pts('498,820 594,812 690,824 724,912 618,900 506,912'));
const lines = [0, 1, 2, 3]
  .map((i) => {
    const y = i * 18;
    const by = i * 4.5;
    return `M${516 + by * 0.3} ${836 + y}L${586 + by * 0.9} ${829 + y}M${606 + by} ${829 + y}L${676 + by * 1.4 - (i === 3 ? 34 : 0)} ${838 + y}`;
  })
  .join('');
/** The notebook, and the pencil across it. */
export const notebook =
  fill(INK, poly(pts('490,822 700,822 742,930 500,930'))) +
  fill(CREAM, pages, edge) +
  line(INK, 3.5, lines) +
  line(INK, 5, 'M594 812L618 900') +
  line(INK, 15, 'M650 858L742 876') +
  line(EMBER, 8, 'M654 859L736 875');

/** A mug: what is drunk here now. */
export const mug =
  disc(INK, 66, 900, 96, 20) +
  line(INK, 26, 'M144 826C186 822 190 872 142 872') +
  line(CREAM, 12, 'M144 826C186 822 190 872 142 872') +
  fill(CREAM, 'M46 796H146L140 898C128 912 64 912 52 898Z', edge) +
  fill(EMBER, 'M48 830H144L142 860H50Z') +
  disc(INK, 96, 796, 52, 13) +
  disc('#5a3424', 96, 798, 44, 8);
/** The side of the mug away from the bulb. */
export const mugSide = 'M46 796H146L140 898C128 912 64 912 52 898Z';
