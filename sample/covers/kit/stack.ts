import type { Face } from './fonts';
import { capHeight, fit, setLine, type Spot } from './type';
import type { Attrs } from './svg';

/** A block of lines, each one set as wide as the block. */
export interface Block {
  face: Face;
  /** Width of the block in units. */
  width: number;
  /** Space between a baseline and the next capitals, in units. */
  gap: number;
  tracking?: number;
  /** Largest size of a line in units; short lines stay at it instead of filling the width. */
  limit?: number;
  align?: Spot['align'];
}

/** A block that has been set. */
export interface SetBlock {
  svg: string;
  height: number;
  baselines: number[];
  sizes: number[];
}

/** Returns lines of capitals stacked from y = top down, with the block's height in units. */
export function stack(
  lines: readonly string[],
  block: Block,
  x: number,
  top: number,
  attrs: Attrs = {},
): SetBlock {
  const { face, width, gap, tracking = 0, limit = Infinity, align = 'middle' } = block;
  let y = top;
  let svg = '';
  const baselines: number[] = [];
  const sizes: number[] = [];
  for (const text of lines) {
    const size = fit(text, face, width, tracking, limit);
    y += capHeight(face, size);
    svg += setLine(text, { face, size, tracking }, { x, y, align }, attrs);
    baselines.push(y);
    sizes.push(size);
    y += gap;
  }
  return { svg, height: y - gap - top, baselines, sizes };
}

/** Returns lines set at one size (the widest fills the width, at most limit), their baselines leading units apart. */
export function paragraph(
  lines: readonly string[],
  block: Block,
  x: number,
  top: number,
  attrs: Attrs = {},
): SetBlock {
  const { face, width, gap, tracking = 0, limit = Infinity } = block;
  const size = Math.min(...lines.map((text) => fit(text, face, width, tracking, limit)));
  return stack(lines, { ...block, face, gap, limit: size }, x, top, attrs);
}
