/** A chord as pitch classes (0 is C): the root, the bass it stands on, and all its tones in order. */
export interface Chord {
  readonly name: string;
  readonly root: number;
  readonly bass: number;
  readonly tones: readonly number[];
}

const LETTERS: Record<string, number> = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 };

/** Semitones above the root, by the suffix of a chord's name. */
const QUALITIES: Record<string, readonly number[]> = {
  '': [0, 4, 7],
  m: [0, 3, 7],
  '5': [0, 7],
  '7': [0, 4, 7, 10],
  '9': [0, 4, 7, 10, 14],
  m7: [0, 3, 7, 10],
  m9: [0, 3, 7, 10, 14],
  maj7: [0, 4, 7, 11],
  add9: [0, 4, 7, 14],
  sus4: [0, 5, 7],
  '7sus4': [0, 5, 7, 10],
};

/** The MIDI number of a pitch written as letter, accidental and octave: `C4` is 60. */
export function pitch(name: string): number {
  const match = /^([A-G][#b]?)(-?\d)$/.exec(name);
  if (match === null) throw new Error(`"${name}" is no pitch`);
  return pitchClass(match[1] ?? '') + 12 * (Number(match[2]) + 1);
}

/** The chord of a name such as `F#m7` or `C/G`. */
export function chord(name: string): Chord {
  const match = /^([A-G][#b]?)([^/]*)(?:\/([A-G][#b]?))?$/.exec(name);
  const intervals = QUALITIES[match?.[2] ?? ''];
  if (match === null || intervals === undefined) throw new Error(`"${name}" is no chord`);
  const root = (pitchClass(match[1] ?? '') + 12) % 12;
  const bass = match[3] === undefined ? root : (pitchClass(match[3]) + 12) % 12;
  return { name, root, bass, tones: intervals.map((interval) => (root + interval) % 12) };
}

/** The chord moved by semitones. */
export function transpose(source: Chord, semitones: number): Chord {
  const move = (tone: number): number => (((tone + semitones) % 12) + 12) % 12;
  return {
    name: source.name,
    root: move(source.root),
    bass: move(source.bass),
    tones: source.tones.map(move),
  };
}

/** The lowest MIDI pitch of class `tone` at or above `low`. */
export function atOrAbove(tone: number, low: number): number {
  return low + ((((tone - low) % 12) + 12) % 12);
}

/** All pitches of the chord from `low` to `high` inclusive, ascending: what an arpeggio climbs. */
export function ladder(source: Chord, low: number, high: number): number[] {
  const steps: number[] = [];
  for (let midi = low; midi <= high; midi += 1) {
    if (source.tones.includes(midi % 12)) steps.push(midi);
  }
  return steps;
}

/**
 * A close voicing near `centre` (MIDI), no neighbours a semitone apart, that moves least from
 * `previous`; a fifth chord tone is let go in favour of the colourful one.
 */
export function voicing(source: Chord, centre: number, previous: readonly number[]): number[] {
  const tones = source.tones.length > 4 ? source.tones.filter((_, index) => index !== 2) : source.tones;
  let best: number[] = [];
  let bestCost = Infinity;
  for (let low = centre - 9; low <= centre + 3; low += 1) {
    const notes = tones.map((tone) => atOrAbove(tone, low)).sort((a, b) => a - b);
    const clash = notes.some((note, index) => index > 0 && note - (notes[index - 1] ?? 0) === 1);
    const middle = notes.reduce((sum, note) => sum + note, 0) / notes.length;
    const motion = notes.map((note) => Math.min(...previous.map((old) => Math.abs(old - note)), 12));
    const moved = previous.length === 0 ? 0 : motion.reduce((sum, step) => sum + step, 0);
    const cost = moved + Math.abs(middle - centre) * 0.7 + (clash ? 40 : 0);
    if (cost < bestCost) [best, bestCost] = [notes, cost];
  }
  return best;
}

function pitchClass(name: string): number {
  const letter = LETTERS[name[0] ?? ''];
  if (letter === undefined) throw new Error(`"${name}" is no note`);
  return letter + (name[1] === '#' ? 1 : name[1] === 'b' ? -1 : 0);
}
