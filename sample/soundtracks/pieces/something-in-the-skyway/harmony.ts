import { curve, weave, type Player } from '../../form.js';
import { arpeggio, chords, only } from '../../players.js';
import type { Channel } from '../../piece.js';
import { slurred } from '../../sequence.js';
import { BALLAST } from './ballast.js';
import { ACID, BASS } from './basslines.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';

const part = (name: string, variants: Readonly<Record<string, Player>>) => weave(FORM, name, variants);

/** Five notes under a mask of twelve: it is never twice in the same place. */
const FAR = arpeggio(67, 84, [0, 2, 1, 3, 2], 'x..o..g..o..');

/** Bass, acid line, clavinet, mallets, strings and the hum of the lights. */
export const HARMONY: readonly Channel[] = [
  {
    name: 'bass',
    role: 'bass',
    instrument: sounds.BASS,
    level: -9,
    duck: 0.35,
    drive: 1.4,
    fader: curve(FORM, 1, {
      doors: [0.5, 1],
      glass: [0.68, 0.68],
      'after-hours': [0.45, 0.45],
      lights: [0.45, 0.95],
    }),
    notes: part('bass', BASS),
  },
  {
    name: 'acid',
    role: 'figure',
    instrument: sounds.ACID,
    level: -13.5,
    duck: 0.2,
    drive: 1.6,
    highPass: 110,
    room: 0.1,
    echo: 0.16,
    notes: slurred(part('acid', ACID)).map((note, index) => ({
      ...note,
      bright: 0.5 * Math.sin(index * 0.7),
    })),
    lowPass: curve(FORM, 2600, { vamp: [700, 3200], lights: [350, 4200], chase: [1800, 6500] }, 'geometric'),
    fader: curve(FORM, 1, { lights: [0.55, 1], chase: [1.25, 1.3] }),
  },
  {
    name: 'clav',
    role: 'chords',
    instrument: sounds.CLAV,
    level: -16,
    duck: 0.15,
    highPass: 200,
    room: 0.08,
    echo: 0.1,
    loose: 4,
    notes: part('clav', {
      stabs: chords(62, '..x..x....x..o..', '..x..x....x..xo.'),
      busy: chords(62, 'o.x..x.o..x..x.o', '..x..xo.x.o.x..o'),
    }),
  },
  {
    name: 'mallet',
    role: 'figure',
    instrument: sounds.MALLET,
    level: -11,
    highPass: 250,
    room: 0.2,
    echo: 0.25,
    loose: 3,
    fader: curve(FORM, 1, { 'after-hours': [0.7, 0.5] }),
    notes: part('mallet', {
      far: FAR,
      door: only((within, bars) => within < bars - 1, FAR),
      sixes: arpeggio(67, 86, [0, 2, 4, 1, 3, 5], 'x.go.g'),
      fives: arpeggio(67, 89, [0, 1, 2, 4, 3], 'Xg.og.xg.'),
    }),
  },
  {
    name: 'strings',
    role: 'chords',
    instrument: sounds.STRINGS,
    level: -18,
    duck: 0.45,
    room: 0.25,
    chorus: true,
    highPass: 240,
    notes: part('strings', { hold: chords(65, 'x---------------') }),
    lowPass: curve(FORM, 5200, { 'after-hours': [900, 3000], 'last-walk': [3000, 3800] }, 'geometric'),
  },
  {
    name: 'hum',
    role: 'figure',
    instrument: sounds.HUM,
    level: -22,
    room: 0.2,
    highPass: 150,
    notes: part('hum', { flicker: BALLAST }),
  },
];
