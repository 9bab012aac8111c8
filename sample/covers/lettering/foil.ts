import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { g, line, path } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** Gold on leather: the title above the ring of signs, the name below it. */
export const foil: Lettering = (page, { title, byline, tag, palette, face }) => {
  const x = page.w / 2;
  const size = fit(nth(title, 1), face, 1130);
  const gem = (cx: number, cy: number): string =>
    path(`M${cx} ${cy - 15}l15 15l-15 15l-15 -15Z`, { fill: palette.accent });
  const lines = title.flatMap((text, i) => [
    setLine(text, { face, size }, { x: x + 6, y: 347 + i * 268 }, { fill: '#1a0408' }),
    setLine(text, { face, size }, { x, y: 340 + i * 268 }, { fill: palette.type }),
  ]);
  return g(
    {},
    ...lines,
    setLine(tag ?? '', { face: 'caslonItalic', size: 72 }, { x, y: 2112 }, { fill: palette.accent }),
    line(300, 2088, 440, 2088, { stroke: palette.accent, 'stroke-width': 4 }),
    line(1160, 2088, 1300, 2088, { stroke: palette.accent, 'stroke-width': 4 }),
    gem(464, 2088),
    gem(1136, 2088),
    setLine(byline, { face, size: 118, tracking: 0.08 }, { x, y: 2256 }, { fill: palette.type }),
  );
};
