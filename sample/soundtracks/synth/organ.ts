import { Envelope, soundingSamples } from './envelope.js';
import { put, type Instrument } from './instrument.js';
import { pitchToHz } from './oscillator.js';
import { SAMPLE_RATE } from './stereo.js';

/** A rank of reeds: its pitch against the key's, in semitones and cents, and its linear level. */
export interface Rank {
  readonly semitones: number;
  readonly cents: number;
  readonly level: number;
  /** -1 is left, 1 is right. */
  readonly pan: number;
}

/** The stops a parlour pump organ has: eight-foot, its celeste, four-foot and sixteen-foot. */
export const PUMP_ORGAN: readonly Rank[] = [
  { semitones: 0, cents: -3, level: 1, pan: -0.4 },
  { semitones: 0, cents: 4, level: 0.8, pan: 0.4 },
  { semitones: 12, cents: 1, level: 0.32, pan: 0.1 },
  { semitones: -12, cents: -1, level: 0.3, pan: 0 },
];

const TABLE_SIZE = 4096;
const tables = new Map<number, Float32Array>();

/** A pump organ of the given ranks; reeds speak slowly and the bellows never quite hold still. */
export function pumpOrgan(ranks: readonly Rank[] = PUMP_ORGAN): Instrument {
  const shape = { attack: 0.045, decay: 0.2, sustain: 0.92, release: 0.16 };
  return (bus, { start, gate, note }, random) => {
    const total = soundingSamples(shape, gate);
    const envelope = new Envelope(shape, gate);
    const bellowsPhase = random.next() * Math.PI * 2;
    const pipes = ranks.map((rank) => {
      const hertz = pitchToHz(note.midi + rank.semitones + (rank.cents + random.spread(1)) / 100);
      const angle = ((rank.pan + 1) * Math.PI) / 4;
      const level = rank.level * note.velocity * 0.5;
      return {
        table: reedTable(hertz),
        step: (hertz / SAMPLE_RATE) * TABLE_SIZE,
        phase: random.next() * TABLE_SIZE,
        left: level * Math.cos(angle),
        right: level * Math.sin(angle),
      };
    });
    for (let s = 0; s < total; s += 1) {
      const seconds = s / SAMPLE_RATE;
      const bellows = 1 + 0.07 * Math.sin(2 * Math.PI * 5.1 * seconds + bellowsPhase);
      const level = envelope.next() * bellows;
      let left = 0;
      let right = 0;
      for (const pipe of pipes) {
        pipe.phase = (pipe.phase + pipe.step) % TABLE_SIZE;
        const index = Math.trunc(pipe.phase);
        const here = pipe.table[index] ?? 0;
        const value = here + ((pipe.table[index + 1] ?? 0) - here) * (pipe.phase - index);
        left += value * pipe.left;
        right += value * pipe.right;
      }
      put(bus, start + s, left * level, right * level);
    }
  };
}

/** One cycle of a brass reed (one sample more, for interpolation), band-limited for its pitch. */
function reedTable(hertz: number): Float32Array {
  // A table per third of an octave is fine enough: only the topmost partial differs between.
  const band = Math.round(3 * Math.log2(hertz / 20));
  const cached = tables.get(band);
  if (cached !== undefined) return cached;
  const fundamental = 20 * 2 ** ((band + 0.5) / 3);
  const partials = Math.max(1, Math.min(40, Math.floor(9000 / fundamental)));
  const table = new Float32Array(TABLE_SIZE + 1);
  for (let partial = 1; partial <= partials; partial += 1) {
    const level = reedPartial(partial, fundamental);
    for (let i = 0; i <= TABLE_SIZE; i += 1) {
      const wave = Math.sin((2 * Math.PI * partial * i) / TABLE_SIZE + partial * partial * 0.7);
      table[i] = (table[i] ?? 0) + level * wave;
    }
  }
  tables.set(band, table);
  return table;
}

/** Level of a reed's partial: a gentle slope, the wooden case ringing near 700 Hz and 1.7 kHz. */
function reedPartial(partial: number, fundamental: number): number {
  const hertz = partial * fundamental;
  const resonance = (centre: number): number => Math.exp(-((Math.log2(hertz / centre) / 0.6) ** 2));
  const slope = partial ** -1.05 / (1 + (hertz / 3200) ** 2);
  return slope * (1 + 0.8 * resonance(700) + 0.6 * resonance(1700));
}
