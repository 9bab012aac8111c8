import { drift } from './drift.js';
import { fade, tape, type Take } from './drums.js';
import { Filter } from './filter.js';
import { SAMPLE_RATE } from './stereo.js';

/** A footstep: the heel's thump at `hertz`, then grit (a path's or snow's) for `seconds`. */
export function footstep(hertz: number, grit: number, seconds: number): Take {
  return (random) => {
    const gravel = new Filter(1900 + random.spread(300), 0.9);
    let grain = 0;
    return tape(seconds + 0.1, (_, now) => {
      // Grit is not steady noise: now and then a grain jumps, and dies within milliseconds.
      if (random.next() < 0.02) grain = random.next();
      grain *= 0.997;
      const heel = Math.sin(2 * Math.PI * hertz * now * (1 - 0.8 * now)) * fade(now, 0.13);
      const rise = Math.min(1, now * 90);
      const crunch = gravel.band(random.spread(1)) * (0.25 + grain) * rise * fade(now, seconds);
      return heel * Math.min(1, now * 900) + crunch * grit * 1.6;
    });
  };
}

/** Sleigh bells shaken once: a handful of small brass bells and their rattle. */
export function sleighBells(seconds: number): Take {
  return (random) => {
    const bells = Array.from({ length: 9 }, () => ({
      hertz: 3600 + random.next() * 4800,
      start: random.next() * 0.02,
      level: 0.07 + random.next() * 0.09,
      ring: seconds * (0.5 + random.next() * 0.5),
    }));
    const rattle = new Filter(6500, 0.9);
    return tape(seconds, (_, now) => {
      let sum = rattle.band(random.spread(1)) * fade(now, 0.05) * 0.5;
      for (const { hertz, start, level, ring } of bells) {
        if (now < start) continue;
        sum += Math.sin(2 * Math.PI * hertz * now) * level * fade(now - start, ring);
      }
      return sum;
    });
  };
}

/** A wooden block struck at `hertz`, gone in `seconds`. */
export function woodblock(hertz: number, seconds = 0.1): Take {
  return (random) => {
    const tune = hertz * (1 + random.spread(0.006));
    return tape(seconds * 1.2, (_, now) => {
      const knock = Math.sin(2 * Math.PI * tune * now + 2.2 * fade(now, 0.02) * Math.sin(9 * tune * now));
      return knock * fade(now, seconds) * Math.min(1, now * 3000);
    });
  };
}

/** A shaker: a short breath of beads, `seconds` long. */
export function shaker(seconds: number): Take {
  return (random) => {
    const beads = new Filter(6800, 0.8);
    return tape(seconds, (_, now) => {
      const swell = Math.sin(Math.PI * Math.min(1, now / seconds)) ** 1.6;
      return beads.band(random.spread(1)) * swell;
    });
  };
}

/** Wind or a riser: noise through a band that slides from `from` to `to` Hz over `seconds`. */
export function sweep(from: number, to: number, seconds: number, swell: number): Take {
  return (random) => {
    const band = new Filter(from, 1.4);
    const total = seconds * SAMPLE_RATE;
    return tape(seconds, (index, now) => {
      const done = index / total;
      if (index % 32 === 0) band.tune(from * (to / from) ** done, 1.4);
      const level = swell > 0 ? done ** swell : (1 - done) ** -swell;
      return band.band(random.spread(1)) * level * Math.min(1, (seconds - now) * 40, now * 200);
    });
  };
}

/** A steel nib drawn over paper for `seconds`: it catches, and lets go. */
export function scratch(hertz: number, seconds: number): Take {
  return (random) => {
    const paper = new Filter(hertz, 1.2);
    let catches = 0;
    return tape(seconds, (_, now) => {
      if (random.next() < 0.01) catches = random.next();
      catches *= 0.985;
      const press = Math.sin(Math.PI * Math.min(1, now / seconds)) ** 0.7;
      return paper.band(random.spread(1)) * (0.12 + catches) * press;
    });
  };
}

/** Water perking, about `rate` bubbles a second, in fits. */
export function bubbles(rate: number, seconds: number): Take {
  return (random) => {
    const boil = drift(random, seconds, 1.3);
    let [hertz, age, phase] = [400, 1, 0];
    return tape(seconds, (_, now) => {
      if (random.next() < (rate * 3 * boil(now) ** 2) / SAMPLE_RATE) {
        [hertz, age, phase] = [280 + 520 * random.next(), 0, 0];
      }
      age += 1 / SAMPLE_RATE;
      // A bubble's note climbs while it bursts.
      phase += (hertz * (1 + 9 * age)) / SAMPLE_RATE;
      return Math.sin(2 * Math.PI * phase) * fade(age, 0.1) * Math.min(1, age * 600);
    });
  };
}
