import type { Section } from '../../form.js';

/** G dorian: the E natural of the C9 is the hum of the lights. */
const WALK = 'Gm7 Gm7 C9 C9 Gm7 Gm7 Bb F Gm7 Gm7 C9 C9 Gm7 Gm7 C9 Gm7';
/** The bass walks down the scale while something glides above the glass. */
const GLASS = 'Bbadd9 Bbadd9 Am7 Am7 Gm7 Gm7 Dm7 Dm7 Bbadd9 Bbadd9 Am7 Am7 Gm7 Gm7 C9 D7sus4';
const EMPTY = 'Gm7 Gm7 Gm7 Gm7 Dm7 Dm7 Dm7 Dm7 Bbadd9 Bbadd9 C9 C9 Gm7 Gm7 D7sus4 D7sus4';
const CHASE = 'Gm7 Gm7 F F Gm7 Gm7 C9 C9 Gm7 Gm7 F F Bb Bb C9 D7sus4';

/** Something in the Skyway: 150 bars. */
export const FORM: readonly Section[] = [
  {
    name: 'lobby',
    bars: 8,
    chords: 'Gm7',
    parts: 'feet:heels hum:flicker hat:ticks mallet:far block:threes rise:up',
  },
  {
    name: 'doors',
    bars: 8,
    chords: 'Gm7 Gm7 C9 C9 Gm7 Gm7 C9 D7sus4',
    parts: 'feet:heels kick:pulse hat:ticks bass:sly mallet:far block:threes snare:enter hum:flicker',
  },
  {
    name: 'walk',
    bars: 16,
    chords: WALK,
    parts: 'feet:heels kick:motorik snare:back hat:sixteenths bass:sly clav:stabs reed:walk crash:first',
  },
  {
    name: 'vamp',
    bars: 8,
    chords: 'Gm7 Gm7 Gm7 Gm7 C9 C9 F D7sus4',
    parts: 'feet:heels kick:motorik snare:back hat:sixteenths bass:pulse acid:line crash:first',
  },
  {
    name: 'glass',
    bars: 16,
    chords: GLASS,
    parts:
      'feet:heels kick:four snare:rim hat:sixteenths bass:walk strings:hold ghost:glass mallet:sixes crash:both',
  },
  {
    name: 'walk-again',
    bars: 16,
    chords: WALK,
    parts:
      'feet:heels kick:motorik snare:back clap:off hat:sixteenths bass:busy clav:busy reed:turned answer:walk mallet:fives crash:both rise:up',
  },
  {
    name: 'after-hours',
    bars: 16,
    chords: EMPTY,
    parts: 'feet:alone hum:flicker strings:hold ghost:empty mallet:far block:threes bass:toll crash:first',
  },
  {
    name: 'lights',
    bars: 8,
    chords: 'Gm7 Gm7 Gm7 Gm7 Dm7 Dm7 D7sus4 D7sus4',
    parts:
      'feet:heels kick:gather snare:roll hat:ticks acid:line bass:gather mallet:fives hum:flicker rise:up',
  },
  {
    name: 'chase',
    bars: 16,
    chords: CHASE,
    parts:
      'feet:heels kick:motorik snare:back clap:back hat:open bass:pulse acid:wild ghost:chase clav:busy crash:both',
  },
  {
    name: 'glass-again',
    bars: 16,
    chords: GLASS,
    parts:
      'feet:heels kick:motorik snare:back clap:off hat:sixteenths bass:busy strings:hold ghost:high mallet:fives clav:stabs crash:both rise:up',
  },
  {
    name: 'last-walk',
    bars: 16,
    chords: WALK,
    parts:
      'feet:heels kick:motorik snare:double clap:off hat:sixteenths bass:busy clav:busy reed:last answer:walk strings:hold crash:both',
  },
  {
    name: 'exit',
    bars: 6,
    chords: 'Gm7 Gm7 C9 C9 C9 Gm',
    parts: 'feet:door hum:flicker mallet:door reed:exit bass:exit kick:exit crash:first',
  },
];
