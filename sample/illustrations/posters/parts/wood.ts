/** A wood in spring: trunks, bark, ferns and what drifts between them. */
import { CREAM, EMBER, GLOW } from '../../drawing/palette';
import { bend, disc, fill, gouge, pts } from '../../drawing/shapes';
import { between, random } from '../../press/noise';

/** A trunk with roots, a little crooked. */
function trunk(x: number, width: number, lean: number, foot: number): string {
  const w = width / 2;
  return `M${x - w + lean} -10C${x - w * 0.9} 200 ${x - w * 1.1} 420 ${x - w * 1.3} ${foot - 60}Q${x - w * 1.6} ${foot - 10} ${x - w * 2.8} ${foot + 16}L${x + w * 2.8} ${foot + 16}Q${x + w * 1.6} ${foot - 14} ${x + w * 1.25} ${foot - 70}C${x + w} 420 ${x + w * 0.8} 200 ${x + w + lean} -10Z`;
}

/** A row of trunks. */
export function wood(list: readonly (readonly [number, number, number, number])[]): string {
  return list.map(([x, w, lean, foot]) => trunk(x, w, lean, foot)).join('');
}

/** Leaves and motes in the light. */
export function motes(): string {
  const next = between(random(17));
  let all = '';
  for (let i = 0; i < 70; i++) {
    const [x, y] = [next(240, 1100), next(60, 600)];
    const size = next(4, 11);
    all +=
      i % 3 === 0
        ? fill(EMBER, `M${x} ${y}q${size} ${-size} ${size * 2} 0q${-size} ${size} ${-size * 2} 0Z`)
        : disc(i % 3 === 1 ? CREAM : GLOW, x, y, size * 0.32);
  }
  return all;
}

/** Bark: long cuts down the near trunks. */
export function bark(): string {
  const next = between(random(4));
  let all = '';
  for (const [x, w] of pts('66,74 1184,96'))
    for (let i = 0; i < 46; i++) {
      const bx = x + next(-w * 0.42, w * 0.42);
      const by = next(-20, 640);
      all += gouge(
        bend([bx, by], [bx + next(-9, 9), by + 40], [bx + next(-5, 5), by + next(50, 130)], 5),
        next(2.5, 6),
      );
    }
  return all;
}

/** Ferns along the foot of the picture. */
export function ferns(): string {
  const next = between(random(9));
  let all = '';
  for (let i = 0; i < 26; i++) {
    const [x, y, lean, tall] = [next(-10, 1290), next(690, 730), next(-80, 80), next(50, 120)];
    const spine = bend([x, y], [x + lean * 0.2, y - tall], [x + lean, y - tall], 9);
    spine.forEach(([px, py], k) => {
      if (k > 0)
        for (const side of [-1, 1])
          all += gouge(
            [
              [px, py],
              [px + side * (9.5 - k) * 3.4, py - 9],
              [px + side * (9.8 - k) * 6, py - 4 - k],
            ],
            9,
            0.35,
          );
    });
  }
  return all;
}
