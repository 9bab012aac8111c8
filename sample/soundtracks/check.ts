import { bars, chordAt, type Bar } from './form.js';
import type { Channel, Piece } from './piece.js';
import { PIECES } from './pieces.js';
import { BEATS_PER_BAR, type Note } from './sequence.js';
import { transpose } from './theory.js';

/** The widest range, in semitones, of a tune that can be hummed: an octave and a sixth. */
const SINGABLE = 21;

/** Whether a note sounds at a beat. */
function sounds(note: Note, beat: number): boolean {
  return note.beat <= beat + 0.02 && note.beat + note.length > beat + 0.02;
}

/** A pitch's name, for the report. */
function nameOf(midi: number): string {
  const names = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'];
  return `${names[midi % 12] ?? ''}${String(Math.floor(midi / 12) - 1)}`;
}

/** Notes on a bar's first and third beat that are not of its chord. */
function strangers(bar: Bar, channel: Channel): string[] {
  return [0, 2].flatMap((beat) => {
    const { tones, name } = transpose(chordAt(bar, beat), bar.section.shift ?? 0);
    return channel.notes
      .filter((note) => sounds(note, bar.index * BEATS_PER_BAR + beat) && !tones.includes(note.midi % 12))
      .map(
        ({ midi }) =>
          `bar ${String(bar.index + 1)}, beat ${String(beat + 1)}: ${channel.name} has ${nameOf(midi)} over ${name}`,
      );
  });
}

/** Minor seconds and ninths between channels on any beat, where each rubs against the other. */
function clashes(bar: Bar, channels: readonly Channel[]): string[] {
  return [0, 1, 2, 3].flatMap((beat) => {
    const now = bar.index * BEATS_PER_BAR + beat;
    const sounding = channels.flatMap((channel) =>
      channel.notes.filter((note) => sounds(note, now)).map(({ midi }) => ({ midi, name: channel.name })),
    );
    return sounding.flatMap((low) =>
      sounding
        .filter((high) => high.midi - low.midi === 1 || high.midi - low.midi === 13)
        .map(
          (high) =>
            `bar ${String(bar.index + 1)}, beat ${String(beat + 1)}: ${low.name} ${nameOf(low.midi)} against ${high.name} ${nameOf(high.midi)}`,
        ),
    );
  });
}

/** Everything in a piece that the rules of its harmony forbid, in words; empty if all is well. */
export function faults(piece: Piece): string[] {
  const pitched = piece.channels.filter(({ role }) => ['bass', 'chords', 'tune', 'figure'].includes(role));
  const all = bars(piece.form, 'check');
  const wide = pitched
    .filter(({ role }) => role === 'tune')
    .flatMap(({ name, notes }) => {
      const pitches = notes.map(({ midi }) => midi);
      const span = Math.max(...pitches) - Math.min(...pitches);
      const range = `${name} spans ${String(span)} semitones, ${nameOf(Math.min(...pitches))} to ${nameOf(Math.max(...pitches))}`;
      console.log(`  ${range}`);
      return span > SINGABLE ? [range] : [];
    });
  return [
    ...wide,
    ...all.flatMap((bar) => pitched.flatMap((channel) => strangers(bar, channel))),
    ...all.flatMap((bar) => clashes(bar, pitched)),
  ];
}

for (const piece of PIECES) {
  console.log(piece.title);
  const found = faults(piece);
  for (const fault of found) console.log(`  ${fault}`);
  console.log(`  ${String(found.length)} faults`);
  if (found.length > 0) process.exitCode = 1;
}
