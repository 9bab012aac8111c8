import { curve, weave } from '../../form.js';
import { arpeggio, bassline, chords } from '../../players.js';
import type { Channel } from '../../piece.js';
import { leaning } from '../../sequence.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';

const UP_AND_BACK = [0, 2, 1, 3, 2, 4, 3, 5, 4, 5, 3, 4, 2, 3, 1, 2];
const CLIMBING = [0, 1, 2, 3, 1, 2, 3, 4, 2, 3, 4, 5, 3, 4, 5, 6];

/** Bass, arpeggio and pad. */
export const HARMONY: readonly Channel[] = [
  {
    name: 'bass',
    role: 'bass',
    instrument: sounds.BASS,
    level: -10.5,
    duck: 0.42,
    drive: 1.2,
    notes: leaning(
      weave(FORM, 'bass', {
        eighths: bassline(28, 0.9, '1-1-1-1-1-1-1-1-', '1-1-1-1-1-1-5-8-'),
        octaves: bassline(
          28,
          0.85,
          '1-8-1-8-1-8-1-8-',
          '1-8-1-8-1-8-5-8-',
          '1-8-1-8-1-1-8-8-',
          '1-8-1-5-8-5-1-8-',
        ),
        gallop: bassline(28, 0.85, '1-118-111-118-5-', '1-118-111-115-8-'),
        riff: bassline(28, 0.85, '1--1--8-1-5-8-5-', '1--1--8-5-8-5-1-'),
        build: bassline(28, 0.9, ...Array.from({ length: 7 }, () => '1-1-1-1-1-1-1-1-'), '1-1-1-1-1-1-....'),
        long: bassline(28, 0.97, '1---------------'),
        drone: bassline(28, 0.99, '1---------------'),
      }),
      0.66,
    ),
    // Held notes carry more than plucked ones; where the bass holds, it steps back.
    fader: curve(FORM, 1, {
      'warm-up': [0.5, 0.7],
      break: [0.3, 0.35],
      build: [0.5, 0.9],
      home: [0.6, 0.5],
      gate: [0.5, 0.4],
    }),
    lowPass: curve(
      FORM,
      3200,
      { 'warm-up': [180, 1400], break: [240, 420], build: [300, 3200], home: [1600, 300], gate: [300, 160] },
      'geometric',
    ),
  },
  {
    name: 'arp',
    role: 'figure',
    instrument: sounds.ARP,
    level: -11,
    duck: 0.3,
    room: 0.14,
    echo: 0.3,
    highPass: 200,
    loose: 2,
    notes: leaning(
      weave(FORM, 'arp', {
        low: arpeggio(52, 76, UP_AND_BACK, 'XgogxgogXgogxgox'),
        high: arpeggio(64, 86, CLIMBING, 'XgogxgogXgogxgox'),
        sparse: arpeggio(64, 81, [0, 3, 1, 4, 2], 'o..g..g.'),
      }),
      0.72,
    ),
    lowPass: curve(
      FORM,
      5200,
      {
        shore: [420, 1300],
        'warm-up': [1300, 4200],
        break: [1200, 1800],
        build: [900, 7000],
        home: [5200, 500],
        gate: [500, 500],
      },
      'geometric',
    ),
  },
  {
    name: 'pad',
    role: 'chords',
    instrument: sounds.PAD,
    level: -13,
    duck: 0.5,
    room: 0.3,
    chorus: true,
    highPass: 170,
    fader: curve(FORM, 1, { break: [0.55, 0.75], build: [0.6, 1] }),
    notes: weave(FORM, 'pad', {
      hold: chords(62, 'x---------------'),
      build: chords(62, ...Array.from({ length: 7 }, () => 'x---------------'), 'x-----------....'),
      stabs: chords(64, 'x---x-x-x---x-x-', 'x---x-x-x---x---'),
    }),
    lowPass: curve(
      FORM,
      4200,
      { shore: [500, 1500], break: [1500, 2200], build: [1200, 6000], home: [3000, 700], gate: [700, 220] },
      'geometric',
    ),
  },
];
