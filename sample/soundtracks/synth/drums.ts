import { keep } from './envelope.js';
import { Filter } from './filter.js';
import type { Random } from './random.js';
import { SAMPLE_RATE } from './stereo.js';

/** Renders one take of a drum: mono samples, peaking near 1. */
export type Take = (random: Random) => Float32Array;

/** A tape of `seconds`, each sample computed from its index and the time in seconds. */
export function tape(seconds: number, at: (index: number, now: number) => number): Float32Array {
  return Float32Array.from({ length: Math.round(seconds * SAMPLE_RATE) }, (_, i) => at(i, i / SAMPLE_RATE));
}

/** Decay to -60 dB in `seconds`, as a level at time `now`. */
export function fade(now: number, seconds: number): number {
  return Math.exp((-6.9 * now) / seconds);
}

/** A kick that falls from `high` to `low` Hz; `seconds` to -60 dB, `click` the beater's level. */
export function kick(high: number, low: number, seconds: number, click: number): Take {
  return (random) => {
    const snap = new Filter(3200, 0.8);
    let phase = 0;
    return tape(seconds, (_, now) => {
      phase += (low + (high - low) * Math.exp(-now * 42)) / SAMPLE_RATE;
      const body = Math.sin(2 * Math.PI * phase) * fade(now, seconds) * Math.min(1, now * 1500);
      const beater = snap.band(random.spread(1)) * fade(now, 0.02) * click;
      return Math.tanh(1.8 * (body + beater)) * Math.min(1, (seconds - now) * 60);
    });
  };
}

/** A snare of two drum modes at `hertz` and above, and wires that hiss for `seconds`. */
export function snare(hertz: number, seconds: number, wires: number): Take {
  return (random) => {
    const low = new Filter(hertz * 6, 0.7);
    const air = new Filter(1400, 0.7);
    const tune = hertz * (1 + random.spread(0.01));
    return tape(seconds * 1.2, (_, now) => {
      const sag = tune * (1 + 0.5 * Math.exp(-now * 70));
      const shell = Math.sin(2 * Math.PI * sag * now) + 0.6 * Math.sin(2 * Math.PI * sag * 1.78 * now);
      const hiss = air.high(random.spread(1)) * 0.7 + low.band(random.spread(1)) * 0.9;
      return Math.tanh(shell * 0.75 * fade(now, 0.16) + hiss * wires * fade(now, seconds));
    });
  };
}

/** A clap: four small bursts and a tail. */
export function clap(hertz: number): Take {
  return (random) => {
    const body = new Filter(hertz, 1.3);
    const starts = [0, 0.011, 0.021, 0.03].map((start) => start + random.spread(0.0015));
    return tape(0.3, (_, now) => {
      const bursts = starts.map((start) => (now < start ? 0 : fade(now - start, 0.035)));
      const level = Math.max(...bursts, now > 0.03 ? 0.6 * fade(now - 0.03, 0.22) : 0);
      return body.band(random.spread(1)) * level * 1.6;
    });
  };
}

/** A hi-hat or cymbal: a cluster of squares and noise above `hertz`, `seconds` to -60 dB. */
export function metal(hertz: number, seconds: number, noise: number): Take {
  const cluster = [1, 1.342, 1.2312, 1.6532, 1.9523, 2.1523];
  return (random) => {
    const [first, second] = [new Filter(hertz), new Filter(hertz)];
    const phases = cluster.map(() => random.next());
    const decay = keep(seconds);
    let level = 1;
    return tape(seconds, (index) => {
      let ring = 0;
      cluster.forEach((ratio, n) => {
        const phase = ((phases[n] ?? 0) + (index * ratio * 423) / SAMPLE_RATE) % 1;
        ring += phase < 0.5 ? 0.16 : -0.16;
      });
      level *= decay;
      return second.high(first.high(ring + random.spread(noise))) * level;
    });
  };
}

/** A tom at `hertz`, sagging a fourth as it rings. */
export function tom(hertz: number, seconds: number): Take {
  return (random) => {
    const skin = new Filter(hertz * 9, 0.7);
    let phase = 0;
    return tape(seconds, (_, now) => {
      phase += (hertz * (1 + 0.45 * Math.exp(-now * 22))) / SAMPLE_RATE;
      const stick = skin.band(random.spread(1)) * fade(now, 0.05) * 0.5;
      return Math.tanh(1.4 * (Math.sin(2 * Math.PI * phase) * fade(now, seconds) + stick));
    });
  };
}
