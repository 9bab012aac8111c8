import { Filter } from './filter.js';
import { SAMPLE_RATE, silence, type Stereo } from './stereo.js';

/** An echo: seconds between repeats, feedback in [0, 1), and the band in Hz that it keeps. */
export interface Echo {
  readonly seconds: number;
  readonly feedback: number;
  readonly lowHertz: number;
  readonly highHertz: number;
}

/** A ping-pong delay: what comes in answers from the left, then the right; returns echoes only. */
export function pingPong(input: Stereo, echo: Echo): Stereo {
  const length = input.left.length;
  const wet = silence(length);
  const samples = Math.round(echo.seconds * SAMPLE_RATE);
  const dull = [new Filter(echo.highHertz), new Filter(echo.highHertz)] as const;
  const thin = [new Filter(echo.lowHertz), new Filter(echo.lowHertz)] as const;
  for (let i = samples; i < length; i += 1) {
    const from = i - samples;
    const mono = ((input.left[from] ?? 0) + (input.right[from] ?? 0)) * 0.5;
    const crossed = mono + (wet.right[from] ?? 0) * echo.feedback;
    wet.left[i] = thin[0].high(dull[0].low(crossed));
    wet.right[i] = thin[1].high(dull[1].low((wet.left[from] ?? 0) * echo.feedback));
  }
  return wet;
}
