/** The rabbit's face: eyes on the butterfly, soft cheeks, two teeth that cannot be hidden. */
import { CREAM, INK, PAPER } from '../../drawing/palette';
import { bend, disc, fill, gouge, line, type Point } from '../../drawing/shapes';
import { between, random } from '../../press/noise';
import { PINK } from './rabbit';

/** An eye as dark as a well, with the sky in it; it looks up and left. */
export const eye = (x: number, turn: number): string =>
  disc(INK, x, 440, 52, 58) +
  disc(CREAM, x, 442, 43, 49) +
  disc('#5a3520', x - 8, 434, 34, 39) +
  disc(INK, x - 11, 431, 23, 28) +
  disc(PAPER, x - 22, 416, 12, 13) +
  disc(PAPER, x + 6, 454, 6) +
  fill(INK, gouge(bend([x - 58, 424 - turn * 4], [x, 346], [x + 58, 424 + turn * 4], 10), 17)) +
  line(INK, 6, `M${x + turn * 46} 410l${turn * 16} -14M${x + turn * 52} 426l${turn * 18} -8`) +
  // a brow lifted in wonder
  fill(CREAM, gouge(bend([x - 36, 368], [x + turn * 4, 340], [x + 38, 366], 8), 11));

/** One puffed cheek by the nose, its edge feathered into the fur. */
function puff(x: number, y: number, rx: number, ry: number): string {
  const next = between(random(Math.round(x)));
  const tufts = Array.from({ length: 54 }, (_, i): string => {
    const a = (i / 54) * Math.PI * 2;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    const at = (k: number): Point => [x + c * rx * k, y + s * ry * k];
    return gouge([at(0.7), at(0.95), at(next(1.14, 1.3))], 17, 0.3);
  }).join('');
  return disc(CREAM, x, y, rx, ry) + fill(CREAM, tufts);
}

/** The cheeks and the chin. */
export const cheeks =
  // a blush, cut in short strokes
  fill(
    PINK,
    [628, 652, 676, 956, 980, 1004]
      .map((x) => gouge(bend([x + 10, 494], [x + 2, 508], [x - 10, 526], 5), 15))
      .join(''),
  ) +
  puff(817, 588, 60, 40) +
  puff(768, 540, 64, 42) +
  puff(866, 540, 64, 42);

/** Nose, smile, teeth and whiskers. */
export const muzzle =
  fill(INK, 'M786 566C800 584 834 584 848 566L846 600Q817 620 788 600Z') +
  fill(PAPER, 'M794 568H815V602Q804 606 794 600ZM819 568H840V600Q830 606 819 602Z') +
  line(
    INK,
    7,
    'M817 512V544C812 568 780 576 752 562C744 558 740 552 738 546M817 544C822 568 854 576 882 562C890 558 894 552 896 546',
  ) +
  fill(
    PINK,
    'M782 488C794 474 840 474 852 488C850 506 832 520 817 520C802 520 784 506 782 488Z',
    `stroke="${INK}" stroke-width="7"`,
  ) +
  fill(CREAM, gouge(bend([796, 489], [812, 481], [830, 486], 6), 6)) +
  [-1, 1]
    .map((s) => [0, 1, 2].map((i) => disc(INK, 817 + s * (44 + i * 19), 534 + (i % 2) * 15, 4)).join(''))
    .join('') +
  fill(
    PAPER,
    [-1, 1]
      .flatMap((s) =>
        [506, 532, 556].map((y, i) =>
          gouge(
            bend([817 + s * 104, 530 + i * 10], [817 + s * 200, y - 16], [817 + s * 300, y + 12], 8),
            6,
            0.2,
          ),
        ),
      )
      .join(''),
  );
