import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { g, rect } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** A terminal's last message: the first line breaking up, the second steady, a cursor after it. */
export const signal: Lettering = (page, { title, byline, palette, face }) => {
  const { w, h } = page;
  const x = w / 2;
  const first = fit(nth(title, 0), face, 1380);
  const second = fit(nth(title, 1), face, 1380);
  const broken = [-13, 13].map((dx, i) =>
    setLine(
      nth(title, 0),
      { face, size: first },
      { x: x + dx, y: 1960 },
      { fill: i ? '#39c6d6' : palette.accent, opacity: 0.9 },
    ),
  );
  return g(
    {},
    rect(0, 1706, w, h - 1706, { fill: palette.ink }),
    rect(0, 1706, w, 8, { fill: palette.accent }),
    ...broken,
    setLine(nth(title, 0), { face, size: first }, { x, y: 1960 }, { fill: palette.type }),
    ...[1824, 1876, 1930].map((y, i) => rect(0, y, w, nth([5, 9, 4], i), { fill: palette.ink })),
    setLine(nth(title, 1), { face, size: second }, { x, y: 2150 }, { fill: palette.type }),
    setLine(
      byline,
      { face: 'spaceMono', size: 84, tracking: 0.16 },
      { x: 110, y: 2312, align: 'left' },
      { fill: palette.accent },
    ),
    rect(1440, 2246, 50, 72, { fill: palette.accent }),
  );
};
