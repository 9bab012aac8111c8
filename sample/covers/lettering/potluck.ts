import type { Lettering } from '../kit/cover';
import { g, path } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** The church cookbook: fat round type with a drop shade, the name on a ribbon at the foot. */
export const potluck: Lettering = (page, { title, byline, palette, face }) => {
  const { square, h } = page;
  const x = page.w / 2;
  const k = square ? 0.72 : 1;
  const widths = square ? [640, 1330, 700] : [800, 1420, 1000];
  let y = square ? 40 : 110;
  const lines = title.map((text, i) => {
    const size = fit(text, face, widths[i] ?? 1200);
    y += size * (i === 0 ? 0.74 : 0.86);
    const at = { x, y };
    y += 22 * k;
    return g(
      {},
      setLine(
        text,
        { face, size },
        { x: at.x + 9 * k, y: at.y + 10 * k },
        { fill: palette.ink, stroke: palette.ink, 'stroke-width': 20 * k, 'stroke-linejoin': 'round' },
      ),
      setLine(text, { face, size }, at, {
        fill: palette.type,
        stroke: palette.ink,
        'stroke-width': 18 * k,
        'stroke-linejoin': 'round',
        'paint-order': 'stroke',
      }),
    );
  });
  const foot = h - (square ? 64 : 96);
  return g(
    {},
    ...lines,
    path(
      `M260 ${foot - 108 * k}H1340L1296 ${foot - 40 * k}L1340 ${foot + 34 * k}H260L304 ${foot - 40 * k}Z`,
      { fill: palette.ink },
    ),
    setLine(
      byline,
      { face: 'caprasimo', size: square ? 74 : 104, tracking: 0.05 },
      { x, y: foot - (square ? 2 : 2) },
      { fill: palette.light },
    ),
  );
};
