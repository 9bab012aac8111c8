import { curve, weave, type Player } from '../../form.js';
import { arpeggio, bassline, chords } from '../../players.js';
import type { Channel } from '../../piece.js';
import { slurred } from '../../sequence.js';
import { BALLAST } from './ballast.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';

const part = (name: string, variants: Readonly<Record<string, Player>>) => weave(FORM, name, variants);

/** Bass, acid line, clavinet, mallets, strings and the hum of the lights. */
export const HARMONY: readonly Channel[] = [
  {
    name: 'bass',
    role: 'bass',
    instrument: sounds.BASS,
    level: -9,
    duck: 0.35,
    drive: 1.4,
    fader: curve(FORM, 1, { doors: [0.5, 1], glass: [0.68, 0.68], 'after-hours': [0.5, 0.5] }),
    notes: part('bass', {
      sly: bassline(31, 0.75, '1..1..8.1.....5.', '1..1..8.1.3.5.7.'),
      busy: bassline(
        31,
        0.75,
        '1..18.1.1.81..5.',
        '1..18.1.1.8.5.7.',
        '1..18.1.1.81..8.',
        '1.81..1.8.7.5.3.',
      ),
      pulse: bassline(31, 0.7, '1.1.1.1.1.1.1.1.', '1.1.1.1.1.1.1.8.'),
      walk: bassline(31, 0.85, '1--1--8-1-1-5-8-', '1--1--8-5-8-5-3-'),
      toll: bassline(31, 0.9, '1-------........', '............5.7.'),
      exit: bassline(
        31,
        0.75,
        '1..1..8.1.....5.',
        '1..1..8.1.3.5.7.',
        '1..18.1.1.8.5.7.',
        '1...............',
      ),
    }),
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
    notes: slurred(
      part('acid', {
        line: bassline(43, 1, '1.18.1.71.8.5.-7', '1.18.5.71.83--5.', '1.18.1.71.8.58-7', '18.1-7.58.1.3-5.'),
        wild: bassline(43, 1, '1185.17.8-5.1783', '18.1-758.1.385-7', '1.18.5871.83--5.', '8-7.5-3.1.8.5371'),
      }),
    ).map((note, index) => ({ ...note, bright: 0.5 * Math.sin(index * 0.7) })),
    lowPass: curve(FORM, 2600, { vamp: [700, 3200], lights: [350, 4200], chase: [1400, 6000] }, 'geometric'),
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
    fader: curve(FORM, 1, { 'after-hours': [0.8, 0.6] }),
    notes: part('mallet', {
      far: arpeggio(67, 84, [0, 2, 1, 3, 2], 'x..o..g..o..'),
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
