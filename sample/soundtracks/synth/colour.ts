import { Filter } from './filter.js';
import { mapStereo, SAMPLE_RATE, type Stereo } from './stereo.js';

/** Samples between moves of an automated filter. */
const CONTROL_SAMPLES = 32;

/** Warms or fuzzes a bus in place; `drive` of 1 is gentle, 10 is a fuzz pedal. */
export function saturate(bus: Stereo, drive: number): void {
  // A little bias makes even harmonics, the warm ones; its offset is taken out again.
  const bias = 0.12;
  const rest = Math.tanh(bias * drive);
  const makeUp = 1 / Math.tanh(Math.max(1, drive));
  mapStereo(bus, (value) => (Math.tanh((value + bias) * drive) - rest) * makeUp);
}

/** Takes out what lies below `hertz`, in place. */
export function highPass(bus: Stereo, hertz: number): void {
  for (const channel of [bus.left, bus.right]) {
    const filter = new Filter(hertz);
    for (let i = 0; i < channel.length; i += 1) channel[i] = filter.high(channel[i] ?? 0);
  }
}

/** Four-pole low-pass in place, its corner in Hz given by the time in seconds. */
export function lowPass(bus: Stereo, hertzAt: (seconds: number) => number): void {
  for (const channel of [bus.left, bus.right]) {
    const [first, second] = [new Filter(1000, 0.6), new Filter(1000, 1)];
    for (let i = 0; i < channel.length; i += 1) {
      if (i % CONTROL_SAMPLES === 0) {
        const hertz = hertzAt(i / SAMPLE_RATE);
        first.tune(hertz, 0.6);
        second.tune(hertz, 1);
      }
      channel[i] = second.low(first.low(channel[i] ?? 0));
    }
  }
}

/** Raises or lowers a band around `hertz` by `decibels`, in place; `quality` is Q. */
export function bell(bus: Stereo, hertz: number, decibels: number, quality: number): void {
  const gain = 10 ** (decibels / 20) - 1;
  for (const channel of [bus.left, bus.right]) {
    const filter = new Filter(hertz, quality);
    for (let i = 0; i < channel.length; i += 1) {
      const dry = channel[i] ?? 0;
      channel[i] = dry + filter.band(dry) * gain;
    }
  }
}

/** A two-voice chorus in place: slow, a quarter-cycle apart left and right. */
export function chorus(bus: Stereo, depthMs: number, hertz: number, wet: number): void {
  [bus.left, bus.right].forEach((channel, side) => {
    const dry = channel.slice();
    for (let i = 0; i < channel.length; i += 1) {
      const turn = 2 * Math.PI * ((hertz * i) / SAMPLE_RATE + side * 0.25);
      const near = readAt(dry, i - ((9 + depthMs * Math.sin(turn)) * SAMPLE_RATE) / 1000);
      const far = readAt(dry, i - ((14 + depthMs * Math.sin(turn * 0.77 + 2)) * SAMPLE_RATE) / 1000);
      channel[i] = (dry[i] ?? 0) * (1 - wet * 0.4) + (near - far * 0.7) * wet * 0.6;
    }
  });
}

/** A sample between samples, by straight-line interpolation. */
function readAt(samples: Float32Array, position: number): number {
  if (position < 0) return 0;
  const index = Math.trunc(position);
  const here = samples[index] ?? 0;
  return here + ((samples[index + 1] ?? 0) - here) * (position - index);
}
