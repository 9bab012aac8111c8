import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../project.js';
import { starts } from './form.js';
import { RECORDINGS, type Recording } from './recordings.js';
import { BEATS_PER_BAR, beatToSample } from './sequence.js';
import { SAMPLE_RATE } from './synth/stereo.js';

/** Runs a program; gives its standard output as bytes and its standard error as text. */
function run(program: string, args: readonly string[], input?: Uint8Array): { out: Buffer; err: string } {
  const done = spawnSync(program, args, { input, maxBuffer: 2 ** 30 });
  if (done.error !== undefined) throw done.error;
  return { out: done.stdout, err: done.stderr.toString() };
}

/** What follows the last `label` in a program's report, up to the line's end. */
function after(report: string, label: string): string {
  return (
    report
      .slice(report.lastIndexOf(label) + label.length)
      .split('\n')[0]
      ?.trim() ?? ''
  );
}

/** A level in decibels, for the report. */
function decibels(amplitude: number): string {
  return (20 * Math.log10(Math.max(amplitude, 1e-9))).toFixed(1).padStart(6);
}

/** One line on a section: its level, crest factor and offset, from mono samples. */
function describe(samples: Float32Array): string {
  let power = 0;
  let peak = 0;
  let sum = 0;
  for (const value of samples) {
    power += value * value;
    peak = Math.max(peak, Math.abs(value));
    sum += value;
  }
  const rms = Math.sqrt(power / samples.length);
  const offset = Math.abs(sum / samples.length);
  return `${decibels(rms)} dB RMS, crest ${decibels(peak / rms)} dB, offset ${offset.toExponential(1)}`;
}

/** A file's samples, left and right by turns, as ffmpeg decodes them. */
function decoded(file: string): Float32Array {
  const form = ['-f', 'f32le', '-ac', '2', '-ar', String(SAMPLE_RATE), '-'];
  const raw = run('ffmpeg', ['-v', 'error', '-i', file, ...form]).out;
  return new Float32Array(raw.buffer, raw.byteOffset, Math.floor(raw.length / 8) * 2);
}

/** How many decibels the left side is louder than the right. */
function lean(stereo: Float32Array): string {
  const power = [0, 0] as [number, number];
  stereo.forEach((value, index) => (power[index % 2 === 0 ? 0 : 1] += value * value));
  return decibels(Math.sqrt(power[0] / power[1])).trim();
}

/** The tempo that a recording states, and what two detectors hear. */
function tempo(stated: string, mono: Float32Array, file: string): string {
  const bytes = new Uint8Array(mono.buffer, mono.byteOffset, mono.byteLength);
  const bpm = run('bpm', ['-m', '120', '-x', '200', '-f', '%0.2f'], bytes).out.toString().trim();
  const aubio = run('aubio', ['tempo', file]).out.toString().trim();
  return `stated ${stated} BPM, bpm ${bpm}, aubio ${aubio}`;
}

/** Measures one finished recording with tools that know nothing of how it was made. */
function measure({ piece, tags }: Recording, file: string): void {
  const loud = run('ffmpeg', ['-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-']).err;
  const stereo = decoded(file);
  const mono = Float32Array.from(
    { length: stereo.length / 2 },
    (_, i) => ((stereo[2 * i] ?? 0) + (stereo[2 * i + 1] ?? 0)) / 2,
  );
  console.log(`${piece.title}: ${(mono.length / SAMPLE_RATE).toFixed(1)} s`);
  if (tags.TBPM !== undefined) console.log(`  ${tempo(tags.TBPM, mono, file)}`);
  console.log(
    `  integrated ${after(loud, 'I:  ')}, range ${after(loud, 'LRA:  ')}, true peak ${after(loud, 'Peak:')}, left over right ${lean(stereo)} dB`,
  );
  for (const { section, bar } of starts(piece.form)) {
    const from = beatToSample(bar * BEATS_PER_BAR, piece.bpm);
    const to = beatToSample((bar + section.bars) * BEATS_PER_BAR, piece.bpm);
    console.log(`  ${section.name.padEnd(18)} ${describe(mono.subarray(from, to))}`);
  }
}

const option = process.argv.indexOf('--in');
const folder = option === -1 ? join(project, 'data') : (process.argv[option + 1] ?? '.');
for (const recording of RECORDINGS) measure(recording, join(folder, recording.file));
