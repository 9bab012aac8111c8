import { curve, weave, type Player } from '../../form.js';
import { only, pattern } from '../../players.js';
import type { Channel } from '../../piece.js';
import { leaning } from '../../sequence.js';
import * as drums from './drums.js';
import { FORM } from './form.js';
import * as kit from './kit.js';

const part = (name: string, variants: Readonly<Record<string, Player>>) => weave(FORM, name, variants);
const nothing: Player = () => [];

const hats = leaning(part('hat', drums.HAT), 0.5);
const toms = part('tom', drums.TOM);
const openHat = curve(FORM, 0, { bridge: [1, 1], 'sprint-bridge': [1, 1], 'last-lap': [1, 1] });
const lastEight = only((within, bars) => within === bars - 8, pattern('x...............'));
const atOnce = only((within) => within === 0, pattern('x...............'));

/** The kick's hits; the pump goes by them. */
export const KICKS = part('kick', drums.KICK);

/** Drums, feet and noise. */
export const RHYTHM: readonly Channel[] = [
  { name: 'kick', role: 'drums', notes: KICKS, instrument: kit.KICK, level: -3.5 },
  {
    name: 'snare',
    role: 'drums',
    notes: part('snare', drums.SNARE),
    instrument: kit.SNARE,
    // Twice as many strokes need less weight each, or the last lap falls into half time.
    fader: curve(FORM, 1, { 'last-lap': [0.75, 0.75] }),
    drive: 2,
    level: -5,
    room: 0.22,
    loose: 2,
    highPass: 120,
  },
  {
    name: 'hat',
    role: 'drums',
    notes: hats.filter(({ beat }) => openHat(beat) === 0),
    instrument: kit.HAT,
    level: -4,
    loose: 3,
  },
  {
    name: 'open hat',
    role: 'drums',
    notes: hats.filter(({ beat }) => openHat(beat) > 0),
    instrument: kit.OPEN_HAT,
    level: -8,
    loose: 3,
  },
  {
    name: 'crash',
    role: 'drums',
    notes: part('crash', drums.CRASH),
    instrument: kit.CRASH,
    level: -14,
    room: 0.2,
  },
  {
    name: 'feet',
    role: 'drums',
    notes: part('feet', drums.FEET),
    instrument: kit.FEET,
    level: -0.5,
    fader: curve(FORM, 1, { break: [0.6, 0.6] }),
    room: 0.08,
    loose: 1,
  },
  {
    name: 'behind',
    role: 'effects',
    notes: part('behind', drums.BEHIND),
    instrument: kit.BEHIND,
    level: -6,
    room: 0.5,
    loose: 6,
  },
  ...kit.TOMS.map((instrument, index): Channel => ({
    name: `tom ${String(index + 1)}`,
    role: 'drums',
    notes: toms.filter((_, hit) => hit % 3 === index),
    instrument,
    level: -4,
    room: 0.25,
  })),
  {
    name: 'risers',
    role: 'effects',
    instrument: kit.RISE_UP,
    level: -14,
    room: 0.3,
    notes: part('rise', { up: lastEight, down: nothing, wind: atOnce }),
  },
  {
    name: 'falls',
    role: 'effects',
    instrument: kit.RISE_DOWN,
    level: -12,
    room: 0.3,
    notes: part('rise', { up: nothing, down: atOnce, wind: nothing }),
  },
];
