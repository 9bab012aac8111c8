import { curve, weave } from '../../form.js';
import { written } from '../../players.js';
import type { Channel } from '../../piece.js';
import { slurred } from '../../sequence.js';
import { FORM } from './form.js';
import * as leads from './leads.js';
import * as tunes from './tunes.js';

/** The reed, what answers it, and the something. */
export const MELODY: readonly Channel[] = [
  {
    name: 'reed',
    role: 'tune',
    instrument: leads.REED,
    level: -12,
    duck: 0.1,
    room: 0.12,
    echo: 0.18,
    highPass: 220,
    loose: 4,
    notes: weave(FORM, 'reed', {
      walk: written(tunes.WALK),
      turned: written(tunes.WALK_TURNED),
      last: written(tunes.WALK_LAST),
      exit: written(tunes.EXIT),
    }),
  },
  {
    name: 'answer',
    role: 'tune',
    instrument: leads.ANSWER,
    level: -16,
    room: 0.4,
    echo: 0.4,
    notes: weave(FORM, 'answer', { walk: written(tunes.ANSWER) }),
  },
  {
    name: 'ghost',
    role: 'tune',
    instrument: leads.GHOST,
    level: -13,
    room: 0.35,
    echo: 0.3,
    highPass: 200,
    fader: curve(FORM, 1, { 'after-hours': [0.5, 0.7], chase: [0.75, 0.85] }),
    notes: slurred(
      weave(FORM, 'ghost', {
        glass: written(tunes.GLASS),
        high: written(tunes.GLASS_HIGH),
        chase: written(tunes.CHASE),
        empty: written(tunes.EMPTY),
      }),
    ),
  },
];
