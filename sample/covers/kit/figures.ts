import { n, type Point, poly, smooth } from './svg';

/** What a standing figure wears. */
export interface Dress {
  hat?: 'fedora' | 'knit' | 'cap' | 'scarf' | 'none';
  /** Length of the coat as a part of the height, 0.35 (jacket) to 0.8 (to the ankle). */
  coat?: number;
  /** Width of the shoulders as a part of the height; 0.24 if left out. */
  shoulders?: number;
  /** False leaves the legs away, for a lit edge drawn behind the figure. */
  legs?: boolean;
}

const disc = (x: number, y: number, rx: number, ry: number): string =>
  `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 0 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 0 ${n(-2 * rx)} 0Z`;

function hatOf(kind: Dress['hat'], x: number, top: number, r: number): string {
  if (kind === 'fedora') {
    return (
      disc(x, top + r * 0.75, r * 1.75, r * 0.3) +
      poly([
        [x + r, top + r * 0.7],
        [x + r * 0.8, top - r * 0.25],
        [x, top - r * 0.05],
        [x - r * 0.8, top - r * 0.25],
        [x - r, top + r * 0.7],
      ])
    );
  }
  if (kind === 'knit')
    return (
      smooth(
        [
          [x + r * 1.05, top + r * 0.8],
          [x + r * 0.9, top],
          [x, top - r * 0.5],
          [x - r * 0.9, top],
          [x - r * 1.05, top + r * 0.8],
        ],
        true,
      ) + disc(x, top - r * 0.6, r * 0.35, r * 0.35)
    );
  if (kind === 'cap')
    return poly([
      [x + r * 1.8, top + r * 0.72],
      [x + r, top + r * 0.5],
      [x + r * 0.8, top - r * 0.1],
      [x - r * 0.9, top],
      [x - r * 1.05, top + r * 0.75],
    ]);
  if (kind === 'scarf')
    return smooth(
      [
        [x + r * 0.7, top + r * 2.5],
        [x + r * 1.12, top + r * 1.3],
        [x + r * 0.9, top + r * 0.2],
        [x, top - r * 0.25],
        [x - r * 0.9, top + r * 0.2],
        [x - r * 1.12, top + r * 1.3],
        [x - r * 0.7, top + r * 2.5],
      ],
      true,
    );
  return '';
}

/** Returns the outline (path data) of a person standing at (x, y) seen from the front or back; height in units. */
export function person(x: number, y: number, height: number, dress: Dress = {}): string {
  const { hat = 'none', coat = 0.62, shoulders = 0.24, legs = true } = dress;
  const r = height * 0.062;
  const head = y - height + r;
  const neck = head + r * 1.15;
  const sh = (height * shoulders) / 2;
  const hem = y - height * (0.84 - coat);
  const flare = sh * (0.78 + coat * 0.45);
  const hand = neck + height * 0.38;
  const body: Point[] = [
    [x - r * 0.5, neck - r * 0.3],
    [x - sh * 0.75, neck + r * 0.55],
    [x - sh, neck + r * 1.2],
    [x - sh * 1.18, hand - r],
    [x - sh * 1.12, hand + r * 0.6],
    [x - sh * 0.86, hand + r * 0.4],
    [x - flare, hem],
    [x + flare, hem],
    [x + sh * 0.86, hand + r * 0.4],
    [x + sh * 1.12, hand + r * 0.6],
    [x + sh * 1.18, hand - r],
    [x + sh, neck + r * 1.2],
    [x + sh * 0.75, neck + r * 0.55],
    [x + r * 0.5, neck - r * 0.3],
  ];
  const leg = (side: number): string =>
    poly([
      [x + side * sh * 0.08, hem - 4],
      [x + side * flare * 0.85, hem - 4],
      [x + side * sh * 0.62, y],
      [x + side * sh * 0.1, y],
    ]);
  return (
    disc(x, head, r * 0.92, r * 1.12) +
    poly(body) +
    (legs ? leg(-1) + leg(1) : '') +
    hatOf(hat, x, y - height, r)
  );
}
