import { el } from './svg';

/** Returns a filter that blurs; spread in units. Use as filter url(#id); slow on large shapes. */
export const blur = (id: string, spread: number): string =>
  el(
    'defs',
    {},
    el(
      'filter',
      { id, x: '-60%', y: '-60%', width: '220%', height: '220%' },
      el('feGaussianBlur', { stdDeviation: spread }),
    ),
  );

/** Returns a tile pattern of slanting lines: gap and weight in units, angle in degrees. Use as fill url(#id). */
export const ruled = (id: string, gap: number, weight: number, color: string, angle = 45): string =>
  el(
    'defs',
    {},
    el(
      'pattern',
      { id, width: gap, height: gap, patternUnits: 'userSpaceOnUse', patternTransform: `rotate(${angle})` },
      el('rect', { x: 0, y: 0, width: gap, height: weight, fill: color }),
    ),
  );
