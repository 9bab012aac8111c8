/**
 * One sample of a waveform in [-1, 1].
 * `phase` is in cycles [0, 1), `step` in cycles per sample, `width` the pulse's duty cycle.
 */
export type Waveform = (phase: number, step: number, width: number) => number;

/** The waveforms a voice can be built of. */
export type Shape = 'saw' | 'pulse' | 'triangle' | 'sine';

const WAVEFORMS: Record<Shape, Waveform> = {
  saw: (phase, step) => 2 * phase - 1 - polyBlep(phase, step),
  pulse: (phase, step, width) => {
    const fall = phase >= width ? phase - width : phase - width + 1;
    const naive = phase < width ? 1 : -1;
    // A pulse that is not square carries an offset; taking it out keeps the mix free of DC.
    return naive + polyBlep(phase, step) - polyBlep(fall, step) - (2 * width - 1);
  },
  triangle: (phase) => 1 - 4 * Math.abs(phase - 0.5),
  sine: (phase) => Math.sin(2 * Math.PI * phase),
};

/** The waveform function of a shape; chosen once per note, called per sample. */
export function waveform(shape: Shape): Waveform {
  return WAVEFORMS[shape];
}

/** Frequency in Hz of a MIDI pitch (fractions allowed; 69 is 440 Hz). */
export function pitchToHz(midi: number): number {
  return 440 * 2 ** ((midi - 69) / 12);
}

/** Rounds the corner at a jump, so that saws and pulses do not alias. */
function polyBlep(phase: number, step: number): number {
  if (phase < step) {
    const near = phase / step;
    return near + near - near * near - 1;
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step;
    return near * near + near + near + 1;
  }
  return 0;
}
