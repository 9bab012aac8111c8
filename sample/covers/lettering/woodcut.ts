import type { Lettering } from '../kit/cover';
import { g } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** A broadside's heading: one huge word of black letter, the rest below it, the name cut into the earth. */
export const woodcut: Lettering = (page, { title, byline, palette, face }) => {
  const x = page.w / 2;
  let y = 20;
  const lines = title.map((text, i) => {
    const size = fit(text, face, [1420, 820, 1420][i] ?? 1400, 0, [400, 230, 290][i]);
    y += size * (i === 1 ? 0.86 : 0.78);
    return setLine(text, { face, size }, { x, y }, { fill: palette.type });
  });
  return g(
    {},
    ...lines,
    setLine(
      byline,
      { face, size: 190, tracking: 0.04 },
      { x, y: 2290 },
      {
        fill: palette.light,
        stroke: palette.ink,
        'stroke-width': 36,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      },
    ),
  );
};
