import type { Player } from '../../form.js';
import { filled, only, pattern, together } from '../../players.js';

type Variants = Readonly<Record<string, Player>>;

const first = only((within) => within === 0, pattern('X...............'));
const ninth = only((within) => within === 8, pattern('x...............'));

/** The runner's feet, on every beat from the first bar to the last but one. */
export const FEET: Variants = {
  run: pattern('x...x...X...x...'),
  stop: only((within) => within === 0, pattern('X...............')),
};

/** The other feet: first between the runner's, then nearer; they stop last. */
export const BEHIND: Variants = {
  far: pattern('..g...g...g...g.', '..g...g...g...g.', '..g...g...g...g.', '..g...g...g.g.g.'),
  near: pattern('..o...g...o...g.', '..o...g...o...g.', '..o...g...o...g.', '..o...g...o.g.x.'),
  arrive: pattern('..x.....x.......', 'x.......X.......'),
};

export const KICK: Variants = {
  floor: filled(pattern('X...X...X...X...'), 'X...X...X...X.x.', 'X...X..xX...x...'),
  rock: filled(pattern('X...x...X.o.x...', 'X...x.o.X...x...'), 'X...X...X...X...', 'X...X...X..xX...'),
  build: pattern(
    ...Array.from({ length: 4 }, () => 'o...o...o...o...'),
    ...Array.from({ length: 3 }, () => 'x...x...x...x...'),
    'X...X...X.......',
  ),
  fade: pattern('x...x...x...x...'),
  stop: only((within) => within === 0, pattern('X...............')),
};

export const SNARE: Variants = {
  enter: only((within, bars) => within === bars - 1, pattern('........o.o.xxXX')),
  back: filled(
    pattern('....X.......X...', '....X.......X..g', '....X..g....X...', '....X.......X.g.'),
    '....X.....o.Xxxx',
    '....X..x..x.Xoxx',
    '....X...o.o.xxXX',
    'X..x..X..x..XXXX',
  ),
  double: filled(pattern('....X.......X..o', '....X..o.o..X...'), '....X...xoxoXxXX', 'x.xxX.xxx.xxXXXX'),
  roll: pattern(
    '....o.......o...',
    '....o.......o...',
    '....o...o...o...',
    '....o...o...o.o.',
    'o...o...o...o...',
    'o.o.o.o.o.o.o.o.',
    'x.x.x.x.x.x.x.x.',
    'oooooxxxxxxxXX..',
  ),
};

export const HAT: Variants = {
  off: pattern('..o...o...o...o.'),
  eighths: filled(pattern('x.o.x.o.x.o.x.o.', 'x.o.x.o.x.o.x.og'), 'x.o.x.o.x.......', 'x.o.x.o.o.......'),
  sixteenths: filled(pattern('xgogxgogxgogxgog', 'xgogxgoxxgogxgog'), 'xgogxgogx.......', 'xgogxgogo.g.....'),
  open: filled(pattern('x.x.x.x.x.x.x.x.', 'x.x.x.x.x.x.x.xg'), 'o.x.o.x.o.......', 'o.x.o...........'),
};

/** Crashes at the start of a section, or of both its halves. */
export const CRASH: Variants = { first, both: together(first, ninth) };

/** High to low, in the gaps the snare's fills leave. */
const rollDown = only((within) => within % 16 === 15, pattern('..........x.o.x.'));
const rollShort = only((within) => within % 16 === 7, pattern('.............xox'));
export const TOM: Variants = { fill: together(rollDown, rollShort) };
