import { SAMPLE_RATE, type Stereo } from './stereo.js';

/** A running biquad with normalised coefficients. */
class Biquad {
  private z1 = 0;
  private z2 = 0;

  public constructor(
    private readonly b: readonly [number, number, number],
    private readonly a: readonly [number, number],
  ) {}

  public next(input: number): number {
    const out = this.b[0] * input + this.z1;
    this.z1 = this.b[1] * input - this.a[0] * out + this.z2;
    this.z2 = this.b[2] * input - this.a[1] * out;
    return out;
  }
}

/** Integrated loudness in LUFS, gated, after ITU-R BS.1770-4. */
export function integratedLoudness(bus: Stereo): number {
  const hop = Math.round(SAMPLE_RATE / 10);
  const quarters = [bus.left, bus.right].map((channel) => hopPowers(channel, hop));
  const [left = [], right = []] = quarters;
  const blocks: number[] = [];
  for (let i = 0; i + 4 <= left.length; i += 1) {
    let power = 0;
    for (let k = i; k < i + 4; k += 1) power += (left[k] ?? 0) + (right[k] ?? 0);
    blocks.push(power / 4);
  }
  const audible = blocks.filter((power) => toLufs(power) > -70);
  const relative = toLufs(mean(audible)) - 10;
  return toLufs(mean(audible.filter((power) => toLufs(power) > relative)));
}

/** Mean K-weighted power of each tenth of a second. */
function hopPowers(channel: Float32Array, hop: number): number[] {
  const shelf = kShelf();
  const cut = kHighPass();
  const powers: number[] = [];
  let sum = 0;
  for (let i = 0; i < channel.length; i += 1) {
    const weighted = cut.next(shelf.next(channel[i] ?? 0));
    sum += weighted * weighted;
    if ((i + 1) % hop === 0) {
      powers.push(sum / hop);
      sum = 0;
    }
  }
  return powers;
}

function kShelf(): Biquad {
  const k = Math.tan((Math.PI * 1681.974450955533) / SAMPLE_RATE);
  const q = 0.7071752369554196;
  const high = 10 ** (3.999843853973347 / 20);
  const band = high ** 0.4996667741545416;
  const norm = 1 + k / q + k * k;
  return new Biquad(
    [
      (high + (band * k) / q + k * k) / norm,
      (2 * (k * k - high)) / norm,
      (high - (band * k) / q + k * k) / norm,
    ],
    [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm],
  );
}

function kHighPass(): Biquad {
  const k = Math.tan((Math.PI * 38.13547087602444) / SAMPLE_RATE);
  const q = 0.5003270373238773;
  const norm = 1 + k / q + k * k;
  return new Biquad([1, -2, 1], [(2 * (k * k - 1)) / norm, (1 - k / q + k * k) / norm]);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}

function toLufs(power: number): number {
  return -0.691 + 10 * Math.log10(Math.max(power, 1e-12));
}
