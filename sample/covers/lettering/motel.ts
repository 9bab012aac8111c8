import { nth } from '../kit/list';
import type { Lettering } from '../kit/cover';
import { circle, g, path, rect } from '../kit/svg';
import { fit, setLine } from '../kit/type';

/** The motel's own sign: script over slab, bulbs down the arrow, the vacancy lit. */
export const motel: Lettering = (_page, { title, byline, palette, face }) => {
  const { ink, accent, light } = palette;
  const big = fit(nth(title, 0), face, 1130);
  const small = fit(nth(title, 1), 'bungee', 860);
  const last = fit(nth(title, 2), 'bungee', 1080);
  const arrow = 'M110 250Q110 180 180 180H1250L1490 560L1250 900H180Q110 900 110 830Z';
  const bulbs = Array.from({ length: 36 }, (_, i) =>
    circle(190 + (i % 18) * 62, i < 18 ? 214 : 866, 12, { fill: '#fff6c2' }),
  );
  return g(
    {},
    path(arrow, { fill: ink, transform: 'translate(16 22)' }),
    path(arrow, { fill: '#13a596', stroke: ink, 'stroke-width': 14, 'stroke-linejoin': 'round' }),
    path(arrow, {
      fill: 'none',
      stroke: light,
      'stroke-width': 7,
      transform: 'translate(28 20) scale(0.963)',
    }),
    ...bulbs,
    setLine(
      nth(title, 0),
      { face, size: big },
      { x: 730, y: 486 },
      { fill: ink, transform: 'translate(10 12)' },
    ),
    setLine(nth(title, 0), { face, size: big }, { x: 730, y: 486 }, { fill: '#fff3cf' }),
    setLine(nth(title, 1), { face: 'bungee', size: small }, { x: 720, y: 646 }, { fill: '#ffd65a' }),
    setLine(nth(title, 2), { face: 'bungee', size: last }, { x: 716, y: 800 }, { fill: '#fff3cf' }),
    rect(900, 960, 456, 150, { rx: 20, fill: ink }),
    rect(916, 976, 424, 118, { rx: 12, fill: 'none', stroke: accent, 'stroke-width': 7 }),
    setLine('1 VACANCY', { face: 'bungee', size: 62 }, { x: 1128, y: 1058 }, { fill: '#ff8d80' }),
    setLine(
      byline,
      { face: 'bungee', size: 116, tracking: 0.04 },
      { x: 800, y: 2310 },
      { fill: light, stroke: ink, 'stroke-width': 20, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    ),
  );
};
