import { SAMPLE_RATE } from './stereo.js';

/** Attack, decay and release in seconds; sustain as a level in [0, 1]. */
export interface EnvelopeSpec {
  readonly attack: number;
  readonly decay: number;
  readonly sustain: number;
  readonly release: number;
}

/** Release times are to -60 dB, so that a note may be cut off there unheard. */
const SIXTY_DECIBELS = Math.log(1000);

/** Runs an envelope one sample at a time: linear attack, exponential decay and release. */
export class Envelope {
  private level = 0;
  private position = 0;
  private readonly attackStep: number;
  private readonly attackSamples: number;
  private readonly decayKeep: number;
  private readonly releaseKeep: number;

  /** `gate` is how many samples the key is held. */
  public constructor(
    private readonly spec: EnvelopeSpec,
    private readonly gate: number,
  ) {
    this.attackSamples = Math.max(1, Math.round(spec.attack * SAMPLE_RATE));
    this.attackStep = 1 / this.attackSamples;
    this.decayKeep = keep(spec.decay);
    this.releaseKeep = keep(spec.release);
  }

  /** The next level in [0, 1]. */
  public next(): number {
    if (this.position >= this.gate) this.level *= this.releaseKeep;
    else if (this.position < this.attackSamples) this.level += this.attackStep;
    else this.level = this.spec.sustain + (this.level - this.spec.sustain) * this.decayKeep;
    this.position += 1;
    return this.level;
  }
}

/** How many samples a note sounds in all: its gate and its release. */
export function soundingSamples(spec: EnvelopeSpec, gate: number): number {
  return gate + Math.ceil(spec.release * SAMPLE_RATE);
}

/** The factor per sample of a decay that loses 60 dB in `seconds`. */
export function keep(seconds: number): number {
  return Math.exp(-SIXTY_DECIBELS / Math.max(1, seconds * SAMPLE_RATE));
}
