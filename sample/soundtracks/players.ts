import { chordAt, type Player } from './form.js';
import { BEATS_PER_BAR, hits, tune, type Note } from './sequence.js';
import { atOrAbove, ladder, voicing } from './theory.js';

/** Drum patterns, one line per bar, gone through in a circle. */
export function pattern(...lines: readonly string[]): Player {
  const parsed = lines.map(hits);
  return (bar) => parsed[bar.within % parsed.length] ?? [];
}

/** Plays `base`, but a fill in every eighth bar and the section's last; a different one each time. */
export function filled(base: Player, ...fills: readonly string[]): Player {
  const parsed = fills.map(hits);
  let turn = 0;
  return (bar) => {
    const due = bar.within % 8 === 7 || bar.within === bar.section.bars - 1;
    if (!due) return base(bar);
    turn += 1;
    return parsed[(turn - 1) % parsed.length] ?? [];
  };
}

/** Plays only in the bars of a section that `when` picks by their index. */
export function only(when: (within: number, bars: number) => boolean, player: Player): Player {
  return (bar) => (when(bar.within, bar.section.bars) ? player(bar) : []);
}

/** Plays several players at once. */
export function together(...players: readonly Player[]): Player {
  return (bar) => players.flatMap((player) => player(bar));
}

/** A written tune, gone through in a circle, moved by `semitones` (an octave, usually). */
export function written(text: string, semitones = 0): Player {
  const notes = tune(text);
  const length = text.split('|').length;
  return (bar) => {
    const from = (bar.within % length) * BEATS_PER_BAR;
    return notes
      .filter(({ beat }) => beat >= from - 0.001 && beat < from + BEATS_PER_BAR - 0.001)
      .map((note) => ({ ...note, beat: note.beat - from, midi: note.midi + semitones }));
  };
}

/** A second voice under a tune: for each note the nearest chord tone at least `gap` semitones below. */
export function under(player: Player, gap: number): Player {
  return (bar) =>
    player(bar).map((note) => {
      const below = ladder(chordAt(bar, note.beat), note.midi - gap - 6, note.midi - gap);
      return { ...note, midi: below.at(-1) ?? note.midi - 12 };
    });
}

/** Spans of a rhythm: letters start, `-` holds, `.` rests; beats from the bar's start. */
function spans(rhythm: string): { letter: string; beat: number; length: number }[] {
  const step = BEATS_PER_BAR / rhythm.length;
  return [...rhythm.matchAll(/([^-.])(-*)/g)].map((match) => ({
    letter: match[1] ?? '',
    beat: match.index * step,
    length: match[0].length * step,
  }));
}

/** Harmony in voice-led chords near `centre` (MIDI), in a rhythm whose letters hit as drums do. */
export function chords(centre: number, ...rhythms: readonly string[]): Player {
  let previous: number[] = [];
  return (bar) =>
    spans(rhythms[bar.within % rhythms.length] ?? '').flatMap(({ letter, beat, length }) => {
      previous = voicing(chordAt(bar, beat), centre, previous);
      const velocity = hits(letter)[0]?.velocity ?? 0.7;
      return previous.map((midi) => ({ beat, length: length * 0.98, midi, velocity }));
    });
}

/** Chord members a bass rhythm may name, as an index into the tones and semitones added. */
const DEGREES: Record<string, readonly [index: number, added: number]> = {
  '1': [0, 0],
  '3': [1, 0],
  '5': [2, 0],
  '7': [3, 0],
  '8': [0, 12],
};

/**
 * A bass line at or above `low` (MIDI): `1`, `3`, `5`, `7` are chord members, `8` the octave,
 * `n` the next bar's bass in advance; one rhythm per bar, gone through in a circle.
 */
export function bassline(low: number, legato: number, ...rhythms: readonly string[]): Player {
  return (bar) =>
    spans(rhythms[bar.within % rhythms.length] ?? '').map(({ letter, beat, length }) => {
      const here = chordAt(bar, beat);
      const [index, added] = DEGREES[letter] ?? [0, 0];
      const member = index === 0 ? here.bass : (here.tones[index] ?? here.bass);
      const midi = atOrAbove(letter === 'n' ? bar.next.bass : member, low) + added;
      const velocity = beat % 2 === 0 ? 0.95 : beat % 1 === 0 ? 0.92 : 0.75;
      return { beat, length: length * legato, midi, velocity };
    });
}

/** An arpeggio over the chord's ladder from `low` to `high`; `steps` are rungs, `.` in `mask` rests. */
export function arpeggio(low: number, high: number, steps: readonly number[], mask = 'X'): Player {
  return (bar) => {
    const step = BEATS_PER_BAR / 16;
    return Array.from({ length: 16 }, (_, index): Note | undefined => {
      // The figure runs on across bar lines, so that one not 16 long keeps shifting its accents.
      const count = bar.within * 16 + index;
      const rungs = ladder(chordAt(bar, index * step), low, high);
      const velocity = hits(mask[count % mask.length] ?? 'X')[0]?.velocity;
      const midi = rungs[(steps[count % steps.length] ?? 0) % rungs.length];
      if (velocity === undefined || midi === undefined) return undefined;
      return { beat: index * step, length: step * 0.8, midi, velocity };
    }).filter((note) => note !== undefined);
  };
}
