import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { g, line, path } from '../kit/svg';
import { stack } from '../kit/stack';
import { setLine } from '../kit/type';

/** Ledgers of the Drowned Court: black letter over a ruled foot, like the head of an old account book. */
export const ledgers: Lettering = (page, { title, tag, byline, palette, face }) => {
  const x = page.w / 2;
  const { square, h } = page;
  const top = square ? 1036 : 1668;
  const block = stack(
    title,
    { face, width: square ? 1200 : 1240, gap: square ? 24 : 40, limit: square ? 224 : 290 },
    x,
    top,
    { fill: palette.type },
  );
  const ruled = [h - (square ? 200 : 226), h - (square ? 192 : 216)];
  const gem = (cx: number, cy: number, r: number): string =>
    path(`M${cx} ${cy - r}L${cx + r} ${cy}L${cx} ${cy + r}L${cx - r} ${cy}Z`, { fill: palette.accent });
  return g(
    {},
    setLine(
      tag ?? '',
      { face: 'fellCaps', size: square ? 54 : 56, tracking: 0.07 },
      { x, y: top - (square ? 46 : 62) },
      { fill: palette.accent },
    ),
    block.svg,
    ...ruled.map((y, i) =>
      line(170, y, page.w - 170, y, { stroke: palette.accent, 'stroke-width': i ? 2 : 5 }),
    ),
    gem(x, (nth(ruled, 0) + nth(ruled, 1)) / 2, 22),
    setLine(
      byline,
      { face: 'fellCaps', size: square ? 84 : 108, tracking: 0.13 },
      { x, y: h - (square ? 100 : 104) },
      { fill: palette.type },
    ),
  );
};
