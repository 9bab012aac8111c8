import { disc, edged, fill, pen, times } from '../../kit/pen';
import { linear } from '../../kit/paint';
import { g, n, path, type Point } from '../../kit/svg';

/** The colour of the jelly's outlines. */
export const LINE = '#0f3b2a';

/** Returns a tentacle along a spine of points, thick at its root, with its suckers on one side. */
export function tentacle(
  spine: readonly Point[],
  thick: number,
  skin: string,
  sucker: string,
  edge: string,
): string {
  const count = spine.length;
  const left: string[] = [];
  const right: string[] = [];
  const cups: string[] = [];
  spine.forEach(([x, y], i) => {
    const [ax, ay] = spine[Math.max(0, i - 1)] ?? [x, y];
    const [bx, by] = spine[Math.min(count - 1, i + 1)] ?? [x, y];
    const long = Math.hypot(bx - ax, by - ay) || 1;
    const r = thick * (1 - i / count) ** 0.75 * 0.5 + 3;
    const [nx, ny] = [(-(by - ay) / long) * r, ((bx - ax) / long) * r];
    left.push(`${n(x + nx)} ${n(y + ny)}`);
    right.unshift(`${n(x - nx)} ${n(y - ny)}`);
    if (i % 4 === 2 && i < count - 5)
      cups.push(disc(Number(n(x + nx * 0.55)), Number(n(y + ny * 0.55)), Number(n(r * 0.42))));
  });
  return g(
    {},
    edged(`M${left.join('L')}L${right.join('L')}Z`, skin, edge, 8),
    edged(cups.join(''), sucker, edge, 4),
  );
}

/** Returns the points of a curl: out from (x, y) along a bend that tightens. */
export function curl(
  x: number,
  y: number,
  heading: number,
  long: number,
  bend: number,
  tight: number,
): Point[] {
  const steps = 64;
  const spine: Point[] = [];
  let a = (heading * Math.PI) / 180;
  let [px, py] = [x, y];
  for (let i = 0; i < steps; i++) {
    spine.push([px, py]);
    const t = i / steps;
    a += ((bend + tight * t ** 3) * Math.PI) / 180 / steps;
    px += (Math.cos(a) * long) / steps;
    py += (Math.sin(a) * long) / steps;
  }
  return spine;
}

const flutes = [-420, -318, -200, -68, 68, 200, 318, 420] as const;

/** Returns the outline (path data) of the moulded jelly, its foot at (0, 0), about 620 units high. */
export const mould =
  'M-470 0Q-500 -60 -470 -110Q-460 -330 -330 -420Q-326 -560 -170 -560Q-120 -620 0 -604Q120 -620 170 -560Q326 -560 330 -420Q460 -330 470 -110Q500 -60 470 0Z';

/** Returns the jelly's light and flutes, to be laid over what is set in it. */
export const gloss = (): string =>
  g(
    {},
    linear('lime', [
      [0, '#e6f58e', 0.55],
      [0.5, '#8fd14f', 0.5],
      [1, '#2f9a4c', 0.72],
    ]),
    path(mould, { fill: 'url(#lime)' }),
    ...flutes.slice(0, -1).map((x, i) => {
      const to = flutes[i + 1] ?? 0;
      return fill(
        `M${x} -14Q${x * 0.82} -340 ${x * 0.62} -420Q${(x + to) * 0.31} -446 ${to * 0.62} -420Q${to * 0.82} -340 ${to} -14Z`,
        i % 2 ? '#f4ffc0' : '#1d7a3c',
        i % 2 ? 0.16 : 0.14,
      );
    }),
    times(3, (i) =>
      pen(`M${-330 + i * 40} ${-390 + i * 30}q-60 70 -74 ${200 - i * 50}`, '#ffffff', 20 - i * 6, 0.8),
    ),
    pen('M-140 -528Q-60 -574 40 -566', '#ffffff', 20, 0.85),
    edged(disc(-196, -488, 13), '#ffffff', 'none', 0),
    pen('M300 -360Q400 -260 418 -120', '#f4ffc0', 12, 0.6),
    path(mould, { fill: 'none', stroke: LINE, 'stroke-width': 10, 'stroke-linejoin': 'round' }),
  );
