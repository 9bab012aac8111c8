import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { project } from '../project.js';
import { starts } from './form.js';
import type { Piece } from './piece.js';
import { PIECES } from './pieces.js';
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

/** Measures one finished track with tools that know nothing of how it was made. */
function measure(piece: Piece, file: string): void {
  const loud = run('ffmpeg', ['-nostats', '-i', file, '-af', 'ebur128=peak=true', '-f', 'null', '-']).err;
  const raw = run('ffmpeg', [
    '-v',
    'error',
    '-i',
    file,
    '-f',
    'f32le',
    '-ac',
    '1',
    '-ar',
    String(SAMPLE_RATE),
    '-',
  ]).out;
  const bpm = run('bpm', ['-m', '120', '-x', '200', '-f', '%0.2f'], raw).out.toString().trim();
  const aubio = run('aubio', ['tempo', file]).out.toString().trim();
  console.log(`${piece.title}: stated ${String(piece.bpm)} BPM, bpm ${bpm}, aubio ${aubio}`);
  console.log(
    `  integrated ${after(loud, 'I:  ')}, range ${after(loud, 'LRA:  ')}, true peak ${after(loud, 'Peak:')}`,
  );
  const mono = new Float32Array(raw.buffer, raw.byteOffset, Math.floor(raw.length / 4));
  console.log(`  ${(mono.length / SAMPLE_RATE).toFixed(1)} s`);
  for (const { section, bar } of starts(piece.form)) {
    const from = beatToSample(bar * BEATS_PER_BAR, piece.bpm);
    const to = beatToSample((bar + section.bars) * BEATS_PER_BAR, piece.bpm);
    console.log(`  ${section.name.padEnd(14)} ${describe(mono.subarray(from, to))}`);
  }
}

const option = process.argv.indexOf('--in');
const folder = option === -1 ? join(project, 'data', 'soundtracks') : (process.argv[option + 1] ?? '.');
for (const piece of PIECES) measure(piece, join(folder, piece.slug, 'track.mp3'));
