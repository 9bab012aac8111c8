import { curve, weave, type Player } from '../../form.js';
import { bassline, chords, only, written } from '../../players.js';
import type { Channel } from '../../piece.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';
import * as tunes from './tunes.js';

const nothing: Player = () => [];

/** The bell tolls the chord's root every four bars. */
const toll = only((within) => within % 4 === 0, bassline(50, 1, '1-----------'));

/** Bass, fuzz, the organ's chords and the bell. */
export const HARMONY: readonly Channel[] = [
  {
    name: 'bass',
    role: 'bass',
    instrument: sounds.BASS,
    level: -13,
    duck: 0.3,
    drive: 1.5,
    fader: curve(FORM, 1, { snowfield: [0.5, 0.6], gathers: [0.55, 1], amen: [0.6, 0.5] }),
    notes: weave(FORM, 'bass', {
      riff: written(tunes.RIFF),
      hold: bassline(33, 0.95, '1-----1---1-', '1-----1-----', '1-----1---1-', '1-----1--5-1'),
      shuffle: bassline(33, 0.85, '1-11-11-11-1', '1-11-11-11-5'),
      run: bassline(33, 0.8, '1-11-81-15-8', '1-11-81-15-1', '1-11-51-18-5'),
      deep: bassline(33, 0.98, '1-----------'),
    }),
  },
  {
    name: 'fuzz',
    role: 'bass',
    instrument: sounds.FUZZ,
    level: -13,
    duck: 0.2,
    drive: 5,
    // The two fuzzes differ; below this the bass alone holds the middle.
    highPass: 110,
    room: 0.1,
    // A cabinet: nothing of fuzz is worth hearing above four kilohertz.
    lowPass: curve(FORM, 3800, { wakes: [1200, 3600] }, 'geometric'),
    fader: curve(FORM, 1, {
      hymn: [0.6, 0.65],
      'hymn-again': [0.65, 0.75],
      run: [0.75, 0.75],
      'run-again': [0.75, 0.75],
      'last-hymn': [0.7, 0.7],
    }),
    notes: weave(FORM, 'fuzz', {
      riff: written(tunes.RIFF),
      hold: bassline(38, 0.97, '1-----------'),
      push: bassline(38, 0.9, '1-----1-1---', '1-----1---1-'),
    }),
  },
  {
    name: 'chords',
    role: 'chords',
    instrument: sounds.SOFT_ORGAN,
    level: -19,
    duck: 0.3,
    room: 0.3,
    highPass: 140,
    notes: weave(FORM, 'chords', { hold: chords(57, 'x-----------'), soft: chords(55, 'o-----------') }),
  },
  {
    name: 'drone',
    role: 'chords',
    instrument: sounds.SOFT_ORGAN,
    level: -15,
    room: 0.35,
    fader: curve(FORM, 1, { snow: [0.25, 1] }),
    notes: weave(FORM, 'organ', {
      hold: chords(57, 'x-----------'),
      hymn: nothing,
      last: nothing,
      run: nothing,
      riff: nothing,
      gather: nothing,
      amen: nothing,
    }),
  },
  {
    name: 'toll',
    role: 'figure',
    instrument: sounds.TOLL,
    level: -15,
    room: 0.6,
    notes: weave(FORM, 'toll', { toll }),
  },
];
