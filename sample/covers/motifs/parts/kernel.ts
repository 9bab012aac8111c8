import { linear } from '../../kit/paint';
import { disc, edged, fill, pen } from '../../kit/pen';
import { n, path } from '../../kit/svg';

const INK = '#2a0d10';

/** Returns the gradients of enamel, gum and gold. */
export const enamel = (): string =>
  linear('tooth', [
    [0, '#f7d46a'],
    [0.35, '#fff3cf'],
    [1, '#fffdf4'],
  ]) +
  linear('gold', [
    [0, '#b8741f'],
    [0.5, '#ffd84c'],
    [1, '#fff1a6'],
  ]) +
  linear('gum', [
    [0, '#8f1f3c'],
    [1, '#e2607a'],
  ]);

/** Returns one tooth in its gum around (0, 0): w and h in units, kind 0 incisor, 1 molar, 2 fang, 3 gold, 4 gone. */
export function tooth(w: number, h: number, kind: number): string {
  const [a, b] = [w / 2, h / 2];
  const gum = edged(
    `M${n(-a)} ${n(b)}V${n(-b * 0.5)}Q${n(-a)} ${n(-b * 1.15)} 0 ${n(-b * 1.15)}Q${n(a)} ${n(-b * 1.15)} ${n(a)} ${n(-b * 0.5)}V${n(b)}Z`,
    'url(#gum)',
    INK,
    3,
  );
  if (kind === 4) return gum + fill(disc(0, b * 0.3, a * 0.62, b * 0.55), '#22060c');
  const foot =
    kind === 2
      ? `L0 ${n(b * 1.9)}`
      : `Q${n(a * 0.96)} ${n(b * 1.02)} 0 ${n(b * 1.02)}Q${n(-a * 0.96)} ${n(b * 1.02)} ${n(-a * 0.9)} ${n(b * 0.5)}`;
  const crown = `M${n(-a * 0.9)} ${n(b * 0.5)}Q${n(-a * 0.86)} ${n(-b * 0.7)} 0 ${n(-b * 0.74)}Q${n(a * 0.86)} ${n(-b * 0.7)} ${n(a * 0.9)} ${n(b * 0.5)}${foot}Z`;
  const molar =
    kind === 1
      ? pen(
          `M0 ${n(-b * 0.2)}V${n(b * 0.7)}M${n(-a * 0.5)} ${n(b * 0.3)}Q0 ${n(b * 0.05)} ${n(a * 0.5)} ${n(b * 0.3)}`,
          '#c9973f',
          4,
        )
      : '';
  return (
    gum +
    path(crown, {
      fill: kind === 3 ? 'url(#gold)' : 'url(#tooth)',
      stroke: INK,
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }) +
    molar +
    pen(
      `M${n(-a * 0.5)} ${n(b * 0.1)}Q${n(-a * 0.46)} ${n(-b * 0.4)} ${n(-a * 0.1)} ${n(-b * 0.46)}`,
      '#ffffff',
      6,
      0.95,
    )
  );
}
