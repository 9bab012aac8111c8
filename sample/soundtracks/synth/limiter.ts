import { keep } from './envelope.js';
import { SAMPLE_RATE, type Stereo } from './stereo.js';

/** Taps on either side of the point between two samples that a true peak is read from. */
const REACH = 6;
const FRACTIONS = [0.25, 0.5, 0.75];

/** Limits a bus in place, so that its true peak stays at or below `ceiling` (linear). */
export function limit(bus: Stereo, ceiling: number): void {
  const length = bus.left.length;
  const ahead = Math.round(0.005 * SAMPLE_RATE);
  const needed = neededGain(bus, ceiling);
  const lowest = slidingMinimum(needed, ahead);
  const release = keep(0.35);
  let held = 1;
  // The mean over the look-ahead of a held minimum reaches the minimum just as the peak arrives.
  const window = new Float32Array(ahead).fill(1);
  let sum = ahead;
  for (let i = 0; i < length; i += 1) {
    const target = lowest[i] ?? 1;
    held = target < held ? target : target + (held - target) * release;
    sum += held - (window[i % ahead] ?? 1);
    window[i % ahead] = held;
    needed[i] = sum / ahead;
  }
  for (let i = 0; i < length; i += 1) {
    const gain = Math.min(1, needed[i] ?? 1);
    bus.left[i] = (bus.left[i] ?? 0) * gain;
    bus.right[i] = (bus.right[i] ?? 0) * gain;
  }
}

/** For each sample the gain that keeps the peak at and just after it under the ceiling. */
function neededGain(bus: Stereo, ceiling: number): Float32Array {
  const kernels = FRACTIONS.map(kernel);
  const gain = new Float32Array(bus.left.length).fill(1);
  for (const channel of [bus.left, bus.right]) {
    for (let i = 0; i < channel.length; i += 1) {
      let peak = Math.abs(channel[i] ?? 0);
      // Only a sample near the ceiling can hide a peak over it, so the quiet ones are skipped.
      if (peak > ceiling * 0.6) {
        for (const taps of kernels) peak = Math.max(peak, Math.abs(between(channel, i, taps)));
      }
      if (peak > ceiling) gain[i] = Math.min(gain[i] ?? 1, ceiling / peak);
    }
  }
  return gain;
}

/** The minimum over each sample and the `ahead` samples after it. */
function slidingMinimum(values: Float32Array, ahead: number): Float32Array {
  const out = new Float32Array(values.length);
  const queue = new Int32Array(values.length);
  let head = 0;
  let tail = 0;
  for (let i = 0; i < values.length + ahead; i += 1) {
    if (i < values.length) {
      while (tail > head && (values[queue[tail - 1] ?? 0] ?? 1) >= (values[i] ?? 1)) tail -= 1;
      queue[tail] = i;
      tail += 1;
    }
    const at = i - ahead;
    if (at < 0) continue;
    while (head < tail - 1 && (queue[head] ?? 0) < at) head += 1;
    out[at] = values[queue[head] ?? 0] ?? 1;
  }
  return out;
}

/** Windowed-sinc taps that read a signal `fraction` of a sample after a sample. */
function kernel(fraction: number): Float64Array {
  return Float64Array.from({ length: 2 * REACH }, (_, n) => {
    const x = n - REACH + 1 - fraction;
    const window = Math.cos((Math.PI * x) / (2 * REACH + 1)) ** 2;
    return (Math.sin(Math.PI * x) / (Math.PI * x)) * window;
  });
}

function between(channel: Float32Array, index: number, taps: Float64Array): number {
  let sum = 0;
  for (let n = 0; n < taps.length; n += 1) {
    sum += (channel[index + n - REACH + 1] ?? 0) * (taps[n] ?? 0);
  }
  return sum;
}
