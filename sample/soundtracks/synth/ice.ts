import { fade, tape, type Take } from './drums.js';
import { Filter } from './filter.js';
import { pour, type Instrument } from './instrument.js';
import { SAMPLE_RATE } from './stereo.js';

/**
 * A crack as it is heard through a sheet of ice, in which high notes travel faster than low ones:
 * a snap, then a song that falls from `high` to `low` Hz over `seconds`.
 */
export function crack(high: number, low: number, seconds: number): Take {
  return (random) => {
    const split = new Filter(high * 0.8, 0.8);
    const [from, to] = [high * (1 + random.spread(0.2)), low * (1 + random.spread(0.2))];
    let phase = random.next();
    return tape(seconds, (_, now) => {
      phase += (to + (from - to) / (1 + (9 * now) / seconds) ** 2) / SAMPLE_RATE;
      const song = Math.sin(2 * Math.PI * phase) * fade(now, seconds);
      const snap = split.band(random.spread(1)) * fade(now, 0.11);
      return (song + snap) * Math.min(1, now * 900);
    });
  };
}

/** A rip through the ice: `cracks` in `seconds`, from one place to another. */
export interface RipSpec {
  readonly seconds: number;
  readonly cracks: number;
  /** -1 is far to the left, 1 far to the right, 0 under the floor. */
  readonly from: number;
  readonly to: number;
}

/** Makes a rip; what is far off is quiet and drawn out, what is near is sharp. */
export function rip({ seconds, cracks, from, to }: RipSpec): Instrument {
  return (bus, { start, note }, random) => {
    for (let n = 0; n < cracks; n += 1) {
      const done = (n + random.next()) / cracks;
      const place = from + (to - from) * done;
      const near = Math.exp(-((place / 0.5) ** 2));
      const sound = crack(700 + 2600 * near, 130, 0.7 - 0.4 * near)(random);
      const level = note.velocity * (0.12 + 0.88 * near) * (0.4 + 0.6 * random.next());
      pour(bus, start + Math.round(done * seconds * SAMPLE_RATE), sound, place, level);
    }
  };
}
