/** Sintel: a mountain under snow, a dragon before a cold sun, a girl with a spear on the ridge. */
import { spearGirl } from '../drawing/people';
import { EMBER, INK, PAPER } from '../drawing/palette';
import { bend, disc, fill, gouge, gradient, poly, sheet, smooth, pts, type Point } from '../drawing/shapes';
import { rings, straight, waves } from '../press/fields';
import { between, random } from '../press/noise';
import { engraved, flat, type Picture } from '../press/plates';

const ICE = '#9dbcc4';
const FROST = '#dfe7e3';
const NIGHT = '#33505c';

/** A dragon seen from below, wings spread; drawn about the origin, some 640 wide. */
const dragon = [
  // the near wing and the far wing, each with fingers and scalloped web
  'M-8 6C-40 -60 -96 -120 -170 -146C-160 -128 -162 -112 -168 -98C-214 -122 -268 -128 -322 -104C-286 -94 -262 -78 -246 -56C-212 -62 -190 -48 -176 -22C-146 -30 -124 -20 -110 4C-84 -6 -58 0 -36 22Z',
  'M24 0C44 -72 92 -134 176 -166C168 -146 170 -128 178 -114C222 -138 276 -140 330 -112C292 -100 270 -84 252 -60C218 -64 194 -50 182 -22C152 -32 126 -22 110 4C86 -4 62 4 46 22Z',
  // neck and head
  'M-6 14C2 -20 30 -40 20 -72C14 -92 -10 -96 -22 -110C-34 -112 -52 -104 -70 -96C-62 -112 -48 -126 -30 -130L-38 -148L-18 -134L-14 -154L-2 -132C30 -120 56 -96 52 -62C50 -36 42 -14 44 14Z',
  // body and tail
  'M-10 4C10 -10 34 -8 48 8C58 44 48 78 22 98C-10 122 -50 118 -66 146C-78 170 -60 196 -30 200C-8 202 8 190 12 176L34 172L22 202C4 222 -40 228 -70 208C-104 184 -102 138 -70 114C-44 94 -16 80 -16 40Z',
  // hind legs
  'M-14 70C-36 72 -50 84 -54 104L-66 108L-50 112L-44 118C-38 104 -22 96 -2 96ZM36 78C54 84 62 98 60 116L70 124L54 124L46 130C46 114 36 104 20 100Z',
].join('');

const massif: Point[] = pts(
  '-40,640 90,500 150,520 250,390 296,402 400,240 436,262 500,150 548,214 580,206 660,330 700,322 800,440 850,428 980,530 1060,520 1320,640',
);
const face = poly([...massif, [1320, 760], [-40, 760]]);

/** The sides of the mountain away from the light: zigzag planes under each crest. */
const shadows =
  poly(
    pts(
      '500,150 548,214 580,206 660,330 700,322 800,440 850,428 980,530 1060,520 1320,640 1320,760 640,760 690,640 620,590 664,520 590,470 622,400 560,362 574,300 520,260',
    ),
  ) +
  poly(
    pts(
      '400,240 436,262 446,330 420,372 452,430 404,486 430,540 380,620 396,700 330,700 346,600 380,520 356,470 398,400 384,330',
    ),
  ) +
  poly(pts('250,390 296,402 300,460 270,520 296,580 236,680 200,680 232,560 226,480')) +
  poly(pts('90,500 150,520 150,580 120,640 60,700 80,600'));

/** Snow lying in the gullies of the dark side. */
function gullies(): string {
  const next = between(random(12));
  let all = '';
  for (let i = 0; i < 90; i++) {
    const t = next(0, 1);
    const [x, y, run] = [500 + t * 620, 200 + t * 330 + next(0, 280), next(50, 150)];
    all += gouge(
      bend([x, y], [x + run * 0.1, y + run * 0.5], [x + run * next(0.2, 0.6), y + run], 6),
      next(3, 10),
      0.3,
    );
  }
  return `<clipPath id="dark"><path d="${shadows}"/></clipPath><g clip-path="url(#dark)">${fill(PAPER, all)}</g>`;
}

/** Snow on the wind. */
function snow(): string {
  const next = between(random(5));
  return Array.from({ length: 150 }, () => disc(PAPER, next(0, 1280), next(0, 720), next(1.2, 4.2))).join('');
}

const ridge = `${smooth(pts('560,780 700,690 820,640 930,612 1010,566 1090,572 1180,610 1320,600'))}V780Z`;
const rim = `${smooth(pts('700,690 820,640 930,612 1010,566 1090,572 1180,610 1320,600'))}L1320 626L1180 640L1096 604L1020 600L950 650L850 676Z`;
const defs =
  gradient('s', [0, 0], [0, 560], '0 0.95, 0.5 0.6, 1 0.12') +
  gradient('m', [460, 200], [760, 700], '0 0.96, 0.4 0.66, 1 0.3') +
  gradient('n', [480, 160], [700, 560], '0 0.85, 0.6 0.4, 1 0') +
  gradient('b', [0, 400], [0, 720], '0 0, 1 0.5');

export const picture: Picture = {
  width: 1280,
  height: 720,
  seed: 103,
  margin: 24,
  plates: [
    flat(sheet(ICE), 0.5),
    flat(disc(FROST, 860, 250, 214), 0.3),
    engraved(
      NIGHT,
      rings(860, 250, 11),
      `${defs}${sheet('url(#s)')}<circle cx="860" cy="250" r="214" fill="#fff"/>`,
    ),
    flat(fill(PAPER, face), 0.2),
    engraved(NIGHT, straight(58, 9), defs + fill('url(#m)', shadows)),
    engraved(INK, straight(-20, 9), defs + fill('url(#n)', shadows)),
    flat(gullies(), 0.1),
    engraved(ICE, waves(10, 6, 60), defs + fill('url(#b)', face)),
    flat(`<g transform="translate(880 258) rotate(-9) scale(0.92)">${fill(EMBER, dragon)}</g>`, 0.35),
    engraved(
      INK,
      straight(-40, 9),
      `<g transform="translate(880 258) rotate(-9) scale(0.92)">${gradient('d', [0, -150], [0, 210], '0 0.3, 1 0.95')}${fill('url(#d)', dragon)}</g>`,
    ),
    flat(fill(INK, ridge) + fill(PAPER, rim), 0.1),
    flat(spearGirl(INK, 1046, 574, 118, -1), 0),
    flat(snow(), 0),
  ],
};
