import { Filter } from './filter.js';
import { SAMPLE_RATE, silence, type Stereo } from './stereo.js';

/** A room: seconds to -60 dB, the corner in Hz above which it dulls, and the wait before it answers. */
export interface Room {
  readonly seconds: number;
  readonly dampHertz: number;
  readonly preDelay: number;
  /** Scales the walls' distances; 1 is a large hall. */
  readonly size: number;
}

/** Lengths in samples of the eight lines at size 1; primes, so that their echoes never pile up. */
const LINES = [1499, 1789, 2137, 2477, 2851, 3259, 3607, 4091];

interface Line {
  readonly memory: Float32Array;
  readonly keep: number;
  /** State of the one-pole damping, and what the line gives out now. */
  damped: number;
  out: number;
}

/** A feedback delay network of eight lines mixed by a Householder matrix; returns wet sound only. */
export function reverb(input: Stereo, room: Room): Stereo {
  const length = input.left.length;
  const wet = silence(length);
  const wait = Math.round(room.preDelay * SAMPLE_RATE);
  const damping = Math.exp((-2 * Math.PI * room.dampHertz) / SAMPLE_RATE);
  const lines: Line[] = LINES.map((samples) => {
    const size = Math.round(samples * room.size);
    return {
      memory: new Float32Array(size),
      keep: 10 ** ((-3 * size) / (room.seconds * SAMPLE_RATE)),
      damped: 0,
      out: 0,
    };
  });
  const diffuseLeft = [new AllPass(241, 0.6), new AllPass(379, 0.6)];
  const diffuseRight = [new AllPass(263, 0.6), new AllPass(353, 0.6)];
  // Bass in a reverb is mud.
  const cutLeft = new Filter(180);
  const cutRight = new Filter(180);
  for (let i = 0; i < length; i += 1) {
    const from = i - wait;
    let left = from < 0 ? 0 : cutLeft.high(input.left[from] ?? 0);
    let right = from < 0 ? 0 : cutRight.high(input.right[from] ?? 0);
    for (const pass of diffuseLeft) left = pass.next(left);
    for (const pass of diffuseRight) right = pass.next(right);
    let sum = 0;
    for (const line of lines) {
      line.out = line.memory[i % line.memory.length] ?? 0;
      sum += line.out;
    }
    const shared = sum * 0.25;
    let outLeft = 0;
    let outRight = 0;
    lines.forEach((line, n) => {
      const source = n % 2 === 0 ? left : right;
      const back = (line.out - shared) * line.keep;
      line.damped = back + (line.damped - back) * damping;
      line.memory[i % line.memory.length] = source + line.damped;
      const sign = n % 4 < 2 ? 1 : -1;
      if (n % 2 === 0) outLeft += sign * line.out;
      else outRight += sign * line.out;
    });
    wet.left[i] = outLeft * 0.4;
    wet.right[i] = outRight * 0.4;
  }
  return wet;
}

/** A Schroeder all-pass: smears a click into a murmur without colouring it. */
class AllPass {
  private readonly memory: Float32Array;
  private at = 0;

  public constructor(
    samples: number,
    private readonly gain: number,
  ) {
    this.memory = new Float32Array(samples);
  }

  /** Passes one sample. */
  public next(input: number): number {
    const old = this.memory[this.at] ?? 0;
    const inner = input + old * this.gain;
    this.memory[this.at] = inner;
    this.at = (this.at + 1) % this.memory.length;
    return old - inner * this.gain;
  }
}
