import { totalBars } from './form.js';
import type { Channel, Piece } from './piece.js';
import { BEATS_PER_BAR, beatToSample } from './sequence.js';
import { chorus, highPass, lowPass, saturate } from './synth/colour.js';
import { pingPong } from './synth/delay.js';
import { makeRandom } from './synth/random.js';
import { reverb } from './synth/reverb.js';
import { duckCurve } from './synth/sidechain.js';
import { fromDecibels, mapStereo, mixInto, SAMPLE_RATE, silence, type Stereo } from './synth/stereo.js';

/** Samples between moves of a fader. */
const FADER_SAMPLES = 64;

/** Renders a piece's channels, sends and returns into one stereo mix, not yet mastered. */
export function mix(piece: Piece, solo?: string): Stereo {
  const beats = totalBars(piece.form) * BEATS_PER_BAR;
  const samples = beatToSample(beats, piece.bpm) + Math.round(piece.tail * SAMPLE_RATE);
  const kicks = piece.pump.beats.map((beat) => beatToSample(beat, piece.bpm));
  const pump = duckCurve(kicks, (piece.pump.length * 60) / piece.bpm, samples);
  const sum = silence(samples);
  const toRoom = silence(samples);
  const toEcho = silence(samples);
  for (const channel of piece.channels) {
    if (solo !== undefined && channel.name !== solo) continue;
    const bus = record(piece, channel, samples);
    treat(piece, channel, bus, pump);
    mixInto(sum, bus, 1);
    if (channel.room !== undefined) mixInto(toRoom, bus, channel.room);
    if (channel.echo !== undefined) mixInto(toEcho, bus, channel.echo);
  }
  const echoes = pingPong(toEcho, piece.echo);
  mixInto(sum, echoes, 1);
  mixInto(toRoom, echoes, 0.35);
  mixInto(sum, reverb(toRoom, piece.room), 1);
  return sum;
}

/** Plays a channel's notes onto a fresh tape, a little unevenly, as hands do. */
function record(piece: Piece, channel: Channel, samples: number): Stereo {
  const bus = silence(samples);
  const random = makeRandom(`${piece.slug} ${channel.name}`);
  const stray = ((channel.loose ?? 0) / 1000) * SAMPLE_RATE;
  for (const note of channel.notes) {
    const start = Math.max(0, beatToSample(note.beat, piece.bpm) + Math.round(random.spread(stray)));
    const gate = beatToSample(note.length, piece.bpm);
    const velocity = Math.min(1, note.velocity * (1 + random.spread(0.07)));
    channel.instrument(bus, { start, gate, note: { ...note, velocity } }, random);
  }
  return bus;
}

/** Runs a channel's strip over its tape: colour, filters, pump, fader. */
function treat(piece: Piece, channel: Channel, bus: Stereo, pump: Float32Array): void {
  const toBeat = piece.bpm / 60;
  if (channel.drive !== undefined) saturate(bus, channel.drive);
  if (channel.chorus === true) chorus(bus, 2.4, 0.55, 0.8);
  if (channel.highPass !== undefined) highPass(bus, channel.highPass);
  const { lowPass: corner, duck = 0, fader } = channel;
  if (corner !== undefined) lowPass(bus, (seconds) => corner(seconds * toBeat));
  const level = fromDecibels(channel.level);
  let gain = level;
  mapStereo(bus, (value, index) => {
    if (fader !== undefined && index % FADER_SAMPLES === 0) {
      gain = level * fader((index / SAMPLE_RATE) * toBeat);
    }
    return value * gain * (1 - duck * (pump[index] ?? 0));
  });
}
