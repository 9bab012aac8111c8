import { makeRandom, type Random } from './synth/random.js';
import { BEATS_PER_BAR, type Note } from './sequence.js';
import { chord, type Chord } from './theory.js';

/** A stretch of a piece: its harmony bar by bar, and which variant of each part plays. */
export interface Section {
  readonly name: string;
  readonly bars: number;
  /** Chord names, one per bar and repeated as needed; `C,D` puts two into one bar. */
  readonly chords: string;
  /** Semitones by which chords and pitched parts stand above what is written. */
  readonly shift?: number;
  /** Which parts play which variant: `kick:floor snare:back`; a part not named is silent. */
  readonly parts: string;
}

/** One bar as a part sees it. */
export interface Bar {
  /** Index in the piece and in the section, from 0. */
  readonly index: number;
  readonly within: number;
  readonly section: Section;
  /** One chord, or two for the halves of the bar; as written, not shifted. */
  readonly chords: readonly Chord[];
  /** The chord of the bar after, to lead into. */
  readonly next: Chord;
  readonly random: Random;
}

/** What a part plays in a bar: notes in beats from the bar's start, in the written key. */
export type Player = (bar: Bar) => Note[];

/** The number of bars of a form. */
export function totalBars(form: readonly Section[]): number {
  return form.reduce((sum, section) => sum + section.bars, 0);
}

/** The bar at which each section starts, with the section. */
export function starts(form: readonly Section[]): { section: Section; bar: number }[] {
  let bar = 0;
  return form.map((section) => {
    const entry = { section, bar };
    bar += section.bars;
    return entry;
  });
}

/** Every bar of a form in order, its chords parsed. */
export function bars(form: readonly Section[], seed: string): Bar[] {
  const random = makeRandom(seed);
  const plain = starts(form).flatMap(({ section, bar }) => {
    const names = section.chords.trim().split(/\s+/);
    return Array.from({ length: section.bars }, (_, within) => {
      const chords = (names[within % names.length] ?? '').split(',').map(chord);
      return { index: bar + within, within, section, chords };
    });
  });
  return plain.map((bar, index) => {
    const own = bar.chords[0] ?? chord('C');
    return { ...bar, next: plain[index + 1]?.chords[0] ?? own, random };
  });
}

/** The chord sounding at a beat of a bar. */
export function chordAt(bar: Bar, beat: number): Chord {
  const half = Math.min(bar.chords.length - 1, Math.floor((beat / BEATS_PER_BAR) * bar.chords.length));
  const found = bar.chords[half];
  if (found === undefined) throw new Error(`bar ${String(bar.index)} has no chord`);
  return found;
}

/** The variant that a section names for a part, if it names one. */
export function variantOf(section: Section, part: string): string | undefined {
  const named = section.parts.split(' ').find((entry) => entry.startsWith(`${part}:`));
  return named?.slice(part.length + 1);
}

/** Plays a part through a form: in each section, the variant that the section names. */
export function weave(
  form: readonly Section[],
  part: string,
  variants: Readonly<Record<string, Player>>,
): Note[] {
  return bars(form, part).flatMap((bar) => {
    const variant = variantOf(bar.section, part);
    if (variant === undefined) return [];
    const player = variants[variant];
    if (player === undefined) throw new Error(`${part} has no variant "${variant}"`);
    return player(bar).map((note) => ({
      ...note,
      beat: note.beat + bar.index * BEATS_PER_BAR,
      midi: note.midi + (bar.section.shift ?? 0),
    }));
  });
}

/**
 * A curve over a piece's beats: in each named section it runs from its first value to its second,
 * geometrically if `kind` says so (as for Hz); elsewhere it is `otherwise`.
 */
export function curve(
  form: readonly Section[],
  otherwise: number,
  spans: Readonly<Record<string, readonly [from: number, to: number]>>,
  kind: 'straight' | 'geometric' = 'straight',
): (beat: number) => number {
  const pieces = starts(form).map(({ section, bar }) => ({
    from: bar,
    bars: section.bars,
    span: spans[section.name],
  }));
  return (beat) => {
    const bar = beat / BEATS_PER_BAR;
    const piece = pieces.find((candidate) => bar >= candidate.from && bar < candidate.from + candidate.bars);
    if (piece?.span === undefined) return otherwise;
    const done = (bar - piece.from) / piece.bars;
    const [from, to] = piece.span;
    return kind === 'geometric' ? from * (to / from) ** done : from + (to - from) * done;
  };
}
