import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Recording } from './recordings.js';
import { SAMPLE_RATE, type Stereo } from './synth/stereo.js';

/** At this bit rate LAME scales its input by 0.95 of its own accord; this undoes it. */
const MAKE_UP = 1 / 0.95;

/** Encodes a recording's master to an MP3 file with its ID3 tags; needs ffmpeg. */
export function encode({ tags, bitRate }: Recording, master: Stereo, file: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const input = ['-f', 'f32le', '-ar', String(SAMPLE_RATE), '-ac', '2', '-i', 'pipe:0'];
  const metadata = Object.entries(tags).flatMap(([name, value]) => ['-metadata', `${name}=${value}`]);
  const output = ['-c:a', 'libmp3lame', '-b:a', bitRate, '-id3v2_version', '3', ...metadata, file];
  const run = spawnSync('ffmpeg', ['-y', '-v', 'error', ...input, ...output], {
    input: interleave(master),
    encoding: 'utf8',
  });
  if (run.error !== undefined) throw run.error;
  if (run.status !== 0) throw new Error(`ffmpeg failed: ${run.stderr}`);
}

/** Left and right sample by sample, as 32-bit floats, ready for the encoder. */
function interleave(bus: Stereo): Uint8Array {
  const samples = new Float32Array(bus.left.length * 2);
  for (let i = 0; i < bus.left.length; i += 1) {
    samples[2 * i] = (bus.left[i] ?? 0) * MAKE_UP;
    samples[2 * i + 1] = (bus.right[i] ?? 0) * MAKE_UP;
  }
  return new Uint8Array(samples.buffer);
}
