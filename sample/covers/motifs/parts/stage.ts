import { path } from '../../kit/svg';

/** Returns the left half of the curtain, from y = top to y = foot. */
export const curtain = (top: number, foot: number): string => {
  const folds = [-70, 15, 90, 160, 222];
  return folds
    .map((x, i) =>
      path(
        `M${x} ${top}C${x + 90} ${top + 500} ${x + 50 - i * 30} ${top + 980} ${x * 0.82 - 30} ${foot}H${x * 0.82 + 82}C${x + 130 - i * 20} ${top + 900} ${x + 150} ${top + 500} ${x + 110} ${top}Z`,
        { fill: i % 2 ? '#a3141c' : '#c9222a', stroke: '#4d060c', 'stroke-width': 8 },
      ),
    )
    .join('');
};
