import { drift } from './drift.js';
import { tape, type Take } from './drums.js';
import { Filter } from './filter.js';
import { SAMPLE_RATE } from './stereo.js';

/** Samples between moves of a filter. */
const CONTROL_SAMPLES = 32;

/** Wind in gusts around `hertz`; the harder it blows, the higher it sings. */
export function wind(hertz: number, seconds: number): Take {
  return (random) => {
    const gust = drift(random, seconds, 2.3);
    const [body, whistle] = [new Filter(hertz, 1.1), new Filter(hertz * 3, 9)];
    return tape(seconds, (index, now) => {
      const force = gust(now);
      if (index % CONTROL_SAMPLES === 0) {
        body.tune(hertz * (0.7 + 0.8 * force), 1.1);
        whistle.tune(hertz * (2 + 1.6 * force), 9);
      }
      const air = random.spread(1);
      return (body.band(air) + whistle.band(air) * 0.5 * force) * (0.2 + force ** 1.5);
    });
  };
}

/** Sea that comes in and drags out again every `period` seconds. */
export function surf(period: number, seconds: number): Take {
  return (random) => {
    const [deep, wash, shingle] = [new Filter(130), new Filter(600, 0.8), new Filter(2800, 0.8)];
    return tape(seconds, (index, now) => {
      const turn = (now / period) % 1;
      const comes = Math.sin(Math.PI * Math.min(1, turn / 0.5)) ** 2;
      const goes = Math.sin(Math.PI * Math.max(0, (turn - 0.3) / 0.7)) ** 2;
      if (index % CONTROL_SAMPLES === 0) wash.tune(320 + 700 * comes, 0.8);
      const water = random.spread(1);
      return (
        deep.low(water) * (0.8 + 1.6 * comes) +
        wash.band(water) * (0.08 + 0.9 * comes) +
        shingle.band(water) * 0.16 * goes
      );
    });
  };
}

/** Rain: a fine hiss, and `drops` a second that ring where they strike. */
export function rain(drops: number, seconds: number): Take {
  return (random) => {
    const [fine, struck] = [new Filter(5200, 0.6), new Filter(1800, 9)];
    return tape(seconds, () => {
      const strikes = random.next() < drops / SAMPLE_RATE;
      if (strikes) struck.tune(1000 + 2600 * random.next(), 9);
      return fine.band(random.spread(1)) * 0.08 + struck.band(strikes ? 40 * random.next() ** 2 : 0);
    });
  };
}

/** Air moved around `hertz`, in and out once in `period` seconds, longer out than in. */
export function breathing(hertz: number, period: number, seconds: number): Take {
  return (random) => {
    const duct = new Filter(hertz, 2.5);
    return tape(seconds, (index, now) => {
      const turn = (now / period) % 1;
      const [part, height] = turn < 0.42 ? [turn / 0.42, 1.15] : [(turn - 0.42) / 0.58, 0.85];
      if (index % CONTROL_SAMPLES === 0) duct.tune(hertz * height, 2.5);
      return duct.band(random.spread(1)) * Math.sin(Math.PI * part) ** 2;
    });
  };
}
