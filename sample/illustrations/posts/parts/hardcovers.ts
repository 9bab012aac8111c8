/** A pallet of hardcovers, which cannot swim. */
import { CREAM, EMBER, INK } from '../../drawing/palette';
import { fill, line } from '../../drawing/shapes';
import { between, random } from '../../press/noise';
import { NIGHT } from './room';

const edge = `stroke="${INK}" stroke-width="5" stroke-linejoin="round"`;
const DECK = 706;
const cloths = [EMBER, NIGHT, '#c08a55', '#7d8f86', '#5b2f28'];

/** One book lying, its back or its pages to the eye. */
function book(x: number, y: number, width: number, height: number, cloth: string, pages: boolean): string {
  const [far, middle] = [x + width, y + height / 2];
  return (
    fill(cloth, `M${x} ${y}H${far}v${height}H${x}Z`, edge) +
    (pages
      ? fill(CREAM, `M${x + 7} ${y + 7}H${far}v${height - 14}H${x + 7}Z`)
      : line(
          CREAM,
          4,
          `M${x + 16} ${y + 5}v${height - 10}M${far - 16} ${y + 5}v${height - 10}M${x + 34} ${middle}H${far - 38}`,
        ))
  );
}

/** Books laid one on the other from the deck up. */
function stack(x: number, count: number, seed: number): string {
  const next = between(random(seed));
  let y = DECK;
  return Array.from({ length: count }, () => {
    const height = next(24, 34);
    y -= height;
    return book(
      x + next(-5, 5),
      y,
      next(92, 102),
      height,
      cloths[Math.floor(next(0, cloths.length))] ?? EMBER,
      next(0, 1) > 0.72,
    );
  }).join('');
}

/** The stacks. */
export const stacks = stack(1190, 6, 71) + stack(1300, 7, 72) + stack(1410, 5, 73);
/** The side of the stacks away from the bulb. */
export const shade = 'M1290 480H1440V706H1290Z';
/** The pallet under them. */
export const pallet =
  fill(INK, 'M1176 742H1460V776H1176Z') +
  fill('#a9763f', `M1180 ${DECK}H1460V722H1180ZM1180 752H1460V766H1180Z`, edge) +
  fill('#6b4630', 'M1188 722H1226V752H1188ZM1308 722H1346V752H1308Z', edge);
