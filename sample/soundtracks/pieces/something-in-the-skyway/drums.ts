import type { Player } from '../../form.js';
import { filled, only, pattern, together } from '../../players.js';

type Variants = Readonly<Record<string, Player>>;

const first = only((within) => within === 0, pattern('X...............'));
const ninth = only((within) => within === 8, pattern('x...............'));

/** Heels on terrazzo, every beat; alone, the echo of one now and then comes early. */
export const FEET: Variants = {
  heels: pattern('x...x...x...x...'),
  door: pattern(...Array.from({ length: 5 }, () => 'x...x...x...x...'), 'X.......o.......'),
  alone: pattern('X...x...X...x...', 'X...x...X...x...', 'X...x...X...x...', 'X...x...X...x.g.'),
};

export const KICK: Variants = {
  pulse: pattern('X...o...x...o...', 'X...o...x..oo...'),
  motorik: filled(pattern('X..ox...X.o.x...', 'X..ox...X.o.x.o.'), 'X..oX...X.o.X...', 'X...X..xX...X.o.'),
  four: filled(pattern('X...X...X...X...', 'X...X...X...X..x'), 'X...X...X..xX.x.', 'X...X..xX...X...'),
  gather: pattern(
    ...Array.from({ length: 4 }, () => 'o...o...o...o...'),
    ...Array.from({ length: 3 }, () => 'x...x...x...x..o'),
    'X...X...X.......',
  ),
  exit: pattern(...Array.from({ length: 5 }, () => 'X..ox...X.o.x...'), 'X...............'),
};

export const SNARE: Variants = {
  enter: only((within, bars) => within === bars - 1, pattern('......o.o.xx.xX.')),
  back: filled(
    pattern('....X..g.g..X...', '....X..g.g..X..g', '....X..g.g..X...', '....X....go.X.g.'),
    '....X..x..x.X.xx',
    '....X..x..x.X.XX',
    '....X.xx.xx.Xxxx',
  ),
  rim: filled(pattern('....o..g....o.g.', '....o..g.g..o...'), '....o..o..o.xxxx', '....o...o.oxX.xX'),
  double: filled(pattern('....X..g.g.oX...', '....X..o.g..X.o.'), '....X.xx.xx.XXXX', 'X..xX..xX.x.XXXX'),
  roll: pattern(
    '....o.......o...',
    '....o.......o..g',
    '....o..g....o...',
    '....o..g..g.o.g.',
    'o...o...o...o...',
    'o..o..o..o..o.o.',
    'x.x.x.x.x.x.x.x.',
    'ooooxxxxxxXX....',
  ),
};

export const CLAP: Variants = {
  back: pattern('....x.......x...'),
  off: pattern('....x.......x...', '....x.......x.o.', '....x.......x...', '....x..o....x..o'),
};

export const HAT: Variants = {
  ticks: pattern('o.g.o.g.o.g.o.gg', 'o.g.o.ggo.g.o.g.'),
  sixteenths: filled(
    pattern('xgxgxgxgxgxgxgxg', 'xgxgxggxxgxgxgxg', 'xgxgxgxgxgxxgxxg'),
    'xgxgxgxgx.......',
    'xgxgxg..x.x.....',
  ),
  open: filled(pattern('xgx.xgx.xgx.xgx.', 'xgx.xgx.xgx.xgxg'), 'g.x.g.x.g.......', 'g.x.g.x.........'),
};

/** A block that counts in threes against the four: sixteen bars do not come out even. */
export const BLOCK: Variants = {
  threes: pattern('x..g..x..g..x..g', '..x..g..x..g..x.', '.g..x..g..x..g..'),
};

export const CRASH: Variants = { first, both: together(first, ninth) };
