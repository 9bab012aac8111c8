import { curve, weave, type Player } from '../../form.js';
import { only, pattern } from '../../players.js';
import type { Channel } from '../../piece.js';
import * as drums from './drums.js';
import { FORM } from './form.js';
import * as kit from './kit.js';

const part = (name: string, variants: Readonly<Record<string, Player>>) => weave(FORM, name, variants);

const hats = part('hat', drums.HAT);
const feet = part('feet', drums.FEET);
const openHat = curve(FORM, 0, { chase: [1, 1] });

/** The kick's hits; the pump goes by them. */
export const KICKS = part('kick', drums.KICK);

/** Drums, heels and noise. */
export const RHYTHM: readonly Channel[] = [
  { name: 'kick', role: 'drums', notes: KICKS, instrument: kit.KICK, drive: 1.4, level: -4.5 },
  {
    name: 'snare',
    role: 'drums',
    notes: part('snare', drums.SNARE),
    instrument: kit.SNARE,
    drive: 2,
    level: -2.5,
    room: 0.1,
    loose: 3,
    highPass: 130,
  },
  {
    name: 'clap',
    role: 'drums',
    notes: part('clap', drums.CLAP),
    instrument: kit.CLAP,
    level: -5,
    room: 0.2,
    loose: 4,
  },
  {
    name: 'hat',
    role: 'drums',
    notes: hats.filter(({ beat }) => openHat(beat) === 0),
    instrument: kit.HAT,
    level: 0.5,
    loose: 3,
  },
  {
    name: 'open hat',
    role: 'drums',
    notes: hats.filter(({ beat }) => openHat(beat) > 0),
    instrument: kit.OPEN_HAT,
    level: -3.5,
    loose: 3,
  },
  {
    name: 'crash',
    role: 'drums',
    notes: part('crash', drums.CRASH),
    instrument: kit.CRASH,
    level: -12,
    room: 0.2,
  },
  {
    name: 'block',
    role: 'drums',
    notes: part('block', drums.BLOCK),
    instrument: kit.BLOCK,
    level: -10,
    room: 0.25,
    echo: 0.3,
  },
  {
    name: 'feet',
    role: 'drums',
    notes: feet,
    instrument: kit.FEET,
    level: -4.5,
    room: 0.1,
    loose: 1,
    fader: curve(FORM, 1, { 'after-hours': [0.8, 0.8] }),
  },
  { name: 'heel', role: 'drums', notes: feet, instrument: kit.HEEL, level: -16, room: 0.3, loose: 1 },
  {
    name: 'rise',
    role: 'effects',
    instrument: kit.RISE,
    level: -14,
    room: 0.3,
    notes: part('rise', { up: only((within, bars) => within === bars - 4, pattern('X...............')) }),
  },
];
