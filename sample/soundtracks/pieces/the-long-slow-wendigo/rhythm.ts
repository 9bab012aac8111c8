import { curve, weave, type Player } from '../../form.js';
import { only, pattern } from '../../players.js';
import type { Channel } from '../../piece.js';
import * as drums from './drums.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';

const part = (name: string, variants: Readonly<Record<string, Player>>) => weave(FORM, name, variants);
const at = (wanted: number): Player => only((within) => within % 8 === wanted, pattern('X...........'));

const toms = part('tom', drums.TOM);

/** The kick's hits; the pump goes by them. */
export const KICKS = part('kick', drums.KICK);

/** Drums, boots and weather. */
export const RHYTHM: readonly Channel[] = [
  { name: 'kick', role: 'drums', notes: KICKS, instrument: sounds.KICK, level: -3.5 },
  {
    name: 'snare',
    role: 'drums',
    notes: part('snare', drums.SNARE),
    instrument: sounds.SNARE,
    drive: 2,
    level: -2,
    room: 0.35,
    loose: 3,
    highPass: 100,
  },
  {
    name: 'ride',
    role: 'drums',
    notes: part('ride', drums.RIDE),
    instrument: sounds.RIDE,
    level: -6,
    room: 0.1,
    loose: 4,
  },
  {
    name: 'crash',
    role: 'drums',
    notes: part('crash', drums.CRASH),
    instrument: sounds.CRASH,
    level: -12,
    room: 0.2,
  },
  {
    name: 'sleigh',
    role: 'drums',
    notes: part('sleigh', drums.SLEIGH),
    instrument: sounds.SLEIGH,
    level: -7,
    room: 0.15,
    loose: 5,
    fader: curve(FORM, 1, { snowfield: [0.5, 0.8], amen: [0.8, 0.2] }),
  },
  {
    name: 'feet',
    role: 'drums',
    notes: part('feet', drums.FEET),
    instrument: sounds.FEET,
    level: -5,
    room: 0.12,
    loose: 1,
  },
  {
    name: 'giant',
    role: 'drums',
    notes: part('giant', drums.GIANT),
    instrument: sounds.GIANT,
    level: -6,
    room: 0.4,
  },
  {
    name: 'heart',
    role: 'drums',
    notes: part('heart', drums.HEART),
    instrument: sounds.HEART,
    level: -6,
    fader: curve(FORM, 1, { snowfield: [0, 1] }),
  },
  ...sounds.TOMS.map((instrument, index): Channel => ({
    name: `tom ${String(index + 1)}`,
    role: 'drums',
    notes: toms.filter((_, hit) => hit % 3 === index),
    instrument,
    level: -4,
    room: 0.3,
    loose: 3,
  })),
  {
    name: 'wind',
    role: 'effects',
    instrument: sounds.WIND_UP,
    level: -4,
    room: 0.2,
    notes: part('wind', { blow: at(0) }),
  },
  {
    name: 'wind away',
    role: 'effects',
    instrument: sounds.WIND_DOWN,
    level: -4,
    room: 0.2,
    notes: part('wind', { blow: at(4) }),
  },
  {
    name: 'rise',
    role: 'effects',
    instrument: sounds.RISE,
    level: -14,
    room: 0.3,
    notes: part('rise', { up: at(0) }),
  },
];
