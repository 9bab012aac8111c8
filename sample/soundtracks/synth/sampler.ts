import type { Take } from './drums.js';
import { pour, type Instrument } from './instrument.js';
import { makeRandom } from './random.js';

/** Different takes of a drum, so that no two hits in a row are the same samples. */
const ROUNDS = 5;

/** An instrument that plays recorded takes in turn; `pan` in [-1, 1], pitch is ignored. */
export function sampler(name: string, take: Take, pan = 0, stray = 0): Instrument {
  const random = makeRandom(name);
  const takes: Float32Array[] = [];
  let turn = 0;
  return (bus, { start, note }, chance) => {
    if (takes.length < ROUNDS) takes.push(take(random));
    const sound = takes[turn % takes.length] ?? new Float32Array(0);
    turn += 1;
    pour(bus, start, sound, pan + chance.spread(stray), note.velocity ** 1.5);
  };
}

/** A stereo pair of different takes of one sound, hard left and right: wide noise, wide cymbals. */
export function wide(name: string, take: Take): Instrument {
  const [left, right] = [sampler(`${name} left`, take, -0.9), sampler(`${name} right`, take, 0.9)];
  return (bus, placed, random) => {
    left(bus, placed, random);
    right(bus, placed, random);
  };
}
