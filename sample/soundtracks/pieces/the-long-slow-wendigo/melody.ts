import { curve, weave, type Player } from '../../form.js';
import { under, written } from '../../players.js';
import type { Channel } from '../../piece.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';
import * as tunes from './tunes.js';

const nothing: Player = () => [];
const hymn = written(tunes.HYMN);
const run = written(tunes.RUN);
const amen = written(tunes.AMEN);

/** Organ, choirs and music box. */
export const MELODY: readonly Channel[] = [
  {
    name: 'organ',
    role: 'tune',
    instrument: sounds.ORGAN,
    level: -12,
    duck: 0.08,
    room: 0.3,
    highPass: 160,
    loose: 4,
    fader: curve(FORM, 1, {
      'tramp-again': [0.6, 0.75],
      gathers: [0.6, 0.95],
      run: [0.8, 0.8],
      'run-again': [0.8, 0.8],
    }),
    notes: weave(FORM, 'organ', {
      hold: nothing,
      hymn,
      last: written(tunes.HYMN_LAST),
      run,
      riff: written(tunes.OVER_RIFF),
      gather: written(tunes.GATHER),
      amen,
    }),
  },
  {
    name: 'choir',
    role: 'tune',
    instrument: sounds.CHOIR,
    level: -8.5,
    room: 0.4,
    highPass: 150,
    loose: 8,
    notes: weave(FORM, 'choir', { oo: nothing, run, hymn, amen }),
  },
  {
    name: 'humming',
    role: 'tune',
    instrument: sounds.HUMMING,
    level: -13,
    room: 0.4,
    highPass: 140,
    loose: 8,
    notes: weave(FORM, 'choir', {
      oo: under(hymn, 3),
      run: under(run, 4),
      hymn: under(hymn, 3),
      amen: nothing,
    }),
  },
  {
    name: 'box',
    role: 'tune',
    instrument: sounds.BOX,
    level: -10,
    room: 0.35,
    echo: 0.35,
    fader: curve(FORM, 1, { 'last-hymn': [0.6, 0.6] }),
    notes: weave(FORM, 'box', { box: written(tunes.BOX, 12), under: written(tunes.HYMN, 12) }),
  },
];
