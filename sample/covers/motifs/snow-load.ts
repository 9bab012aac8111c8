import type { Motif } from '../kit/cover';
import { cut } from '../kit/gouge';
import { forest } from '../kit/landscape';
import { glow } from '../kit/light';
import { noise } from '../kit/noise';
import { linear } from '../kit/paint';
import { ellipse, g, line, path, points, poly, rect, smooth } from '../kit/svg';
import { eaves, loaded, snowLine } from './parts/loaded-word';

/** The title lies on the roof, under its own snow, and somebody has walked across it. */
export const snowLoad: Motif = (page, { palette }) => {
  const { w, h, rng } = page;
  const roof = 1690;
  const low = loaded('LOAD', 1240, roof - 22, palette.type, 1);
  const high = loaded('SNOW', 1240, low.top - 74, palette.type, 5);
  let far = '';
  let near = '';
  for (let i = 0; i < 1500; i++) {
    const s = rng.next() ** 2;
    const mark = cut(rng.range(-50, w + 50), rng.range(0, h), 20 + 90 * s, 2 + 6 * s, 154 + rng.range(-5, 5));
    if (s < 0.3) far += mark;
    else if (i % 4 === 0) near += mark;
  }
  const prints = Array.from({ length: 12 }, (_, i) => {
    const x = 240 + i * 62;
    const up = i % 2;
    return ellipse(x, high.top - 44 - up * 24 + noise(i, 2, 4) * 8, 19, 9, {
      fill: '#7d9fb8',
      transform: `rotate(-6 ${x} ${high.top - 50})`,
    });
  });
  return g(
    {},
    linear('white', [
      [0, '#8fb0c6'],
      [0.5, palette.ground],
      [1, '#eff5f8'],
    ]),
    rect(0, 0, w, h, { fill: 'url(#white)' }),
    path(
      forest(rng, -20, w + 20, (x) => 2120 + 40 * Math.sin(x / 300), [240, 520], 92),
      { fill: '#a7bfcf' },
    ),
    path(
      forest(rng, -20, w + 20, () => 2170, [120, 300], 70),
      { fill: '#87a5b9' },
    ),
    path(far, { fill: '#ffffff', opacity: 0.75 }),
    rect(230, 1900, 1140, 380, { fill: palette.ink }),
    path(poly([...eaves(roof), [1400, 2040], [200, 2040]]), { fill: palette.ink }),
    path(
      poly([
        [180, 1900],
        [420, 1748],
        [620, roof],
        [800, roof + 30],
        [980, roof],
        [1180, 1748],
        [1420, 1900],
        [1380, 2060],
        [220, 2060],
      ]),
      { fill: palette.ink },
    ),
    ...Array.from({ length: 15 }, (_, i) =>
      line(300 + i * 72, 1920, 300 + i * 72, 2280, { stroke: '#1e3346', 'stroke-width': 6 }),
    ),
    path(
      `M690 ${roof + 120}L720 ${roof + 180}L700 ${roof + 230}L760 ${roof + 310}M910 ${roof + 130}L890 ${roof + 190}L926 ${roof + 240}`,
      { fill: 'none', stroke: '#35506a', 'stroke-width': 7 },
    ),
    rect(690, 1950, 220, 190, { fill: '#ffc354' }),
    line(800, 1950, 800, 2140, { stroke: palette.ink, 'stroke-width': 14 }),
    line(690, 2040, 910, 2040, { stroke: palette.ink, 'stroke-width': 14 }),
    path('M740 2140V2076Q744 2050 762 2044Q752 2010 776 2004Q796 2012 788 2044Q806 2052 808 2076V2140Z', {
      fill: palette.ink,
    }),
    glow('window', 800, 2044, 430, '#ffc354', 0.62),
    low.svg,
    path(smooth(snowLine(roof), true), { fill: '#fdfeff' }),
    path(smooth(snowLine(roof).slice(9)), { fill: 'none', stroke: '#a9c3d6', 'stroke-width': 10 }),
    high.svg,
    ...prints,
    path(
      smooth(points('-20 2230, 240 2170, 560 2240, 800 2200, 1100 2250, 1360 2170, 1620 2220')) +
        `L1620 ${h}L-20 ${h}Z`,
      { fill: '#fdfeff' },
    ),
    path(near, { fill: '#ffffff', opacity: 0.9 }),
  );
};
