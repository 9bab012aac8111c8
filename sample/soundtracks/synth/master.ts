import { bell, highPass, saturate } from './colour.js';
import { glue } from './glue.js';
import { limit } from './limiter.js';
import { integratedLoudness } from './loudness.js';
import { fromDecibels, mapStereo, mixInto, silence, type Stereo } from './stereo.js';

/** Integrated loudness in LUFS that a finished track has. */
export const TARGET_LUFS = -14;

/** True peak of the master in dBFS; encoding to MP3 adds up to 1.3 dB, and -1 is the line. */
const CEILING_DB = -2.8;

/** Makes a master of a mix: cleans, glues, warms, then sets loudness and ceiling. */
export function master(bus: Stereo): Stereo {
  highPass(bus, 28);
  setLoudness(bus, -18);
  glue(bus, { thresholdDb: -17, ratio: 1.6, attack: 0.03, release: 0.22 });
  setLoudness(bus, -18);
  saturate(bus, 0.7);
  // Synthesised metal is all air and no presence: a little of the one goes to the other.
  bell(bus, 3200, 2.5, 0.6);
  bell(bus, 12_500, -4, 0.6);
  highPass(bus, 20);
  return levelled(bus, TARGET_LUFS);
}

/** A bus at an integrated loudness, limited to the ceiling; what the limiter takes away is made up before it. */
export function levelled(bus: Stereo, lufs: number): Stereo {
  setLoudness(bus, lufs);
  let push = 0;
  let result = bus;
  for (let round = 0; round < 5; round += 1) {
    result = silence(bus.left.length);
    mixInto(result, bus, fromDecibels(push));
    limit(result, fromDecibels(CEILING_DB));
    const missing = lufs - integratedLoudness(result);
    if (Math.abs(missing) < 0.05) break;
    // What is pushed into a limiter comes out of it in part only.
    push += missing * 1.4;
  }
  return result;
}

function setLoudness(bus: Stereo, lufs: number): void {
  const gain = fromDecibels(lufs - integratedLoudness(bus));
  mapStereo(bus, (value) => value * gain);
}
