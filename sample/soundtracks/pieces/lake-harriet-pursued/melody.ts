import { variantOf, weave, type Player } from '../../form.js';
import { under, written } from '../../players.js';
import type { Channel } from '../../piece.js';
import { slurred } from '../../sequence.js';
import { FORM } from './form.js';
import * as sounds from './sounds.js';
import * as tunes from './tunes.js';

const LEADS: Record<string, Player> = {
  theme: written(tunes.THEME),
  pushed: written(tunes.PUSHED),
  last: written(tunes.LAST),
  bridge: written(tunes.BRIDGE),
  home: written(tunes.HOME),
  gate: written(tunes.GATE),
};

/** A second voice below whatever the lead plays in the section. */
const thirds: Player = (bar) => under(LEADS[variantOf(bar.section, 'lead') ?? ''] ?? (() => []), 3)(bar);

/** Lead, second voice and bell. */
export const MELODY: readonly Channel[] = [
  {
    name: 'lead',
    role: 'tune',
    instrument: sounds.LEAD,
    level: -11,
    notes: slurred(weave(FORM, 'lead', LEADS)),
    duck: 0.12,
    room: 0.16,
    echo: 0.24,
    highPass: 200,
  },
  {
    name: 'second',
    role: 'tune',
    instrument: sounds.SECOND,
    level: -16,
    duck: 0.3,
    room: 0.2,
    highPass: 200,
    notes: slurred(weave(FORM, 'second', { thirds })),
  },
  {
    name: 'bell',
    role: 'tune',
    instrument: sounds.BELL,
    level: -13,
    room: 0.5,
    echo: 0.35,
    notes: weave(FORM, 'bell', {
      night: written(tunes.NIGHT),
      alarm: written(tunes.ALARM),
      answer: written(tunes.ANSWER),
    }),
  },
];
