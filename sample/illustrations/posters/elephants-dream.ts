/** Elephants Dream: two small people on a gangway in a machine of pipes that does not end. */
import { stander, walker } from '../drawing/people';
import { CREAM, EMBER, GLOW, INK } from '../drawing/palette';
import { disc, fill, line, radial, sheet } from '../drawing/shapes';
import { rings, straight } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';

const VERDIGRIS = '#5d8f86';
const DEEP = '#27504e';

/** A run of pipe: its course, its bore. */
type Run = readonly [string, number];

/** Lays pipes at random on a grid, bending at right angles, clear of the light. */
function runs(seed: number, count: number, bore: readonly [number, number], clear: number): Run[] {
  const next = between(random(seed));
  return Array.from({ length: count }, (_, i): Run => {
    let x = next(-40, 1320);
    if (Math.abs(x - 700) < clear) x += x < 700 ? -clear : clear;
    const side = x < 700 ? -1 : 1;
    const y = next(90, 640);
    const jog = side * next(70, 210);
    const down = i % 2 === 0 ? 760 : -40;
    return [
      `M${x} ${down}V${y}q0 ${down > y ? -46 : 46} ${side * 46} ${down > y ? -46 : 46}h${jog}q${side * 46} 0 ${side * 46} ${down > y ? -46 : 46}V${down > y ? -40 : 760}`,
      next(bore[0], bore[1]),
    ];
  });
}

/** Draws pipes with a dark edge, a body and a lit side. */
function pipes(list: readonly Run[], edge: string, body: string, light: string): string {
  return list
    .map(([path, bore]) => {
      const bare = 'style="stroke-linecap:butt"';
      const lit = `transform="translate(${-bore * 0.2} ${-bore * 0.14})" ${bare}`;
      return (
        line(edge, bore + 9, path, bare) + line(body, bore, path, bare) + line(light, bore * 0.2, path, lit)
      );
    })
    .join('');
}

/** The grey side of the pipes, for the engraver. */
function shade(list: readonly Run[]): string {
  return list
    .map(
      ([path, bore]) =>
        line('#fff', bore + 9, path) +
        line('#777', bore * 0.5, path, `transform="translate(${bore * 0.24} ${bore * 0.1})"`),
    )
    .join('');
}

/** A bolted collar on a pipe. */
function collar(x: number, y: number, w: number, h: number, colour: string, edge: string): string {
  const bolts = [-0.34, 0, 0.34].map((t) => disc(edge, x + t * w, y, 4)).join('');
  return `<rect x="${x - w / 2}" y="${y - h / 2}" width="${w}" height="${h}" rx="5" fill="${colour}" stroke="${edge}" stroke-width="5"/>${bolts}`;
}

const far = runs(11, 16, [16, 30], 130);
const middle = runs(23, 11, [38, 58], 235);
const near: Run[] = [
  ['M120 760V300q0 -90 -90 -90H-60', 104],
  ['M1170 -60V250q0 90 -90 90h-20q-90 0 -90 90V760', 92],
  ['M1262 760V520q0 -70 70 -70', 84],
  ['M300 -60V70q0 70 -70 70H-60', 66],
];
const light = radial('l', 700, 330, 560, '0 0, 0.3 0.08, 1 0.95');
const gangway =
  fill(INK, 'M-20 520H1300V534H-20Z') +
  [430, 545, 660, 775, 890].map((x) => line(INK, 4, `M${x} 520V452`)).join('') +
  line(INK, 5, 'M-20 453H1300') +
  line(INK, 4, 'M-20 486H1300') +
  Array.from({ length: 16 }, (_, i) => line(INK, 5, `M${i * 90} 534l45 36l45 -36`)).join('') +
  line(INK, 8, 'M-20 572H1300');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 101,
  margin: 24,
  plates: [
    flat(sheet(CREAM), 0.2),
    flat(disc(GLOW, 700, 330, 190) + disc(EMBER, 700, 330, 132), 0.7),
    engraved(DEEP, rings(700, 330, 13), light + sheet('url(#l)')),
    flat(pipes(far, DEEP, '#a9bfb2', CREAM)),
    engraved(DEEP, straight(0, 9), shade(far)),
    flat(pipes(middle, INK, VERDIGRIS, '#c3d3c4')),
    engraved(INK, straight(0, 8), shade(middle)),
    flat(gangway, 0),
    flat(walker(INK, 655, 519, 92) + stander(INK, 745, 519, 74), 0),
    flat(
      pipes(near, INK, DEEP, VERDIGRIS) +
        collar(120, 560, 150, 44, DEEP, INK) +
        collar(970, 610, 136, 40, DEEP, INK) +
        collar(1170, 110, 136, 40, DEEP, INK) +
        collar(300, 30, 104, 34, DEEP, INK),
    ),
    engraved(INK, straight(0, 9), shade(near)),
  ],
};
