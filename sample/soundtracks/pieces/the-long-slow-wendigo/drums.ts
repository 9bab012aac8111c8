import type { Player } from '../../form.js';
import { filled, only, pattern, together } from '../../players.js';

type Variants = Readonly<Record<string, Player>>;

/** Twelve steps to a bar: the beat falls into threes throughout. */
const first = only((within) => within === 0, pattern('X...........'));
const ninth = only((within) => within === 8, pattern('x...........'));

/** Boots in snow on every beat, left and right. */
export const FEET: Variants = {
  walk: pattern('X..x..X..x..'),
  halt: together(
    only((within, bars) => within < bars - 2, pattern('X..x..X..x..')),
    only((within, bars) => within === bars - 2, pattern('X...........')),
  ),
};

/** A heart, twice to a bar; it comes in about when you have stopped noticing your own. */
export const HEART: Variants = {
  near: only((within) => within > 3, pattern('X.o...X.o...')),
  last: only((within) => within > 3, pattern('x.o...x.o...', 'x.o...x.o...', 'x.o...x.o...', 'x.o...o.g...')),
};

/** What walks beside them takes one step to their four. */
export const GIANT: Variants = {
  step: pattern('X...........'),
  far: pattern('o...........', '............'),
};

export const KICK: Variants = {
  half: filled(pattern('X..o..g..o..', 'X..o..g..o.x'), 'X..o..x..x.x', 'X..o.xx..x.x'),
  heavy: filled(
    pattern('X..x.xo..x..', 'X..x..o..x.x', 'X..x.xo..x..', 'X..x..o.xx.x'),
    'X..x.xX..x.x',
    'X.xX.xX..X..',
  ),
  march: filled(pattern('X..X..X..X..', 'X..X..X..X.x'), 'X..X.xX..X.x', 'X..X..X.xX.x'),
  gather: pattern(
    'o..o..o..o..',
    'o..o..o..o..',
    'x..o..x..o..',
    'x..o..x..o..',
    'x..x..x..x..',
    'x..x..x..x..',
    'X..X..X..X..',
    'X..X..X.....',
  ),
  last: only((within) => within === 0, pattern('X...........')),
};

export const SNARE: Variants = {
  enter: only(
    (within) => within > 3,
    pattern('......X.....', '......X....o', '......X.....', '......x.xX.X'),
  ),
  half: filled(
    pattern('......X.....', '......X..g..', '......X.....', '..g...X..g.g'),
    '......X.xxoX',
    '......XoxXxX',
    '......X..xXX',
  ),
  back: filled(
    pattern('...X.....X..', '...X.g...X.g', '...X.....X..', '...X.g.g.X..'),
    '...X.oxoxXxX',
    '...X.....XXX',
    '...XoxXoxXxX',
  ),
  gather: pattern(
    '......x.....',
    '......x.....',
    '......x..o..',
    '......x..o..',
    '...o..x..o..',
    '...o..x..x.o',
    'x.ox.ox.ox.o',
    'oooxxxxxxX..',
  ),
};

export const RIDE: Variants = {
  sparse: pattern('x.....x.....'),
  half: filled(pattern('x..o.gx..o.g', 'x..o.gx..o..'), 'x..o..x.....'),
  bell: filled(pattern('X..x..X..x..', 'X..x..X..x.o'), 'X..x..X.....'),
  shuffle: filled(pattern('x.ox.ox.ox.o', 'x.ox.ox.oxgo'), 'x.ox.ox.....'),
};

export const SLEIGH: Variants = {
  far: pattern('o..g..o..g..'),
  beats: pattern('x..o..x..o..'),
  triplets: pattern('x.gx.gx.gx.g', 'x.gx.gx.gxgg'),
};

export const CRASH: Variants = { first, both: together(first, ninth) };

/** The toms fall where the snare's fills leave room, and lead the gathering. */
export const TOM: Variants = {
  fill: only((within) => within % 8 === 7, pattern('.......x.o.x', '........x.ox')),
  gather: pattern('x..o.ox..o.o', 'x..o.ox..oxo', 'x.ox.ox.ox.o', 'x.ox.oxoxx.o'),
};
