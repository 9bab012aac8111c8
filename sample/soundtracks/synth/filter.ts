import { SAMPLE_RATE } from './stereo.js';

/** A two-pole state-variable filter (trapezoidal), stable under fast sweeps. */
export class Filter {
  private first = 0;
  private second = 0;
  private a1 = 0;
  private a2 = 0;
  private a3 = 0;
  private damping = 1;
  private bandValue = 0;
  private highValue = 0;

  public constructor(hertz: number, quality = Math.SQRT1_2) {
    this.tune(hertz, quality);
  }

  /** Moves the corner to `hertz`; `quality` is Q, 0.707 for none, above 4 for a whistle. */
  public tune(hertz: number, quality = Math.SQRT1_2): void {
    const safe = Math.min(Math.max(hertz, 10), SAMPLE_RATE * 0.45);
    const warped = Math.tan((Math.PI * safe) / SAMPLE_RATE);
    this.damping = 1 / quality;
    this.a1 = 1 / (1 + warped * (warped + this.damping));
    this.a2 = warped * this.a1;
    this.a3 = warped * this.a2;
  }

  /** Low-passes one sample. */
  public low(input: number): number {
    const v3 = input - this.second;
    const v1 = this.a1 * this.first + this.a2 * v3;
    const v2 = this.second + this.a2 * this.first + this.a3 * v3;
    this.first = 2 * v1 - this.first;
    this.second = 2 * v2 - this.second;
    this.bandValue = v1 * this.damping;
    this.highValue = input - this.bandValue - v2;
    return v2;
  }

  /** Band-passes one sample; unity gain at the centre. */
  public band(input: number): number {
    this.low(input);
    return this.bandValue;
  }

  /** High-passes one sample. */
  public high(input: number): number {
    this.low(input);
    return this.highValue;
  }
}
