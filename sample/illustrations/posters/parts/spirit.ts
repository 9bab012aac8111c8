/** One of those who live in the wood: half deer, half bough, bowing to whoever is small. */
import { GLOW } from '../../drawing/palette';
import { bend, disc, fill, gouge, poly, pts, smooth, type Point } from '../../drawing/shapes';
import { limb } from './limb';

const legs = [
  limb(pts('-70,-270 -72,-200 -66,-140 -70,-70 -66,-14 -74,0'), [54, 34, 19, 14, 13, 20]),
  limb(pts('86,-290 88,-214 116,-140 121,-96 108,-14 100,0'), [50, 50, 20, 14, 13, 20]),
].join('');
/** The legs on the far side; one is lifted, for it does not want to frighten anybody. */
const farLegs = [
  limb(pts('-70,-266 -104,-216 -148,-184 -146,-150 -122,-112 -112,-98'), [46, 30, 19, 14, 12, 17]),
  limb(pts('84,-280 54,-206 78,-136 82,-92 64,-12 56,0'), [66, 42, 18, 13, 12, 18]),
].join('');
const body = smooth(
  pts('-104,-286 -66,-338 -10,-322 40,-318 92,-336 128,-304 126,-256 76,-232 10,-222 -60,-226 -100,-250'),
  true,
);
const neck = smooth(
  pts('-40,-330 -96,-386 -146,-420 -186,-420 -212,-394 -184,-372 -152,-338 -120,-280 -92,-240 -56,-270'),
  true,
);
const head = smooth(
  pts(
    '-172,-422 -204,-424 -230,-392 -254,-336 -274,-296 -270,-276 -252,-272 -236,-288 -216,-332 -190,-366 -170,-392',
  ),
  true,
);
const ears = 'M-178 -416C-158 -448 -128 -452 -104 -440C-124 -416 -150 -402 -178 -404Z';

/** Boughs for antlers: each branch tapers from where it grows. */
const antlers = [
  [-186, -418, -200, -500, -120, -540, 17],
  [-160, -506, -110, -540, -92, -606, 12],
  [-186, -480, -206, -530, -186, -578, 10],
  [-134, -530, -80, -534, -52, -562, 9],
  [-196, -420, -256, -470, -262, -548, 16],
  [-258, -520, -262, -580, -232, -616, 10],
  [-246, -474, -290, -492, -314, -534, 9],
  [-261, -536, -292, -566, -296, -598, 8],
]
  .map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0, w = 8]) =>
    gouge(bend([x0, y0], [x1, y1], [x2, y2], 9), w, 0.08),
  )
  .join('');
/** New leaves on the boughs. */
const leaves = pts(
  '-92,-606 -84,-590 -186,-578 -52,-562 -64,-550 -232,-616 -244,-604 -314,-534 -304,-522 -296,-598 -112,-552 -262,-560',
)
  .map(([x, y], i) => {
    const a = i * 2.1;
    return gouge(
      bend(
        [x, y],
        [x + Math.cos(a) * 12, y + Math.sin(a) * 9 - 4],
        [x + Math.cos(a) * 24, y + Math.sin(a) * 17],
      ),
      13,
    );
  })
  .join('');

/** Moss that hangs from throat, breast and belly. */
const moss = [
  ...Array.from({ length: 17 }, (_, i): Point => [-92 + i * 12.5, -238 + Math.abs(i - 8) * 1.2]),
  ...Array.from({ length: 9 }, (_, i): Point => [-196 + i * 13, -372 + i * 15]),
]
  .map(([x, y], i) => gouge(bend([x, y - 8], [x - 5, y + 22], [x + 3, y + 34 + ((i * 37) % 42)], 5), 13, 0.2))
  .join('');

/** Cuts of light along back, neck and haunch. */
const sheen = [
  ...Array.from({ length: 22 }, (_, i): [Point, Point, Point] => {
    const x = -62 + i * 7.4;
    return [
      [x, -318 + ((i * 5) % 9)],
      [x + 7, -308],
      [x + 9, -296 + ((i * 29) % 26)],
    ];
  }),
  ...Array.from({ length: 20 }, (_, i): [Point, Point, Point] => {
    const [x, y] = [-166 + i * 5.6, -408 + i * 4.4 + ((i * 7) % 10)];
    return [
      [x, y],
      [x + 1, y + 10],
      [x - 5, y + 18 + ((i * 11) % 14)],
    ];
  }),
  ...Array.from({ length: 7 }, (_, i): [Point, Point, Point] => [
    [100 + (i % 2) * 10, -314 + i * 11],
    [112, -300 + i * 11],
    [108 - i * 2, -284 + i * 12],
  ]),
]
  .map(([p, q, r]) => gouge(bend(p, q, r, 5), 3.6, 0.4))
  .join('');

const eye = fill(GLOW, poly(pts('-226,-372 -206,-382 -212,-364'))) + disc(GLOW, -262, -284, 3);

/** One spirit, feet at (x, y), facing left; `light` cuts its fur out of the dark where it is near enough. */
export function spirit(x: number, y: number, size: number, tone: string, light = '', turn = 1): string {
  const s = size / 400;
  const shape = farLegs + legs + body + neck + head + ears + antlers + moss;
  const near = light && fill(light, sheen) + fill(GLOW, leaves);
  return `<g transform="translate(${x} ${y}) scale(${s * turn} ${s})">${shape
    .split('Z')
    .filter(Boolean)
    .map((piece) => fill(tone, `${piece}Z`))
    .join('')}${light ? '' : fill(tone, leaves)}${near}${eye}</g>`;
}
